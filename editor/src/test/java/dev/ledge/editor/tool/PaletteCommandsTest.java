package dev.ledge.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.document.TestMaps;
import dev.ledge.engine.level.TileRef;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PaletteCommandsTest {
    private final ToolDriver hand = new ToolDriver(TestMaps.level("ab..", "....", "a..."));
    private final PaletteCommands palette = new PaletteCommands(hand.context);

    @Test
    void aNewTileIsPaintedWithAndEdited() {
        hand.with("b");
        palette.add();
        assertThat(names()).containsExactly("a", "b", "b-2", "c");
        assertThat(hand.context.tile()).isEqualTo(TileRef.of("b-2"));
        assertThat(hand.context.editedTile()).isEqualTo("b-2");
        assertThat(hand.undoName()).isEqualTo("New tile b-2");

        hand.document.undo();
        assertThat(names()).containsExactly("a", "b", "c");
        assertThat(hand.context.tile()).as("as before").isEqualTo(TileRef.of("b"));
    }

    @Test
    void aPlatformWhosePathIsAskedForIsAnEditOfItsOwn() {
        hand.use("platform").press(16, 16).drag(40, 24).release(48, 24);
        assertThat(hand.document.inGesture()).isTrue();
        palette.add();
        assertThat(hand.document.edits()).hasSize(2);
        assertThat(hand.document.inGesture()).isFalse();
        hand.document.undo();
        assertThat(names()).containsExactly("a", "b", "c");
        assertThat(hand.document.level().objects()).hasSize(1);
    }

    @Test
    void theStampFollowsAnotherName() {
        TileRef[] cells = {TileRef.of("a"), TileRef.of("b")};
        hand.context.setStamp(Stamp.of(2, 1, cells));
        hand.context.editTile("a");
        palette.rename("a", " moss ");
        assertThat(hand.context.stamp()).isEqualTo(Stamp.of(2, 1, new TileRef[] {TileRef.of("moss"), TileRef.of("b")}));
        assertThat(hand.context.editedTile()).isEqualTo("moss");
        assertThat(TestMaps.drawing(hand.document.level())).containsExactly("mb..", "....", "m...");

        hand.document.undo();
        assertThat(hand.context.stamp()).isEqualTo(Stamp.of(2, 1, cells));
        assertThat(hand.context.editedTile()).isEqualTo("a");
    }

    @Test
    void whatCannotBeDoneNowIsSaid() {
        hand.use("brush").with("a").press(40, 40);
        palette.remove();
        assertThat(names()).containsExactly("a", "b", "c");
        assertThat(hand.messages).last().asString().contains("“a” stays as it is");
    }

    @Test
    void namesThatCannotBeAreRefused() {
        palette.rename("a", "b");
        palette.rename("a", "  ");
        palette.rename("a", "a");
        assertThat(hand.document.edits()).isEmpty();
        assertThat(hand.messages).hasSize(2);
        assertThat(hand.messages.get(0)).contains("“b” already");
        assertThat(hand.messages.get(1)).contains("needs a name");
    }

    @Test
    void aTileGoesWithItsCells() {
        hand.with("a");
        palette.remove();
        assertThat(names()).containsExactly("b", "c");
        assertThat(TestMaps.drawing(hand.document.level())).containsExactly(".b..", "....", "....");
        assertThat(hand.context.tile()).isEqualTo(TileRef.of("b"));
        assertThat(hand.messages).last().asString().contains("2 cells");
        hand.document.undo();
        assertThat(TestMaps.drawing(hand.document.level())).containsExactly("ab..", "....", "a...");
    }

    @Test
    void whoSharesThePaletteIsAskedFirst() {
        List<Runnable> asked = new ArrayList<>();
        hand.context.setSharing((tile, change) -> asked.add(change));
        hand.with("a");
        palette.remove();
        palette.rename("a", "moss");
        assertThat(hand.document.edits()).isEmpty();

        asked.get(1).run();
        assertThat(names()).containsExactly("moss", "b", "c");
        // Of the tile that it was to remove there is none any more.
        asked.get(0).run();
        assertThat(names()).containsExactly("moss", "b", "c");
    }

    private List<String> names() {
        return List.copyOf(hand.document.level().palette().tiles().keySet());
    }
}
