package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.document.LayerEdits;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.object.ObjectKind;
import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.accessibility.AccessibleContext;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JScrollBar;
import javax.swing.JSlider;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JTree;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.Test;

/** Every control that is seen has a name for screen readers. */
class NamedControlsTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";
    private static final List<Class<? extends JComponent>> CONTROLS = List.of(
            AbstractButton.class,
            JTextComponent.class,
            JComboBox.class,
            JList.class,
            JTable.class,
            JTree.class,
            JSlider.class,
            JTabbedPane.class);

    @Test
    void ofTheWindowWithEverythingOpen() throws Exception {
        start(newLevel(SPAWN).toString());
        for (ViewPart part : List.of(ViewPart.FEELS, ViewPart.PROBLEMS, ViewPart.RUNS, ViewPart.STATE)) {
            Edt.run(() -> frame.view().show(part, true));
            user.settle();
            assertNamed(part.toString());
        }
        press("palette.edit");
        user.settle();
        assertNamed("a tile");
        Edt.run(() -> frame.tools().inspectLayer());
        Edt.run(() -> document()
                .edit(
                        "Add property",
                        LayerEdits.change(level(), "ground", layer -> layer.withProps(Map.of("depth", 1L)))));
        user.settle();
        assertNamed("a layer with a property");
    }

    @Test
    void ofTheInspectorOfEveryKindOfObject() throws Exception {
        start(newLevel(
                        SPAWN,
                        "{\"id\": \"lift\", \"type\": \"platform\", \"at\": [200, 200], \"size\": [32, 8]}",
                        "{\"id\": \"hill\", \"type\": \"polygon\", \"at\": [300, 300],"
                                + " \"points\": [[0, 0], [32, 0], [0, 32]]}")
                .toString());
        assertNamed("the level");
        for (ObjectKind<? extends LevelObject> kind : ObjectKinds.ALL) {
            LevelObject made = make(kind);
            if (made != null) {
                Edt.run(() -> document().edit("Add", document().level().withObject(made)));
                assertNamedOf(made.id());
            }
        }
        assertNamedOf("lift");
        assertNamedOf("hill");
    }

    private void assertNamedOf(String id) {
        Edt.run(() -> document().select(Selection.ofObject(id)));
        user.settle();
        assertNamed(level().object(id).type());
    }

    @Test
    void ofTheDialogs() throws Exception {
        start(newLevel(SPAWN).toString());
        for (String key : List.of("ctrl shift P", "ctrl shift H", "ctrl shift G", "ctrl E", "ctrl P", "V", "ctrl N")) {
            user.key(key);
            user.settle();
            assertNamed(key);
            user.key("ESCAPE");
            Edt.waitUntil("it is closed", frame::isFocused);
        }
    }

    /** A new one; null of what is drawn point by point. */
    private static <T extends LevelObject> LevelObject make(ObjectKind<T> kind) {
        return kind.create(ObjectCommon.of("new", new Vec(64, 64), new Vec(32, 32)), null);
    }

    private static void assertNamed(String where) {
        Set<String> nameless = Edt.get(() -> {
            Set<String> found = new TreeSet<>();
            for (JComponent component :
                    new ArrayList<>(Components.all(JComponent.class, NamedControlsTest::isControl))) {
                AccessibleContext context = component.getAccessibleContext();
                String name = context == null ? null : context.getAccessibleName();
                if (name == null || name.isBlank()) {
                    found.add(path(component));
                }
            }
            return found;
        });
        assertThat(nameless).as("controls without a name: " + where).isEmpty();
    }

    private static boolean isControl(Component component) {
        boolean isPartOfAnother = SwingUtilities.getAncestorOfClass(JComboBox.class, component) != null
                || SwingUtilities.getAncestorOfClass(JScrollBar.class, component) != null;
        boolean isReached = component.isFocusable()
                && component instanceof JComponent own
                && own.getInputMap(JComponent.WHEN_FOCUSED).size() > 0;
        boolean isText = component instanceof JTextComponent && !component.isFocusable();
        return !isPartOfAnother
                && !isText
                && component.isEnabled()
                && (isReached || CONTROLS.stream().anyMatch(type -> type.isInstance(component)));
    }

    private static String path(Component component) {
        String path = component.getClass().getSimpleName() + "'" + component.getName() + "'";
        for (Container above = component.getParent(); above != null; above = above.getParent()) {
            if (above.getName() != null) {
                return above.getName() + " > " + path;
            }
        }
        return path;
    }
}
