package dev.ledge.editor.action;

import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.tool.ObjectKind;
import dev.ledge.editor.tool.ShapeKind;
import dev.ledge.editor.tool.Tool;
import dev.ledge.editor.tool.ToolContext;
import java.util.Locale;
import java.util.Map;

/** Choosing a tool, what it draws or places, and stamps kept under digits. */
final class ToolCommands {
    /** Stamps that a digit key brings back. */
    static final int STAMPS = 9;

    private static final Map<String, String> KEYS = Map.ofEntries(
            Map.entry("select", "S"),
            Map.entry("select-cells", "R"),
            Map.entry("wand", "W"),
            Map.entry("brush", "B"),
            Map.entry("fill", "F"),
            Map.entry("erase", "E"),
            Map.entry("shape", "P"),
            Map.entry("line", "L"),
            Map.entry("slope", "N"),
            Map.entry("platform", "M"),
            Map.entry("polygon", "G"),
            Map.entry("object", "O"));

    private static final Map<String, String> ICONS = Map.of("shape", "rectangle", "select-cells", "marquee");

    private final Workspace workspace;
    private final Stamp[] stored = new Stamp[STAMPS];

    private ToolCommands(Workspace workspace) {
        this.workspace = workspace;
    }

    static void add(Actions actions, Workspace workspace) {
        ToolCommands commands = new ToolCommands(workspace);
        commands.addTools(actions);
        commands.addKinds(actions);
        commands.addStamps(actions);
    }

    private void addTools(Actions actions) {
        for (Tool tool : tools().tools()) {
            Command command = new Command("tool." + tool.id(), tool.label() + " tool", () -> use(tool.id()))
                    .icon(ICONS.getOrDefault(tool.id(), tool.id()))
                    .explain(tool.hint())
                    .selectedWhen(() -> tools().tool().id().equals(tool.id()));
            if (KEYS.containsKey(tool.id())) {
                command.key(KEYS.get(tool.id()));
            }
            actions.add(command);
        }
    }

    private void addKinds(Actions actions) {
        for (ShapeKind kind : ShapeKind.values()) {
            String id = kind.name().toLowerCase(Locale.ROOT);
            actions.add(new Command("shape." + id, "Draw " + lower(kind.label()) + "s", () -> {
                        tools().setShapeKind(kind);
                        use("shape");
                    })
                    .icon(id)
                    .selectedWhen(() -> tools().tool().id().equals("shape") && tools().shapeKind() == kind));
        }
        for (ObjectKind kind : ObjectKind.values()) {
            String id = kind.name().toLowerCase(Locale.ROOT);
            actions.add(new Command("place." + id, "Place " + lower(kind.label()), () -> {
                        tools().setObjectKind(kind);
                        use("object");
                    })
                    .icon(id)
                    .selectedWhen(() -> tools().tool().id().equals("object") && tools().objectKind() == kind));
        }
    }

    private void addStamps(Actions actions) {
        for (int i = 0; i < STAMPS; i++) {
            int at = i;
            String digit = Integer.toString(i + 1);
            actions.add(new Command("stamp.store-" + digit, "Store stamp " + digit, () -> {
                        stored[at] = tools().stamp();
                        workspace.status().pass("Stored: " + digit + " brings this stamp back");
                    })
                    .key("ctrl " + digit)
                    .when(() -> tools().stamp() != null));
            actions.add(new Command("stamp.recall-" + digit, "Paint with stamp " + digit, () -> {
                        tools().setStamp(stored[at]);
                        use("brush");
                    })
                    .key(digit)
                    .when(() -> stored[at] != null));
        }
    }

    private void use(String tool) {
        tools().useTool(tool);
        workspace.focusCanvas();
    }

    private ToolContext tools() {
        return workspace.tools();
    }

    private static String lower(String label) {
        return label.toLowerCase(Locale.ROOT);
    }
}
