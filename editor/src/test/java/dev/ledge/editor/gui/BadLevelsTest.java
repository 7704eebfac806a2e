package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.JLabel;
import javax.swing.JTextArea;
import org.junit.jupiter.api.Test;

/**
 * Levels that cannot be opened, one after the other in one window: each is reported with its place, and the open level
 * stays.
 */
class BadLevelsTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";

    @Test
    void eachIsReportedWithItsPlaceAndTheOpenLevelStays() throws Exception {
        Path good = newLevel(SPAWN);
        String text = Files.readString(good);
        start(good.toString());
        Level open = level();
        for (Map.Entry<String, String> bad : badLevels(text).entrySet()) {
            String name = bad.getKey();
            Path file = project.resolve("levels/" + name.replace(' ', '-') + ".level.json");
            Files.writeString(file, bad.getValue());
            Edt.run(() -> frame.files().open(file));
            JLabel title = Components.first(
                    JLabel.class,
                    "telling of " + file.getFileName(),
                    label -> "banner.title".equals(label.getName())
                            && label.getText().contains(file.getFileName().toString()));
            String words = Edt.get(title::getText);
            assertThat(words).endsWith("was not opened");
            String details = Edt.get(Components.named("banner.details", JTextArea.class)::getText);
            assertThat(details).as(name).containsPattern("line \\d+, column \\d+: .{15,}");
            assertThat(level()).as(name).isSameAs(open);
        }
        chooseTile("dirt");
        user.click(canvas, cell(10, 10), User.LEFT);
        assertThat(tileName(10, 10)).as("the editor can be used").isEqualTo("dirt");
    }

    private static Map<String, String> badLevels(String good) {
        Map<String, String> bad = new LinkedHashMap<>();
        bad.put("missing palette", good.replace("default.palette", "gone.palette"));
        bad.put("unknown tile", good.replace("\"rock\"", "\"rokc\""));
        bad.put("truncated", good.substring(0, good.length() / 2));
        bad.put("too many cells", good.replace("[40, 24]", "[100000, 10000]"));
        bad.put("NaN speed", good.replace("\"layers\"", "\"player\": {\"walkSpeed\": NaN},\n  \"layers\""));
        bad.put("path of one point", withObject(good, "\"type\": \"platform\", \"size\": [32, 8], \"path\": [[0, 0]]"));
        bad.put("id twice", good.replace(SPAWN, SPAWN + ",\n    " + SPAWN));
        bad.put(
                "crossing polygon",
                withObject(good, "\"type\": \"polygon\", \"points\": [[0, 0], [32, 32], [32, 0], [0, 32]]"));
        bad.put("no level at all", "{\"format\": \"ledge-run\", \"version\": 1, \"level\": \"x\"}");
        return bad;
    }

    private static String withObject(String good, String fields) {
        return good.replace(SPAWN, SPAWN + ",\n    {\"id\": \"bad\", \"at\": [64, 64], " + fields + "}");
    }
}
