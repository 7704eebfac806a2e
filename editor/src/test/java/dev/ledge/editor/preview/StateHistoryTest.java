package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorValue;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is known of the past is what going back to it shows. */
class StateHistoryTest {
    private static final List<ActorValue> WANTED = List.of(ActorValue.LEFT, ActorValue.VY, ActorValue.MOVED_X);
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [20, 40]}";
    private static final Level LEVEL = Scenes.level(
            List.of(
                    "                    ",
                    "                    ",
                    "                    ",
                    "      #             ",
                    "####################"),
            SPAWN);
    private static final Level WALLED = Scenes.level(
            List.of(
                    "                    ",
                    "                    ",
                    "     ##             ",
                    "     ##             ",
                    "####################"),
            SPAWN);
    private static final int TICKS = 130;

    private final Document document = new Document(LEVEL, null, false);
    private final PreviewSession session = Edt.get(() -> new PreviewSession(document, () -> 0L));
    private final StateHistory history = new StateHistory(session, () -> {});

    @AfterEach
    void close() {
        Edt.run(() -> {
            history.close();
            session.close();
        });
    }

    private void play(int ticks) {
        session.play();
        for (int i = 0; i < ticks; i++) {
            session.hold(Buttons.RIGHT, i % 50 > 10);
            session.hold(Buttons.JUMP, i % 60 > 45);
            session.stepTick();
        }
    }

    private List<Double> now() {
        World world = session.world();
        List<Double> numbers = new ArrayList<>();
        for (ActorValue value : WANTED) {
            numbers.add(world.inspection().value(world.player(), value));
        }
        return numbers;
    }

    private List<Double> known(long tick) {
        List<Double> numbers = new ArrayList<>();
        for (int k = 0; k < WANTED.size(); k++) {
            numbers.add(history.at(k, tick));
        }
        return numbers;
    }

    private void waitUntilComplete() {
        Edt.waitUntil("the past is known", history::isComplete);
    }

    @Test
    void ticksArePlayedAndNotedAsTheyCome() {
        List<List<Double>> seen = new ArrayList<>();
        Edt.run(() -> {
            history.setAwake(true);
            history.show("player", WANTED);
            session.play();
            for (int i = 0; i < TICKS; i++) {
                session.hold(Buttons.RIGHT, true);
                session.stepTick();
                seen.add(now());
            }
            for (int tick = 1; tick <= TICKS; tick++) {
                assertThat(known(tick)).as("tick %d", tick).isEqualTo(seen.get(tick - 1));
            }
        });
    }

    @Test
    void whatWasPlayedBeforeIsSimulatedAgain() {
        Edt.run(() -> {
            play(TICKS);
            history.show("player", WANTED);
            history.setAwake(true);
            assertThat(history.isComplete()).isFalse();
        });
        waitUntilComplete();

        Edt.run(this::comparesWithGoingBack);
    }

    private void comparesWithGoingBack() {
        assertThat(session.playhead().lastTick()).isEqualTo(TICKS);
        for (long tick = TICKS; tick > 0; tick--) {
            List<Double> past = known(tick);
            session.playhead().seek(tick);
            assertThat(past).as("tick %d", tick).isEqualTo(now()).doesNotContain(Double.NaN);
        }
        assertThat(history.at(0, TICKS + 1)).isNaN();
        assertThat(history.at(0, -1)).isNaN();
    }

    @Test
    void anEditChangesThePast() {
        Edt.run(() -> {
            play(TICKS);
            history.show("player", WANTED);
            history.setAwake(true);
        });
        waitUntilComplete();
        Edt.run(() -> {
            document.edit("Widen the wall", WALLED);
            assertThat(history.isComplete()).isFalse();
        });
        waitUntilComplete();

        Edt.run(this::comparesWithGoingBack);
    }

    @Test
    void anotherActorOrNumberIsSimulatedAndNobodyLookingIsNot() {
        Edt.run(() -> {
            play(TICKS);
            history.show("player", WANTED);
            assertThat(history.at(0, 10)).isNaN();
            history.setAwake(true);
        });
        waitUntilComplete();
        Edt.run(() -> {
            assertThat(history.at(0, 10)).isNotNaN();
            history.show("nobody", WANTED);
        });
        waitUntilComplete();
        Edt.run(() -> {
            assertThat(history.at(0, 10)).isNaN();
            history.show("player", List.of(ActorValue.FEET));
        });
        waitUntilComplete();
        Edt.run(() -> assertThat(history.at(0, 1)).isEqualTo(64));
    }
}
