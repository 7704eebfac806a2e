package dev.ledge.editor.panel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.component.LineField;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.feel.FeelChoice;
import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolListener;
import dev.ledge.editor.tool.all.Tools;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An id that no level can have is refused in words: it is no fault of the editor's own. */
@OnEventThread
class RefusedIdTest {
    private static final String LEVEL = """
            {"format": "ledge-level", "version": 1, "grid": 16, "size": [20, 10], "palette": {"tiles": {}},
             "objects": [
               {"id": "foe", "type": "walker", "at": [60, 80], "size": [16, 16]},
               {"id": "many", "type": "actor", "at": [100, 80], "size": [64, 16], "copies": 5}]}""";

    @ParameterizedTest
    @CsvSource({"player, own actor", "many-2, also that of a copy", "many, of another object", "two words, letters"})
    void itSaysWhyAndStays(String id, String why) throws Exception {
        Level level = LevelReader.readDetached(LEVEL, Path.of("a.level.json")).value();
        Document document = new Document(level, null, false);
        ToolContext context = Tools.on(document, new Viewport());
        List<String> said = new ArrayList<>();
        context.addListener(new ToolListener() {
            @Override
            public void status(String message) {
                said.add(message);
            }
        });
        InspectorPanel panel = new InspectorPanel(context, new FeelChoice("", "", pair -> {}));
        document.select(Selection.ofObject("foe"));
        LineField field = Components.find(panel, "text.Id", LineField.class);
        field.setText(id);
        field.postActionEvent();
        assertThat(said).singleElement().asString().contains(why).endsWith("; it stays “foe”");
        assertThat(document.level()).isSameAs(level);
        assertThat(field.getText()).isEqualTo("foe");
    }
}
