package dev.ledge.editor.render.style;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLightLaf;
import dev.ledge.editor.gui.OnEventThread;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.CellRendererPane;
import javax.swing.DefaultListCellRenderer;
import javax.swing.Icon;
import javax.swing.ImageIcon;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.ListCellRenderer;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@OnEventThread
class IconsTest {
    private static final List<String> NAMES = List.of("eye", "warning", "play", "brush", "delete", "duplicate", "lock");

    @AfterEach
    void backToLight() {
        FlatLightLaf.setup();
    }

    @Test
    void inARowThatIsSelectedAnIconHasTheColourOfItsWords() {
        for (Runnable look : List.<Runnable>of(FlatLightLaf::setup, FlatDarkLaf::setup, FlatLightLaf::setup)) {
            look.run();
            JLabel label = new JLabel("words");
            label.setForeground(UIManager.getColor("List.selectionForeground"));
            for (String name : NAMES) {
                Icons.setSelected(label, false);
                assertThat(strongest(name, label)).as(name).isNotEqualTo(label.getForeground());
                Icons.setSelected(label, true);
                assertThat(strongest(name, label)).as(name).isEqualTo(label.getForeground());
            }
        }
    }

    @Test
    void inARowOfAFileChooserToo() {
        for (Runnable look : List.<Runnable>of(FlatLightLaf::setup, FlatDarkLaf::setup, FlatLightLaf::setup)) {
            look.run();
            Icons.showInFileChoosers();
            JList<String> files = new JList<>(new String[] {"a.level.json", "b.level.json"});
            Color words = UIManager.getColor("List.selectionForeground");
            files.setSelectionForeground(words); // As with the focus.
            ListCellRenderer<Object> renderer = new DefaultListCellRenderer();
            CellRendererPane pane = new CellRendererPane();
            for (String icon : List.of("FileView.fileIcon", "FileView.directoryIcon")) {
                for (boolean selected : new boolean[] {false, true, false}) {
                    Component row = renderer.getListCellRendererComponent(files, "a", 0, selected, selected);
                    pane.add(row);
                    assertThat(strongest(UIManager.getIcon(icon), row)
                                    .equals(new Color(
                                            files.getSelectionForeground().getRGB())))
                            .as(icon)
                            .isEqualTo(selected);
                }
            }
        }
    }

    /** FlatLaf scales a picture for a screen of 200 %, and paints a red square where it is a drawing. */
    @Test
    void inAFileChooserTheyAreNoPictures() {
        Icons.showInFileChoosers();

        for (String icon : List.of("FileView.fileIcon", "FileView.directoryIcon")) {
            assertThat(UIManager.getIcon(icon)).as(icon).isNotNull().isNotInstanceOf(ImageIcon.class);
        }
    }

    @Test
    void inAMenuTheItemUnderThePointerToo() {
        FlatLightLaf.setup();
        Color words = UIManager.getColor("MenuItem.selectionForeground");
        JMenuItem item = new JMenuItem("Delete");
        JMenu menu = new JMenu("Tool");
        item.setArmed(true);
        menu.setSelected(true);
        for (Component armed : List.of(item, menu)) {
            assertThat(strongest("delete", armed)).isEqualTo(new Color(words.getRGB()));
        }
        item.setArmed(false);
        assertThat(strongest("delete", item)).isNotEqualTo(words);
    }

    /** The colour of the pixel that is covered most. */
    private static Color strongest(String name, Component on) {
        return strongest(Icons.of(name), on);
    }

    private static Color strongest(Icon icon, Component on) {
        BufferedImage picture = new BufferedImage(64, 64, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = picture.createGraphics();
        g.scale(4, 4);
        icon.paintIcon(on, g, 0, 0);
        g.dispose();
        int[] pixels = picture.getRGB(0, 0, 64, 64, null, 0, 64);
        int most = IntStream.of(pixels).max().orElseThrow();
        return new Color(IntStream.of(pixels)
                .filter(pixel -> pixel >>> 24 == 255)
                .findFirst()
                .orElse(most));
    }
}
