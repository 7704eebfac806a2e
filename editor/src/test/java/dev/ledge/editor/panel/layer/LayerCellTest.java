package dev.ledge.editor.panel.layer;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import java.awt.Component;
import java.awt.Dimension;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.JList;
import org.junit.jupiter.api.Test;

/** Names of layers are read in the narrowest panel that the window has by itself. */
@OnEventThread
class LayerCellTest {
    /** Of the panel beside a list with a scroll bar, px. */
    private static final int WIDTH = 190 - 11;

    /** Where the words of the desktop are large, px. */
    private static final float LARGE = 15;

    private static Layer layer(String id, boolean isSolid) {
        return new TileLayer(LayerCommon.of(id), isSolid, null, null, TileGrid.empty(2, 2));
    }

    private static LayerCell cell(Layer layer) {
        LayerCell cell = new LayerCell();
        Stream.of(cell.getComponents())
                .forEach(part -> part.setFont(part.getFont().deriveFont(UIScale.scale(LARGE))));
        cell.getListCellRendererComponent(new JList<>(), layer, 0, false, false);
        cell.setSize(new Dimension(UIScale.scale(WIDTH), UIScale.scale(LayerCell.HEIGHT)));
        cell.doLayout();
        return cell;
    }

    @Test
    void aNameIsNotCut() {
        for (boolean isSolid : List.of(true, false)) {
            String name = isSolid ? "Ground" : "Background";
            LayerCell cell = cell(layer(name, isSolid));
            Component label = Stream.of(cell.getComponents())
                    .filter(part -> part instanceof JLabel words && name.equals(words.getText()))
                    .findFirst()
                    .orElseThrow();
            assertThat(label.getWidth()).as(name).isGreaterThanOrEqualTo(label.getPreferredSize().width);
        }
    }

    @Test
    void theLocksStandBelowOneAnother() {
        int last = 4;
        assertThat(cell(layer("Ground", true)).getComponent(last).getX())
                .isEqualTo(cell(layer("Background", false)).getComponent(last).getX());
    }
}
