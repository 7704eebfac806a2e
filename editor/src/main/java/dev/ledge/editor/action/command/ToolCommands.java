package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.tool.Picker;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.Tool;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolOption;
import dev.ledge.engine.geometry.Vec;

/** Choosing a tool, what it draws or places, and stamps kept under digits. */
final class ToolCommands {
    /** Stamps that a digit key brings back. */
    static final int STAMPS = 9;

    private final Workspace workspace;
    private final Stamp[] stored = new Stamp[STAMPS];

    private ToolCommands(Workspace workspace) {
        this.workspace = workspace;
    }

    static void add(Actions actions, Workspace workspace) {
        ToolCommands commands = new ToolCommands(workspace);
        commands.addTools(actions);
        commands.addOptions(actions);
        commands.addStamps(actions);
    }

    private void addTools(Actions actions) {
        for (Tool tool : tools().tools()) {
            Command command = new Command("tool." + tool.id(), tool.label() + " tool", () -> use(tool.id()))
                    .icon(tool.icon())
                    .key(tool.key())
                    .explain(tool.hint())
                    .selectedWhen(() -> tools().tool() == tool);
            actions.add(tool.keyInPlay() == null ? command : command.key(tool.keyInPlay()));
        }
    }

    private void addOptions(Actions actions) {
        for (Tool tool : tools().tools()) {
            for (ToolOption option : tool.options()) {
                if (option instanceof ToolOption.Choice choice) {
                    actions.add(new Command(choice.id(), choice.label(), () -> choose(tool, choice))
                            .icon(choice.icon())
                            .selectedWhen(() ->
                                    tools().tool() == tool && choice.chosen().getAsBoolean()));
                }
            }
        }
    }

    private void choose(Tool tool, ToolOption.Choice choice) {
        tools().choose(tool, choice);
        workspace.focusCanvas();
    }

    private void addStamps(Actions actions) {
        actions.add(new Command("stamp.pick", "Pick the tile at the pointer", this::pick)
                .key("K")
                .explain("The pointer of the mouse or of the arrow keys; the right button does it, too"));
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
                        if (tools().canPaint(stored[at])) {
                            tools().setStamp(stored[at]);
                            use("brush");
                        }
                    })
                    .key(digit)
                    .when(() -> stored[at] != null));
        }
    }

    private void pick() {
        Vec at = workspace.pointer();
        PointerEvent point = new PointerEvent(at.x(), at.y(), PointerEvent.Button.NONE, 0, 1);
        Picker picker = new Picker(tools());
        picker.pressed(point);
        picker.released(point);
    }

    private void use(String tool) {
        tools().useTool(tool);
        workspace.focusCanvas();
    }

    private ToolContext tools() {
        return workspace.tools();
    }
}
