package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.key.ButtonKeys;
import dev.ledge.editor.object.FieldHelp;
import dev.ledge.editor.object.NumberSpec;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** What there is to play and to build with, beyond what a first look at the window shows. */
final class HelpTopics {
    private static final String GRAVITY = "Gravity";

    private final Workspace workspace;
    private final Actions actions;
    private final List<HelpTopic> topics = new ArrayList<>();

    private HelpTopics(Workspace workspace, Actions actions) {
        this.workspace = workspace;
        this.actions = actions;
    }

    /** All topics: the player's moves, then what levels can do. */
    static List<HelpTopic> of(Workspace workspace, Actions actions) {
        HelpTopics all = new HelpTopics(workspace, actions);
        all.addBasics();
        all.addMoves();
        all.addNumbers();
        all.addMechanics();
        return all.topics;
    }

    private void addBasics() {
        String sideways = ButtonKeys.both(Buttons.LEFT, Buttons.RIGHT);
        move(
                ActorField.WALK_SPEED,
                "Walk",
                sideways,
                "“Acceleration”, “Turn acceleration” and “Deceleration” say how fast it starts, turns and stops.");
        move(
                ActorField.JUMP_SPEED,
                "Jump",
                ButtonKeys.of(Buttons.JUMP),
                "Let go early, the jump is lower. It still counts a little before landing (jump buffer) and after"
                        + " walking off a ledge (coyote time).");
        move(
                ActorField.CLIMB_SPEED,
                "Climb",
                ButtonKeys.both(Buttons.UP, Buttons.DOWN),
                "On ladders, and on platforms that are climbable. Jump leaves them.");
        move(
                ActorField.DROP_THROUGH_BY,
                "Drop through",
                ButtonKeys.of(Buttons.DOWN) + " with " + ButtonKeys.of(Buttons.JUMP),
                "Through tiles and platforms with “Drop through”. Where “Drop through by” is “down”, "
                        + ButtonKeys.of(Buttons.DOWN) + " alone does it.");
    }

    private void addMoves() {
        String jump = ButtonKeys.of(Buttons.JUMP);
        move(
                ActorField.RUN_SPEED,
                "Run",
                "hold " + ButtonKeys.of(Buttons.RUN),
                "Takes the place of walk speed and air speed while it is held; let go in the air, the speed stays."
                        + " 0 is off.");
        move(
                ActorField.AIR_JUMPS,
                "Air jump (double jump)",
                jump + " in the air",
                "As many as “Air jumps” says, as fast as “Air jump speed”. Ground, ladders and wall jumps give them"
                        + " back.");
        move(
                ActorField.WALL_SLIDE_SPEED,
                "Wall slide",
                "hold towards the wall",
                "The fall along a wall is no faster than this while its direction is held. “none” is off.");
        move(
                ActorField.WALL_JUMP,
                "Wall jump",
                jump + " at a wall",
                "In the air, within 2 px of a wall: away from it and up, at two speeds. For the “Wall jump time” after"
                        + " it steering does nothing.");
        move(
                ActorField.DASH_SPEED,
                "Dash",
                ButtonKeys.of(Buttons.DASH) + " with a direction",
                "For the “Dash time” without gravity and steering; with no direction held where the player faces. One"
                        + " in the air, until ground or a ladder gives it back. 0 is off.");
        move(
                ActorField.CROUCH_HEIGHT,
                "Crouch",
                "hold " + ButtonKeys.of(Buttons.DOWN),
                "On the ground, as high as this, no faster than “Crouch speed”. It stands up where there is room."
                        + " 0 is off.");
    }

    private void addNumbers() {
        move(
                ActorField.TAKE_OFF,
                "Take-off from what moves",
                "",
                "Whether jumps and falls off a moving platform take its speed along: “add” both, “upward” only jumps,"
                        + " “none” neither.");
        move(
                ActorField.FALL_GRAVITY,
                "Fall and apex gravity: heavy falls, light tops of jumps",
                "",
                "“Fall gravity” multiplies gravity in falls; “Apex gravity” near the top of a jump, below “Apex"
                        + " speed”, while jump is held.");
        row(
                "Feel",
                "Feels: Celeste-like, Super Meat Boy-like",
                key("view.feels", " compares two"),
                "All numbers of the player at once: Ledge’s own, Celeste-like, Super Meat Boy-like, or those that you"
                        + " saved.");
    }

    private void addMechanics() {
        place("spring", "Spring", "An area that throws who enters it, up, down or sideways, at its “Power”.");
        place(
                "switch",
                "Switch and group",
                "Who enters it switches its group. Tiles of the group are solid while it is on or off; platforms move"
                        + " while it is on. Section “Groups” says which are on at first.");
        topics.add(new HelpTopic(
                "Crumbling tiles and platforms",
                "",
                "They go some time after somebody stood on them, and come back. Tick “Crumbles” under “Coming and"
                        + " going”, of a tile that is edited or of a platform.",
                this::showCrumbling));
        topics.add(new HelpTopic(
                "Objects that ride a platform",
                "",
                "Hazards, goals, springs, switches, markers, sprites and the spawn move with the platform that is"
                        + " chosen at “Rides”.",
                this::showRiding));
        row(
                GRAVITY,
                "Levels seen from above",
                "",
                "With gravity 0 nobody falls or jumps. A platform with no solid side carries who is over it; sides that"
                        + " are solid push.");
    }

    private void move(ActorField field, String title, String keys, String text) {
        topics.add(new HelpTopic(title, keys, text, () -> {
            if (FieldHelp.acts(field, workspace.document().level())) {
                showOfLevel(NumberSpec.words(field.json()));
            } else {
                workspace.status().pass("“" + title + "” means nothing in a level seen from above: its gravity is 0");
                showOfLevel(GRAVITY);
            }
        }));
    }

    /** A topic that is set in a row of the level and player. */
    private void row(String row, String title, String keys, String text) {
        topics.add(new HelpTopic(title, keys, text, () -> showOfLevel(row)));
    }

    private void showOfLevel(String row) {
        tools().inspectLevel();
        show(row);
    }

    /** A topic that is an object to be placed. */
    private void place(String object, String title, String text) {
        topics.add(new HelpTopic(
                title,
                key("tool.object", " places it"),
                text,
                () -> actions.get("place." + object).tryRun()));
    }

    private void showCrumbling() {
        LevelObject platform = first(object -> object.type().equals("platform"));
        if (platform == null && tools().tile() != null) {
            tools().editTile(tools().tile().tile());
        } else if (platform != null) {
            workspace.document().select(Selection.ofObject(platform.id()));
        }
        show("Crumbles");
    }

    private void showRiding() {
        LevelObject rider = first(LevelObject::canRide);
        if (rider == null) {
            workspace.status().pass("Nothing in this level can ride a platform yet: place a goal or a spring, say");
        } else {
            workspace.document().select(Selection.ofObject(rider.id()));
            show("Rides");
        }
    }

    private LevelObject first(Predicate<LevelObject> wanted) {
        return workspace.document().level().objects().stream()
                .filter(wanted)
                .findFirst()
                .orElse(null);
    }

    private void show(String row) {
        workspace.view().show(ViewPart.PANELS, true);
        tools().showRow(row);
    }

    /** The key of a command and what it does; empty if it has none. */
    private String key(String command, String does) {
        String key = actions.keyText(command);
        return key.isEmpty() ? "" : key + does;
    }

    private ToolContext tools() {
        return workspace.tools();
    }
}
