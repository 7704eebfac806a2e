package dev.ledge.engine.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Patroller;
import dev.ledge.engine.level.object.Pickup;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.level.object.Spring;
import dev.ledge.engine.level.object.StaticPolygon;
import dev.ledge.engine.level.object.Walker;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every number of every record of a level has limits, and its constructor holds them: a new field without any fails
 * here.
 */
class LimitsTest {
    private static final ObjectCommon OBJECT = ObjectCommon.of("a", Vec.ZERO, null);
    private static final List<Vec> LINE = List.of(Vec.ZERO, new Vec(1, 1));
    private static final Set<Class<?>> NUMBERS =
            Set.of(double.class, Double.class, int.class, Integer.class, Vec.class, List.class);

    /** A record of each kind that has numbers. */
    private static final Map<Class<?>, Record> SAMPLES = samples(
            Physics.DEFAULT,
            Motion.DEFAULT,
            Surface.NORMAL,
            OBJECT,
            new Spring(OBJECT, null, null),
            Crumbles.DEFAULT,
            LayerCommon.of("a"),
            TileLayer.of("a", TileGrid.empty(1, 1)),
            new TileImage("a.png", null, null, Map.of()),
            Sides.ALL,
            Flip.NONE,
            new Shape.Floor(1, 1),
            new Shape.Ceiling(1, 1),
            new Shape.Convex(List.of(Vec.ZERO, new Vec(1, 0), new Vec(0, 1))),
            new Spawn(OBJECT, null, null),
            Platform.of("a", Vec.ZERO, null),
            new StaticPolygon(OBJECT, LINE, null, null, null, null),
            new Walker(OBJECT, null, null, null, null, null, null),
            new Patroller(OBJECT, null),
            Body.of("a", Vec.ZERO, null));

    private static Map<Class<?>, Record> samples(Record... records) {
        Map<Class<?>, Record> map = new HashMap<>();
        for (Record one : records) {
            map.put(one.getClass(), one);
        }
        return map;
    }

    @ParameterizedTest
    @CsvSource({
        "1e15, 1000000000000000",
        "1e12, 1000000000000",
        "-1e12, -1000000000000",
        "1e-6, 0.000001",
        "0.0625, 0.0625",
        "0, 0",
        "100, 100",
        "12345678.5, 12345678.5",
        "1e300, 1.0E300",
        "NaN, NaN",
        "-Infinity, -Infinity"
    })
    void numbersAreShownAsPeopleWriteThem(double number, String shown) {
        assertThat(Limits.plain(number)).isEqualTo(shown);
    }

    @Test
    void messagesShowRangesPlainly() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Limits.check("'speed'", 2e15, 0, Limits.MAX_SPEED, "px/s"))
                .withMessage("'speed' must be from 0 to 1000000000000000 px/s, not 2000000000000000");
    }

    @TestFactory
    Stream<DynamicTest> everyNumberOfEveryRecordHasLimitsAndKeepsThem() throws Exception {
        return records().stream()
                .flatMap(type -> Arrays.stream(type.getRecordComponents()))
                .filter(component -> NUMBERS.contains(component.getType()))
                .map(component -> dynamicTest(
                        component.getDeclaringRecord().getSimpleName() + "." + component.getName(),
                        () -> holdsItsLimits(component)));
    }

    private static List<Class<?>> records() throws Exception {
        Path folder = Path.of(Level.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI())
                .resolve(Level.class.getPackageName().replace('.', '/'));
        List<Class<?>> found = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".class")).sorted().toList()) {
                String name = file.getFileName().toString().replace(".class", "");
                Class<?> type = Class.forName(Level.class.getPackageName() + "." + name);
                if (type.isRecord()) {
                    found.add(type);
                }
            }
        }
        assertThat(found).hasSizeGreaterThan(20);
        return found;
    }

    private static void holdsItsLimits(RecordComponent component) throws Exception {
        Within within = component.getAnnotation(Within.class);
        assertThat(within).as("limits of the number, declared by @Within").isNotNull();
        assertThat(within.min()).isFinite().isLessThan(within.max());
        assertThat(within.max()).isFinite();
        make(component, within.min());
        make(component, within.max());
        List<Double> bad = new ArrayList<>(List.of(Math.nextDown(within.min()), Math.nextUp(within.max())));
        boolean isWhole = component.getType() == int.class || component.getType() == Integer.class;
        if (isWhole) {
            bad = List.of(within.min() - 1, within.max() + 1, (double) Integer.MAX_VALUE, (double) Integer.MIN_VALUE);
        } else {
            bad.addAll(List.of(Double.NaN, Double.NEGATIVE_INFINITY, Double.MAX_VALUE, -Double.MAX_VALUE));
            if (within.orInfinite()) {
                make(component, Double.POSITIVE_INFINITY);
            } else {
                bad.add(Double.POSITIVE_INFINITY);
            }
        }
        for (double number : bad) {
            assertThatThrownBy(() -> make(component, number))
                    .as("%s", number)
                    .isInstanceOf(InvocationTargetException.class)
                    .cause()
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(component.getName());
        }
    }

    /** The sample with another number, in each place where the component has one. */
    private static void make(RecordComponent component, double number) throws Exception {
        Class<?> type = component.getType();
        if (type == Vec.class) {
            double other = component.getAnnotation(Within.class).max();
            make(component, (Object) new Vec(number, other));
            make(component, (Object) new Vec(other, number));
        } else if (type == List.class) {
            make(component, (Object) List.of(new Vec(0.5, 1), new Vec(number, 0), new Vec(0, 0)));
            make(component, (Object) List.of(new Vec(0.5, 1), new Vec(0, number), new Vec(1, 1)));
        } else if (type == int.class || type == Integer.class) {
            make(component, (Object) (int) number);
        } else {
            make(component, (Object) number);
        }
    }

    private static void make(RecordComponent component, Object value) throws Exception {
        Class<?> type = component.getDeclaringRecord();
        Record sample = SAMPLES.get(type);
        assertThat(sample).as("a sample of %s in this test", type).isNotNull();
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            values[i] = components[i].getName().equals(component.getName())
                    ? value
                    : components[i].getAccessor().invoke(sample);
        }
        Constructor<?> constructor = type.getDeclaredConstructor(types);
        Objects.requireNonNull(constructor.newInstance(values));
    }

    private static ActorProfile with(ActorField field, double value) {
        return field.kind() == ActorField.Kind.PAIR
                ? ActorProfile.DEFAULT.with(field, new Vec(field.min(), value)).with(field, new Vec(value, field.min()))
                : ActorProfile.DEFAULT.with(field, value);
    }

    @Test
    void whatIsCountedOrAWordIsWhole() {
        for (ActorField field : new ActorField[] {ActorField.AIR_JUMPS, ActorField.TAKE_OFF}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> ActorProfile.DEFAULT.with(field, 0.5))
                    .withMessageContaining(field.json() + "' is 0.5; it must be a whole number");
        }
    }

    @Test
    void aPairIsGivenAsTwoNumbersAndNothingElseIs() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ActorProfile.DEFAULT.with(ActorField.WALL_JUMP, 1))
                .withMessageContaining("'wallJump' is a pair");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ActorProfile.DEFAULT.with(ActorField.JUMP_SPEED, new Vec(1, 1)))
                .withMessageContaining("'jumpSpeed' is no pair");
    }

    @Test
    void everyNumberOfAnActorHasLimitsAndKeepsThem() {
        for (ActorField field : ActorField.values()) {
            assertThat(with(field, field.min()).get(field)).isEqualTo(field.min());
            assertThat(with(field, field.max()).get(field)).isEqualTo(field.max());
            for (double bad : new double[] {
                Math.nextDown(field.min()), Math.nextUp(field.max()), Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY
            }) {
                if (field.mayBeOff() && bad == Double.POSITIVE_INFINITY) {
                    assertThat(ActorProfile.DEFAULT.with(field, bad).has(field)).isTrue();
                    continue;
                }
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> with(field, bad))
                        .withMessageContaining(field.json());
            }
        }
    }

    @Test
    void anActorHasASizeThatItCanHave() {
        for (double bad : new double[] {0, -1, 1e-4, 16_385, 1e12, Double.NaN, Double.POSITIVE_INFINITY}) {
            Vec size = new Vec(bad, 10);
            ObjectCommon common = ObjectCommon.of("a", Vec.ZERO, null);
            assertThatIllegalArgumentException().isThrownBy(() -> ActorProfile.DEFAULT.withSize(size));
            assertThatIllegalArgumentException().isThrownBy(() -> Body.of("a", Vec.ZERO, size));
            assertThatIllegalArgumentException().isThrownBy(() -> new Patroller(common.withSize(size), null));
            assertThatIllegalArgumentException().isThrownBy(() -> new Pickup(common.withSize(size), null));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new Walker(common.withSize(size), null, null, null, null, null, null));
        }
    }

    @Test
    void idsAreChecked() {
        for (String bad : new String[] {"", "a b", "ü", "a\n", "x".repeat(33), "a/b"}) {
            assertThatIllegalArgumentException().isThrownBy(() -> ObjectCommon.of(bad, Vec.ZERO, null));
            assertThatIllegalArgumentException().isThrownBy(() -> LayerCommon.of(bad));
        }
    }

    @Test
    void anOutlineHasTwoDifferentPointsAndNotTooMany() {
        Vec same = new Vec(3, 4);
        for (List<Vec> bad : List.of(
                List.<Vec>of(), List.of(same), List.of(same, same), java.util.Collections.nCopies(4097, same))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new StaticPolygon(OBJECT, bad, null, null, null, null));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Platform.of("a", Vec.ZERO, null).withPoints(bad));
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Platform.of("a", Vec.ZERO, null).withPath(List.of()));
    }

    @Test
    void aLevelHasCellsOfAPossibleSize() {
        for (int bad : new int[] {-16, 0, 4097, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            LevelBuilder level = new LevelBuilder().grid(bad).size(4, 4);
            assertThatIllegalArgumentException().isThrownBy(level::build).withMessageContaining("4096");
        }
        assertThat(new LevelBuilder().grid(4096).size(4, 4).build().grid()).isEqualTo(4096);
    }

    @Test
    void theIdsOfALevelDiffer() {
        LevelObject one = Body.of("a", Vec.ZERO, null);
        LevelBuilder twice = new LevelBuilder().size(4, 4).objects(List.of(one, one));
        assertThatIllegalArgumentException().isThrownBy(twice::build).withMessageContaining("two objects 'a'");
        TileLayer layer = TileLayer.of("a", TileGrid.empty(4, 4));
        LevelBuilder layers = new LevelBuilder().size(4, 4).layers(List.of(layer, layer));
        assertThatIllegalArgumentException().isThrownBy(layers::build).withMessageContaining("two layers 'a'");
    }

    @Test
    void aLayerHasNoCellsOutsideTheLevel() {
        TileLayer larger = TileLayer.of("a", TileGrid.empty(5, 4));
        LevelBuilder level = new LevelBuilder().size(4, 4).layers(List.of(larger));
        assertThatIllegalArgumentException().isThrownBy(level::build).withMessageContaining("5×4");
        TileGrid small = TileGrid.empty(1, 1);
        Level smaller = new LevelBuilder()
                .size(99, 99)
                .layers(List.of(TileLayer.of("a", small)))
                .build();
        assertThat(((TileLayer) smaller.layer("a")).grid().get(50, 50)).isZero();
        assertThat(small.chunk(2, 2).isEmpty()).isTrue();
    }

    @Test
    void theCopiesOfALevelAreCounted() {
        ObjectCommon common = ObjectCommon.of("a", Vec.ZERO, null);
        LevelObject crowd = new Body(common, null, Level.MAX_OBJECTS, null, null);
        LevelBuilder level = new LevelBuilder().size(4, 4).objects(List.of(crowd, Body.of("b", Vec.ZERO, null)));
        assertThatIllegalArgumentException().isThrownBy(level::build).withMessageContaining("1000001");
    }

    private static LevelObject actor(String id, double width, Integer copies) {
        Vec size = new Vec(width, 4);
        return new Body(
                ObjectCommon.of(id, Vec.ZERO, copies == null ? size : new Vec(100, 100)),
                null,
                copies,
                copies == null ? null : size,
                ActorProfile.DEFAULT);
    }

    private static Level level(int grid, LevelObject... objects) {
        return new LevelBuilder()
                .grid(grid)
                .size(9, 9)
                .objects(List.of(objects))
                .build();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8, 15})
    void anActorIsNoLargerThanAThousandCells(int grid) {
        double most = 1024.0 * grid;
        Level level = level(grid, actor("a", most, null), actor("b", most, 3));

        assertThat(level.objects()).hasSize(2);
        for (Integer copies : new Integer[] {null, 3}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> level(grid, actor("a", most + 1, copies)))
                    .withMessageContaining("'a'")
                    .withMessageContaining("1024 cells");
            assertThatIllegalArgumentException().isThrownBy(() -> level.withObject(actor("c", most + 1, copies)));
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> level.toBuilder().grid(grid - 1).build());
        ActorProfile wide = ActorProfile.DEFAULT.withSize(new Vec(most + 1, 4));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> level.toBuilder().player(wide).build())
                .withMessageContaining("the player");
    }

    @Test
    void areasAndPlatformsMayBeLarger() {
        Vec size = new Vec(1e6, 1e6);

        assertThat(level(1, new Goal(ObjectCommon.of("g", Vec.ZERO, size))).objects())
                .hasSize(1);
    }

    @Test
    void noObjectHasTheIdOfACopy() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> level(16, actor("a", 4, 3), actor("a-3", 4, null)))
                .withMessageContaining("'a-3'")
                .withMessageContaining("copy");
        assertThat(level(16, actor("a", 4, 3), actor("a-4", 4, null), actor("a-03", 4, null))
                        .objects())
                .hasSize(3);
    }

    @Test
    void noActorIsCalledAsThePlayersOwn() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> level(16, actor("player", 4, null)))
                .withMessageContaining("player");
        Level level = level(16);
        assertThatIllegalArgumentException().isThrownBy(() -> level.withObject(actor("player", 4, null)));
        assertThat(level.withObject(new Spawn(ObjectCommon.of("player", Vec.ZERO, null), null, null))
                        .object("player"))
                .isNotNull();
    }
}
