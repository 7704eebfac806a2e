package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The plays of a level are a tree. */
class BranchRowsTest {
    private static final Level ROOM = Scenes.level(
            List.of("                ", "                ", "################", "                "),
            "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [32, 8]}");
    private static final long STEP = 16_700_000;

    private long nanos;
    private final PreviewSession session = new PreviewSession(new Document(ROOM, null, false), () -> nanos);

    private void ticks(int ticks, Buttons button) {
        long end = session.tick() + ticks;
        session.releaseAll();
        session.hold(button, true);
        while (session.tick() < end) {
            nanos += STEP;
            session.advance();
        }
    }

    private List<BranchRows.Row> rows() {
        return BranchRows.of(session.current(), session.branches().list());
    }

    @Test
    void eachPartsFromTheOneItHasMostInCommonWith() {
        session.play();
        ticks(100, Buttons.RIGHT);
        session.playhead().seek(60);
        session.playOn();
        ticks(70, Buttons.LEFT);
        session.playhead().seek(90);
        session.playOn();
        ticks(40, Buttons.JUMP);
        session.play();
        ticks(30, Buttons.LEFT);

        List<BranchRows.Row> rows = rows();
        assertThat(rows).hasSize(4);
        assertThat(rows.get(0)).isEqualTo(new BranchRows.Row(null, BranchRows.NO_PARENT, 0, 30));
        assertThat(rows.get(1).to()).isEqualTo(130);
        assertThat(rows.get(1).parent())
                .as("held otherwise from its first tick on")
                .isEqualTo(BranchRows.NO_PARENT);
        assertThat(rows.get(2))
                .extracting(BranchRows.Row::parent, BranchRows.Row::from, BranchRows.Row::to)
                .containsExactly(1, 90, 130);
        assertThat(rows.get(3))
                .extracting(BranchRows.Row::parent, BranchRows.Row::from, BranchRows.Row::to)
                .containsExactly(1, 60, 100);
    }

    @Test
    void aNameStaysWithThePlay() {
        session.play();
        ticks(80, Buttons.RIGHT);
        session.stop();
        Branch first = session.branches().list().get(0);
        session.branches().rename(first, "  along the floor ");
        Branch named = session.branches().list().get(0);
        assertThat(named.label()).startsWith("along the floor · 0:01.3");
        session.goTo(named, true);
        assertThat(session.branches().list()).isEmpty();
        session.playhead().resume();
        ticks(20, Buttons.LEFT);
        session.restart();
        assertThat(session.branches().list())
                .singleElement()
                .extracting(Branch::name)
                .isEqualTo("along the floor");
        session.branches().rename(session.branches().list().get(0), " ");
        assertThat(session.branches().list().get(0).name()).isNull();
    }

    @Test
    void theGhostOfAPlayIsWhereItsPlayerWas() {
        session.play();
        ticks(50, Buttons.RIGHT);
        double x = session.playerBox().centerX();
        session.play();
        Branch before = session.branches().list().get(0);
        assertThat(before.playerAt(50).centerX()).isEqualTo(x);
        assertThat(before.playerAt(51)).isNull();
        assertThat(RecordedPlay.of(before).ticks()).isEqualTo(50);
    }

    @Test
    void theGhostOfWhoCrouchedIsAsHighAsItWas() {
        Level low = ROOM.toBuilder()
                .player(ROOM.player().with(ActorField.CROUCH_HEIGHT, 12))
                .build();
        PreviewSession crouching = new PreviewSession(new Document(low, null, false), () -> nanos);
        crouching.play();
        crouching.hold(Buttons.DOWN, true);
        while (crouching.tick() < 20) {
            nanos += STEP;
            crouching.advance();
        }
        assertThat(crouching.playerBox()).isEqualTo(new Aabb(32, 20, 44, 32));
        crouching.play();
        while (crouching.tick() < 20) {
            nanos += STEP;
            crouching.advance();
        }
        assertThat(Ghosts.boxes(crouching)).containsExactly(new Aabb(32, 20, 44, 32));
    }
}
