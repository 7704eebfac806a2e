package dev.ledge.engine.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.StaticPolygon;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoadLimitsTest {
    private static Level level(List<LevelObject> objects) {
        return new LevelBuilder().size(64, 64).objects(objects).build();
    }

    private static List<LevelObject> many(int count, IntFunction<LevelObject> object) {
        List<LevelObject> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.add(object.apply(i));
        }
        return all;
    }

    private static ObjectCommon common(int i, double x, double width, double height) {
        return ObjectCommon.of("o" + i, new Vec(x, 0), new Vec(width, height));
    }

    private static void refuses(Level full, LevelObject more, String limit) {
        assertThatExceptionOfType(LevelLimitException.class)
                .isThrownBy(() -> full.withObject(more))
                .withMessageContaining(limit);
        List<LevelObject> all = new ArrayList<>(full.objects());
        all.add(more);
        assertThatExceptionOfType(LevelLimitException.class)
                .isThrownBy(() -> level(all))
                .withMessageContaining(limit);
    }

    @Test
    void theCellsOfAllActorsAreCountedTogether() {
        // The player takes 1.75 × 2.5 of the 131,072 cells, each of the others 64 × 64.
        IntFunction<LevelObject> large = i -> Body.of("o" + i, Vec.ZERO, new Vec(1008, 1008));
        refuses(level(many(31, large)), large.apply(31), "at most 131072 are possible with 33 actors");
    }

    @Test
    void manySmallActorsMayCoverMore() {
        ObjectCommon around = ObjectCommon.of("a", Vec.ZERO, new Vec(1024, 1024));
        LevelObject crowd = new Body(around, null, 100_000, new Vec(12, 24), null);

        assertThat(level(List.of(crowd)).objects()).hasSize(1);
    }

    @Test
    void thePlayerCountsAsOne() {
        ActorProfile giant = ActorProfile.DEFAULT.withSize(new Vec(8000, 8000));
        LevelBuilder builder = level(List.of()).toBuilder().player(giant);
        assertThatExceptionOfType(LevelLimitException.class)
                .isThrownBy(builder::build)
                .withMessageContaining("with 1 actor");
    }

    @Test
    void aFinerGridMakesMoreCells() {
        Level level = level(many(31, i -> Body.of("o" + i, Vec.ZERO, new Vec(1000, 1000))));
        assertThatExceptionOfType(LevelLimitException.class)
                .isThrownBy(() -> level.toBuilder().grid(15).build());
    }

    @Test
    void thePointsOfAllPolygonsAreCountedTogether() {
        List<Vec> points = parabola(4096);
        IntFunction<LevelObject> polygon =
                i -> new StaticPolygon(ObjectCommon.of("o" + i, Vec.ZERO, null), points, null, null, null, null);
        refuses(level(many(8, polygon)), polygon.apply(8), "at most 32768 are possible");
    }

    private static List<Vec> parabola(int count) {
        List<Vec> points = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            points.add(new Vec(i, (double) i * i));
        }
        return points;
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1e11})
    void areasDoNotLieOverOneAnotherWithoutEnd(double far) {
        IntFunction<LevelObject> goal = i -> new Goal(common(i, far + i % 2 * 256, 4, 4));
        // One that is far away changes nothing.
        List<LevelObject> goals = many(512, goal);
        goals.add(new Goal(ObjectCommon.of("x", new Vec(-1e12, -1e12), null)));
        refuses(level(goals), goal.apply(512), "513 areas touch one square of 256 px; at most 512");
        assertThat(level(goals).withObject(new Goal(common(512, far + 900, 4, 4))))
                .isNotNull();
    }

    @Test
    void platformsDoNotStartInOneAnotherWithoutEnd() {
        IntFunction<LevelObject> platform = i -> Platform.of("o" + i, new Vec(i % 2 * 256, 0), new Vec(40, 8));
        refuses(level(many(200, platform)), platform.apply(200), "201 platforms touch one square of 256 px");
    }

    @Test
    void platformsDoNotComeToOnePlaceWithoutEnd() {
        IntFunction<LevelObject> platform = i -> Platform.of("o" + i, new Vec(1000.0 * i, 0), new Vec(40, 8))
                .withPath(List.of(Vec.ZERO, new Vec(-1000.0 * i, 0)));
        refuses(level(many(200, platform)), platform.apply(200), "201 platforms touch one square of 256 px");
    }

    @Test
    void ridingAreasDoNotComeToOnePlaceWithoutEnd() {
        List<LevelObject> objects = new ArrayList<>();
        // The platforms stay far from each other, and what rides them is in one place.
        for (int i = 0; i < 513; i++) {
            List<Vec> path = List.of(Vec.ZERO, new Vec(-1000.0 * i, 0));
            objects.add(Platform.of("p" + i, new Vec(1000.0 * i, 1000.0 * i), new Vec(40, 8))
                    .withPath(path));
            objects.add(new Goal(common(i, 1000.0 * i, 4, 4).withRides("p" + i)));
        }
        LevelObject last = objects.remove(objects.size() - 1);
        refuses(level(objects), last, "513 areas touch one square of 256 px; at most 512");
    }

    @Test
    void theReaderNamesTheLimitAndThePlace() {
        StringBuilder objects = new StringBuilder();
        for (int i = 0; i < 513; i++) {
            objects.append(i == 0 ? "" : ",")
                    .append("{\"id\":\"o%d\",\"type\":\"hazard\",\"at\":[1,1],\"size\":[2,2]}".formatted(i));
        }
        String json = """
                {"format": "ledge-level", "version": 1, "grid": 16, "size": [9, 9], "palette": {},
                 "objects": [%s]}""".formatted(objects);

        assertThatExceptionOfType(LevelFormatException.class)
                .isThrownBy(() -> LevelReader.read(json, Path.of("a.level.json")))
                .withMessageContaining("a.level.json:2:")
                .withMessageContaining("error[TOO-LARGE]")
                .withMessageContaining("513 areas touch one square of 256 px; at most 512 are possible")
                .withMessageContaining("(at /objects)");
    }

    /** In code, too, no copy is called as another object. */
    @Test
    void anObjectThatIsAddedIsNoCopy() {
        ObjectCommon around = ObjectCommon.of("a", Vec.ZERO, new Vec(100, 100));
        LevelObject crowd = new Body(around, null, 3, null, null);
        LevelObject other = Body.of("a-2", Vec.ZERO, null);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> level(List.of(crowd)).withObject(other))
                .withMessageContaining("'a-2'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> level(List.of(other)).withObject(crowd))
                .withMessageContaining("'a-2'");
    }
}
