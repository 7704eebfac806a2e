package dev.ledge.editor.panel.palette;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.panel.Components;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.TileImages;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.all.Tools;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPopupMenu;
import org.junit.jupiter.api.Test;

@OnEventThread
class PalettePanelTest {
    private static final String LONG = "SunnyLand_by_Ansimuz-extended 48";
    private static final int SMALL = 190;

    /** Of tiles of one set, only the ends of their names differ, which are cut first. */
    @Test
    void aNameThatIsCutIsWholeInItsHint() {
        Palette tiles = Palette.of(TileType.of(LONG, Shape.FULL));
        ToolContext context = Tools.on(
                new Document(
                        new LevelBuilder()
                                .size(4, 4)
                                .palette("tiles.palette.json", tiles)
                                .build(),
                        null,
                        false),
                new Viewport());
        LevelRenderer renderer = new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES);
        PalettePanel panel = new PalettePanel(context, () -> renderer, new JButton(), JPopupMenu::new);
        context.setTile(TileRef.of(LONG));

        JLabel name = Components.find(panel, "palette.tile", JLabel.class);
        assertThat(name.getToolTipText()).isEqualTo(LONG);
        assertThat(name.getParent().getMinimumSize().width)
                .as("a small window has room for it")
                .isLessThan(SMALL);
        name.getParent().setSize(SMALL, 60);
        name.getParent().doLayout();
        assertThat(name.getWidth()).as("a name has room in it").isGreaterThan(SMALL / 2);
    }
}
