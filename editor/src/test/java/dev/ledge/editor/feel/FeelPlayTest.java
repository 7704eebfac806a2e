package dev.ledge.editor.feel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.preview.Inputs;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.view.Trail;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.SourceLocations;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FeelPlayTest {
    private Level level;
    private final byte[] held = new byte[200];

    @BeforeEach
    void read() throws Exception {
        level = LevelReader.read(Path.of("../levels/demo/demo.level.json")).value();
        Arrays.fill(held, 20, 200, (byte) Buttons.RIGHT.bit());
        Arrays.fill(held, 60, 80, (byte) (Buttons.RIGHT.bit() | Buttons.JUMP.bit()));
    }

    private static Trail all(FeelPlay play) {
        return play.trail(0, 1_000, List.of()).trail();
    }

    private static Run run(byte[] buttons) {
        int[] bits = new int[buttons.length];
        Arrays.setAll(bits, tick -> buttons[tick]);
        return new Run(
                null,
                null,
                bits.length,
                InputTrack.recorded(bits, bits.length),
                null,
                null,
                Map.of(),
                SourceLocations.NONE);
    }

    private Inputs inputs(byte[] buttons) {
        return inputs(run(buttons));
    }

    private Inputs inputs(Run run) {
        try (PreviewSession session = new PreviewSession(new Document(level, null, false), () -> 0)) {
            session.show(run);
            return session.inputs();
        }
    }

    private Trail played(Level in, byte[] buttons) {
        World world = new World(in);
        Trail.Builder trail = new Trail.Builder(200);
        for (int tick = 0; tick <= buttons.length; tick++) {
            Actors actors = world.actors();
            int player = world.player();
            Vec at = new Vec(actors.x(player), actors.y(player));
            trail.add(Aabb.of(at, new Vec(actors.width(player), actors.height(player))), Trail.Step.AIR);
            if (tick < buttons.length) {
                world.step(buttons[tick]);
            }
        }
        return trail.build();
    }

    @Test
    void itPlaysAsTheEngineDoes() {
        for (Feel feel : List.of(Feel.OPEN, Feel.LEDGE, Feel.CELESTE, Feel.MEAT_BOY)) {
            FeelPlay play = new FeelPlay(feel);
            assertThat(play.play(level, inputs(held), () -> false)).isTrue();
            assertThat(all(play).partsFrom(played(feel.in(level), held))).isEqualTo(-1);
        }
    }

    @Test
    void itGoesOnWhereInputsGrowAndStartsOverWhereTheyChange() {
        FeelPlay play = new FeelPlay(Feel.CELESTE);
        for (int ticks = 10; ticks <= 200; ticks += 10) {
            assertThat(play.play(level, inputs(Arrays.copyOf(held, ticks)), () -> false))
                    .isTrue();
        }
        assertThat(all(play).partsFrom(played(Feel.CELESTE.in(level), held))).isEqualTo(-1);
        byte[] other = Arrays.copyOf(held, 120);
        Arrays.fill(other, 30, 120, (byte) Buttons.LEFT.bit());
        play.play(level, inputs(other), () -> false);
        assertThat(all(play).length()).isEqualTo(121);
        assertThat(all(play).partsFrom(played(Feel.CELESTE.in(level), other))).isEqualTo(-1);
    }

    @Test
    void whatWasGivenUpIsGoneOnWithLater() {
        FeelPlay play = new FeelPlay(Feel.OPEN);
        assertThat(play.play(level, inputs(held), () -> true)).isFalse();
        assertThat(play.play(level, inputs(held), () -> false)).isTrue();
        assertThat(all(play).partsFrom(played(level, held))).isEqualTo(-1);
    }

    @Test
    void aPlayerOfAnotherSizeBeginsWithItsFeetAtTheSamePlace() {
        FeelPlay play = new FeelPlay(Feel.MEAT_BOY);
        play.play(level, inputs(run(held).withStart(new Vec(200, 300))), () -> false);
        Trail trail = all(play);
        assertThat(trail.x(0)).isEqualTo(200 + level.player().effectiveSize().x() / 2);
        assertThat(trail.box(0).bottom())
                .isEqualTo(300 + level.player().effectiveSize().y());
    }

    @Test
    void whatTheHandDidIsDoneToBothAndGoneOnWith() {
        AtomicLong nanos = new AtomicLong();
        PreviewSession session = new PreviewSession(new Document(level, null, false), nanos::get);
        FeelPlay own = new FeelPlay(Feel.OPEN);
        FeelPlay small = new FeelPlay(Feel.MEAT_BOY);
        Vec size = level.player().effectiveSize();
        session.play();
        for (int frame = 1; frame < 120; frame++) {
            nanos.addAndGet(16_700_000);
            session.advance();
            if (frame == 40) {
                session.hand().put("player", 300, 60);
            }
            if (frame == 80) {
                session.hand().addClone("player", 300, 60);
                session.hand().put("player", 400, 50);
            }
            own.play(level, session.inputs(), () -> false);
            small.play(level, session.inputs(), () -> false);
        }
        Trail trail = all(own);
        assertThat(trail.length()).isGreaterThan(110);
        Trail shown = session.recorder().played().trailIn(level, () -> false);
        for (int tick = 0; tick < trail.length(); tick++) {
            assertThat(trail.x(tick)).as("as in the preview").isCloseTo(shown.x(tick), within(1e-9));
            assertThat(trail.y(tick)).as("as in the preview").isCloseTo(shown.y(tick), within(1e-9));
        }
        assertThat(trail.x(70)).isEqualTo(300);
        assertThat(trail.x(110)).isEqualTo(400);
        Trail other = all(small);
        assertThat(other.x(110)).isEqualTo(400);
        int put = session.hand().last().tick();
        double feet = other.box(put + 1).bottom();
        assertThat(feet).as("its feet are where the player's were put").isBetween(50 + size.y() / 2, 51 + size.y() / 2);
        session.close();
    }

    @Test
    void bothJumpToEitherSideFromThePlaceAskedFor() {
        FeelPlay play = new FeelPlay(Feel.OPEN);
        play.play(level, inputs(held), () -> false);
        List<Trail> arcs = play.arcs(new Vec(60, 390));
        assertThat(arcs).hasSize(2);
        Trail right = arcs.get(0);
        assertThat(right.x(right.length() - 1)).isGreaterThan(right.x(0) + 50);
        assertThat(play.arcs(null)).isEmpty();
        assertThat(play.arcs(new Vec(3000, 650))).isEmpty();
    }

    @Test
    void aLevelWithoutAPlayerShowsNothing() {
        Level none = level.withoutObject("start");
        FeelPlay play = new FeelPlay(Feel.CELESTE);
        assertThat(play.play(none, inputs(held), () -> false)).isFalse();
        assertThat(play.trail(0, 10, List.of())).isEqualTo(FeelTrail.NONE);
    }
}
