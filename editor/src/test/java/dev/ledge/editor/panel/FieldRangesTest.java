package dev.ledge.editor.panel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.feel.FeelChoice;
import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.all.Tools;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The help of every number in the inspector names the range that the reader of levels takes: it takes both ends, and
 * nothing beyond, and neither does the field.
 */
@OnEventThread
class FieldRangesTest {
    private static final Pattern RANGE =
            Pattern.compile("(From|A whole number from) (-?[0-9.e\u00a0]+) to (-?[0-9.e\u00a0]+).*");

    /** With everything on that numbers depend on. */
    private static final String LEVEL = """
            {"format": "ledge-level", "version": 1, "grid": 16, "size": [20, 10],
             "palette": {"tiles": {
               "slope": {"shape": {"floor": [0.5, 0.25]}, "crumbles": {}},
               "drawn": {"image": {"src": "no.png", "at": [1, 1], "size": [2, 2]}}}},
             "player": {"size": [10, 20], "wallJump": [100, 200],
               "wallSlideSpeed": 50, "airJumps": 1, "apexSpeed": 1, "dashSpeed": 1,
               "crouchHeight": 1, "repel": 1},
             "objects": [
               {"id": "start", "type": "spawn", "at": [8, 8], "velocity": [1, 1]},
               {"id": "lift", "type": "platform", "at": [40, 40], "size": [32, 16], "path": [[0, 0], [16, 0]],
                "motion": {"speed": 30}, "crumbles": {}},
               {"id": "up", "type": "spring", "at": [40, 80], "size": [16, 16]},
               {"id": "foe", "type": "walker", "at": [60, 80], "size": [16, 16]},
               {"id": "bat", "type": "patroller", "at": [80, 80], "size": [16, 16], "velocity": [1, 1]},
               {"id": "box", "type": "actor", "at": [100, 80], "size": [16, 16], "velocity": [1, 1]},
               {"id": "coin", "type": "pickup", "at": [120, 80], "size": [8, 8]},
               {"id": "end", "type": "goal", "at": [140, 80], "size": [16, 16]}]}""";

    private final JsonMapper json = new JsonMapper();
    private Document document;
    private ToolContext context;
    private InspectorPanel panel;

    @TestFactory
    Stream<DynamicTest> theRangeInTheHelpIsTheReaders() {
        Stream<DynamicTest> tiles = Stream.of("slope", "drawn")
                .map(tile -> dynamicTest(tile, () -> checkAll(shown -> shown.editTile(tile))));
        Stream<DynamicTest> objects = Stream.of("start", "lift", "up", "foe", "bat", "box", "coin", "end")
                .map(id ->
                        dynamicTest(id, () -> checkAll(shown -> shown.document().select(Selection.ofObject(id)))));
        return Stream.concat(
                Stream.of(dynamicTest("level and player", () -> checkAll(shown -> {}))), Stream.concat(tiles, objects));
    }

    private void checkAll(Consumer<ToolContext> choose) throws Exception {
        open(choose);
        List<NumberField> fields = Components.all(panel)
                .filter(NumberField.class::isInstance)
                .map(NumberField.class::cast)
                .filter(FieldRangesTest::isThere)
                .toList();
        assertThat(fields).isNotEmpty();
        for (NumberField field : fields) {
            check(field);
        }
    }

    /** True unless what is shown has no such number; its section may be closed. */
    private static boolean isThere(NumberField field) {
        return field.isVisible()
                && (field.getParent() instanceof Form || field.getParent().isVisible());
    }

    private void open(Consumer<ToolContext> choose) throws Exception {
        Level level = LevelReader.readDetached(LEVEL, Path.of("a.level.json")).value();
        document = new Document(level, null, false);
        context = Tools.on(document, new Viewport());
        panel = new InspectorPanel(context, new FeelChoice("", "", pair -> {}));
        choose.accept(context);
    }

    private void check(NumberField field) throws Exception {
        String help = field.getToolTipText();
        assertThat(field.getAccessibleContext().getAccessibleDescription()).isEqualTo(help);
        Matcher range = RANGE.matcher(help.substring(help.lastIndexOf(". ") + 2));
        assertThat(range.matches()).as(help).isTrue();
        double min = number(range.group(2));
        double max = number(range.group(3));
        boolean isWhole = range.group(1).contains("whole");
        double step = isWhole ? 1 : 0;
        JsonNode before = written();
        type(field, max);
        JsonNode largest = written();
        String pointer = firstDifference(before, largest, "");
        assertThat(pointer).as("%s takes %s", field.getName(), max).isNotNull();
        assertThat(largest.at(pointer).asDouble()).isEqualTo(max);
        refuses(field, pointer, largest, isWhole ? max + step : Math.nextUp(max));
        document.undo();

        type(field, min);
        JsonNode smallest = written();
        boolean isAll = smallest.at(pointer).isMissingNode(); // 0 for one cell.
        if (!isAll) {
            assertThat(smallest.at(pointer).asDouble()).isEqualTo(min);
        }
        refuses(field, pointer, isAll ? before : smallest, isWhole ? min - step : Math.nextDown(min));
        if (isWhole) {
            refuses(field, pointer, smallest, min + 0.5);
        }
        while (document.history().canUndo()) {
            document.undo();
        }
    }

    private void refuses(NumberField field, String pointer, JsonNode root, double number) throws Exception {
        Level level = document.level();
        type(field, number);
        assertThat(document.level())
                .as("what %s makes of %s", field.getName(), number)
                .isSameAs(level);
        JsonNode changed = root.deepCopy();
        int slash = pointer.lastIndexOf('/');
        String name = pointer.substring(slash + 1);
        JsonNode parent = changed.at(pointer.substring(0, slash));
        if (parent instanceof ArrayNode array) {
            array.set(Integer.parseInt(name), number);
        } else {
            ((ObjectNode) parent).put(name, number);
        }
        String text = json.writeValueAsString(changed);
        LevelFormatException refused = catchThrowableOfType(
                LevelFormatException.class, () -> LevelReader.readDetached(text, Path.of("a.level.json")));
        assertThat(refused).as("the reader of %s at %s", number, pointer).isNotNull();
        assertThat(refused.problems())
                .filteredOn(Problem::isError)
                .extracting(Problem::pointer)
                .anyMatch(pointer::startsWith);
    }

    /** The open level as a file, which its reader takes. */
    private JsonNode written() throws Exception {
        String text = new String(LevelWriter.toBytes(document.level()), StandardCharsets.UTF_8);
        LevelReader.readDetached(text, Path.of("a.level.json"));
        return json.readTree(text);
    }

    private static void type(NumberField field, double number) {
        field.setText(BigDecimal.valueOf(number).toString());
        field.postActionEvent();
    }

    private static double number(String text) {
        return Double.parseDouble(text.replace("\u00a0", ""));
    }

    /** The pointer to the first number that is another one, or new; null if nothing is. */
    private static String firstDifference(JsonNode one, JsonNode other, String pointer) {
        if (one.equals(other)) {
            return null;
        }
        if (other.isNumber()) {
            return pointer;
        }
        if (other.isArray()) {
            for (int i = 0; i < other.size(); i++) {
                String inner = firstDifference(one.path(i), other.get(i), pointer + "/" + i);
                if (inner != null) {
                    return inner;
                }
            }
        }
        for (String name : other.propertyNames()) {
            String inner = firstDifference(one.path(name), other.get(name), pointer + "/" + name);
            if (inner != null) {
                return inner;
            }
        }
        return null;
    }

    @Test
    void aLevelOfTooManyCellsStaysAsItIsAndTheFieldSaysSo() throws Exception {
        open(shown -> {});
        NumberField columns = sideOfLevel("field.Size.x");
        NumberField rows = sideOfLevel("field.Size.y");
        type(rows, Level.MAX_SIDE);
        Level tall = document.level();
        assertThat(tall.rows()).isEqualTo(Level.MAX_SIDE);
        type(columns, Level.MAX_SIDE);
        assertThat(document.level()).isSameAs(tall);
        assertThat(columns.getText()).isEqualTo("20");
    }

    private NumberField sideOfLevel(String name) {
        return Components.all(panel)
                .filter(component -> name.equals(component.getName()))
                .map(NumberField.class::cast)
                .filter(field -> field.getToolTipText().startsWith("Columns and rows"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aNumberThatIsRefusedSaysTheRangeBelowItsField() throws Exception {
        open(shown -> {});
        NumberField field = Components.find(panel, "field.Tick rate", NumberField.class);
        assertThat(field.getToolTipText()).endsWith("Default: 60 /s. From 1 to 10\u00a0000 /s.");
    }
}
