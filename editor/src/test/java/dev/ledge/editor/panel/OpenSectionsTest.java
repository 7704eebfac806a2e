package dev.ledge.editor.panel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.feel.FeelChoice;
import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.editor.tool.all.Tools;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.object.Platform;
import java.util.List;
import java.util.Set;
import javax.swing.AbstractButton;
import org.junit.jupiter.api.Test;

/** Which sections of the inspector are open as the selection changes. */
@OnEventThread
class OpenSectionsTest {
    private static final String COMING = "section.Coming and going";

    private final Document document = new Document(
            new LevelBuilder()
                    .size(20, 10)
                    .objects(List.of(platform("plain", null), platform("door", "doors"), platform("other", null)))
                    .build(),
            null,
            false);
    private final InspectorPanel panel =
            new InspectorPanel(Tools.on(document, new Viewport()), new FeelChoice("", "", pair -> {}));

    @Test
    void aSectionIsOpenWhereSomethingInItIsSet() {
        document.select(Selection.ofObject("plain"));
        assertThat(isOpen()).isFalse();
        document.select(Selection.ofObject("door"));
        assertThat(isOpen()).isTrue();
        document.select(Selection.ofObjects(Set.of("plain", "door")));
        assertThat(isOpen()).as("of several one has it set").isTrue();
        document.select(Selection.ofObject("plain"));
        assertThat(isOpen()).isFalse();
    }

    @Test
    void whatTheUserOpensOrClosesStaysSo() {
        document.select(Selection.ofObject("plain"));
        heading().doClick(0);
        document.select(Selection.ofObject("other"));
        assertThat(isOpen()).isTrue();
        document.select(Selection.NONE);
        document.select(Selection.ofObject("door"));
        assertThat(isOpen()).isTrue();

        heading().doClick(0);
        document.select(Selection.ofObject("plain"));
        assertThat(isOpen()).isFalse();
        document.select(Selection.ofObject("door"));
        assertThat(isOpen()).isFalse();
    }

    private static Platform platform(String id, String group) {
        Platform platform = Platform.of(id, new Vec(0, 60), new Vec(16, 8), Vec.ZERO, new Vec(16, 0));
        return platform.withChanging(platform.changing().withGroup(group));
    }

    private boolean isOpen() {
        boolean isShown = Components.all(panel)
                .filter(component -> "text.Group".equals(component.getName()))
                .allMatch(component -> component.getParent().isVisible());
        assertThat(heading().isSelected()).isEqualTo(isShown);
        return isShown;
    }

    private AbstractButton heading() {
        return Components.all(panel)
                .filter(component -> COMING.equals(component.getName()))
                .map(AbstractButton.class::cast)
                .findFirst()
                .orElseThrow();
    }
}
