package dev.ledge.editor.panel;

import dev.ledge.editor.document.ResizeCorner;
import dev.ledge.editor.feel.Feel;
import dev.ledge.editor.feel.JumpReach;
import dev.ledge.editor.object.ChoiceSpec;
import dev.ledge.editor.object.NumberRange;
import dev.ledge.editor.object.NumberSpec;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.problem.Excerpt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** What the inspector shows when nothing is selected: the player's numbers and the level's physics. */
final class LevelForm {
    private static final Lens<ActorProfile> PLAYER = new Lens<>() {
        @Override
        public ActorProfile get(Level level) {
            return level.player();
        }

        @Override
        public <V> BiFunction<Level, V, Level> write(BiFunction<ActorProfile, V, ? extends ActorProfile> change) {
            return (level, value) -> level.toBuilder()
                    .player(change.apply(level.player(), value))
                    .build();
        }
    };

    private LevelForm() {}

    /**
     * The sections from top to bottom.
     *
     * @param saved the feels to choose from beside Ledge's own
     * @param resizedAt the edges that move as the level gets another size, which are no part of it
     */
    static List<Section> sections(
            ToolContext context, List<Feel> saved, AtomicReference<ResizeCorner> resizedAt, Consumer<String> hints) {
        List<Section> sections = new ArrayList<>(player(context, saved, resizedAt, hints));
        List<String> groups = groups(context.document().level());
        if (!groups.isEmpty()) {
            boolean isUsed = !context.document().level().groups().isEmpty();
            sections.add(new Section("Groups", isUsed, groups(context, hints, groups)));
        }
        return sections;
    }

    /** The groups of a level, by name: those that it lists, and those of its tiles, platforms and switches. */
    private static List<String> groups(Level level) {
        TreeSet<String> groups = new TreeSet<>(level.groups().keySet());
        level.palette()
                .tiles()
                .values()
                .forEach(type -> addTo(groups, type.changing().group()));
        level.objects().forEach(object -> addTo(groups, object.group()));
        return List.copyOf(groups);
    }

    private static void addTo(Set<String> groups, String group) {
        if (group != null) {
            groups.add(group);
        }
    }

    private static Form groups(ToolContext context, Consumer<String> hints, List<String> groups) {
        Form form = new Form(context, hints);
        for (String group : groups) {
            String words = Excerpt.of(group);
            form.listed(
                    words,
                    "Group " + words,
                    "Group " + words + ": on when the level begins; switches change that.",
                    level -> level.isOnAtFirst(group),
                    (level, on) -> withGroup(level, group, on));
        }
        return form;
    }

    /** On is the default, which a file does not need to say. */
    private static Level withGroup(Level level, String group, boolean isOn) {
        Map<String, Boolean> groups = new LinkedHashMap<>(level.groups());
        if (isOn) {
            groups.remove(group);
        } else {
            groups.put(group, false);
        }
        return level.toBuilder().groups(groups.isEmpty() ? null : groups).build();
    }

    private static List<Section> player(
            ToolContext context, List<Feel> saved, AtomicReference<ResizeCorner> resizedAt, Consumer<String> hints) {
        return List.of(
                section(
                        context,
                        "Jump",
                        true,
                        jump(context, saved, hints),
                        ActorField.JUMP_SPEED,
                        ActorField.JUMP_CUT,
                        ActorField.COYOTE_TIME,
                        ActorField.JUMP_BUFFER),
                section(
                        context,
                        "Walk",
                        true,
                        new Form(context, hints),
                        ActorField.WALK_SPEED,
                        ActorField.ACCELERATION,
                        ActorField.TURN_ACCELERATION,
                        ActorField.DECELERATION,
                        ActorField.STEP_HEIGHT),
                section(
                        context,
                        "Flight",
                        true,
                        new Form(context, hints),
                        ActorField.AIR_SPEED,
                        ActorField.AIR_ACCELERATION,
                        ActorField.AIR_DECELERATION),
                new Section("World", true, world(context, resizedAt, hints)),
                section(
                        context,
                        "More moves",
                        false,
                        new Form(context, hints),
                        ActorField.RUN_SPEED,
                        ActorField.FALL_GRAVITY,
                        ActorField.APEX_SPEED,
                        ActorField.APEX_GRAVITY,
                        ActorField.AIR_JUMPS,
                        ActorField.AIR_JUMP_SPEED,
                        ActorField.TAKE_OFF,
                        ActorField.WALL_SLIDE_SPEED,
                        ActorField.WALL_JUMP,
                        ActorField.WALL_JUMP_TIME,
                        ActorField.DASH_SPEED,
                        ActorField.DASH_TIME,
                        ActorField.CROUCH_HEIGHT,
                        ActorField.CROUCH_SPEED,
                        ActorField.DROP_THROUGH_BY),
                section(
                        context,
                        "Body and ladders",
                        false,
                        body(context, hints),
                        ActorField.CLIMB_SPEED,
                        ActorField.CORNER_CORRECTION,
                        ActorField.CRUSH_ESCAPE),
                section(
                        context,
                        "Among others",
                        false,
                        new Form(context, hints),
                        ActorField.RADIUS,
                        ActorField.REPEL,
                        ActorField.REPEL_CAP,
                        ActorField.WORLD_COLLISION,
                        ActorField.APPLY_GRAVITY,
                        ActorField.APPLY_FRICTION,
                        ActorField.STANDABLE));
    }

    /** A section that is open if asked for, and where the player has numbers of its own in it: they are to be seen. */
    private static Section section(ToolContext context, String title, boolean open, Form form, ActorField... fields) {
        ActorProfile player = context.document().level().player();
        boolean isUsed = Stream.of(fields).anyMatch(player::has);
        for (ActorField field : fields) {
            ActorFields.add(form, field, PLAYER);
        }
        return new Section(title, open || isUsed, form);
    }

    private static Form jump(ToolContext context, List<Feel> saved, Consumer<String> hints) {
        // The first, none, is for numbers of one's own.
        List<Optional<Feel>> presets = Stream.of(Stream.of(Optional.<Feel>empty()), some(Feel.OWN), some(saved))
                .flatMap(feels -> feels)
                .toList();
        Form form = new Form(context, hints);
        form.note(level -> level.physics().isTopDown()
                ? "Seen from above: gravity is 0, nobody jumps"
                : "The player jumps " + JumpReach.of(level).inWords());
        form.choice(
                new ChoiceSpec<>(
                        "Feel",
                        "All numbers of the player, gravity and fall speed as in a game, in this level's tiles;"
                                + " after Ledge's own those that were saved beside the palette.",
                        presets,
                        preset -> preset.map(Feel::name).orElse("as set below"),
                        preset -> preset.map(Feel::about).orElse("")),
                null,
                level -> presets.stream()
                        .filter(preset -> preset.isPresent() && preset.get().isIn(level))
                        .findFirst()
                        .orElse(Optional.empty()),
                (level, preset) -> preset.map(chosen -> chosen.in(level)).orElse(level));
        return form;
    }

    private static Stream<Optional<Feel>> some(List<Feel> feels) {
        return feels.stream().map(Optional::of);
    }

    private static Form body(ToolContext context, Consumer<String> hints) {
        Form form = new Form(context, hints);
        form.pair(
                NumberSpec.ofPair(
                        "Size",
                        NumberRange.ofActorSide(context.document().level()),
                        words(ActorProfile.DEFAULT_SIZE) + " px",
                        "width and height of the player's box"),
                level -> level.player().effectiveSize(),
                PLAYER.write((player, change) -> player.withSize(change.apply(player.effectiveSize()))));
        return form;
    }

    private static String words(Vec size) {
        return NumberSpec.format(size.x()) + " × " + NumberSpec.format(size.y());
    }

    private static Form world(ToolContext context, AtomicReference<ResizeCorner> resizedAt, Consumer<String> hints) {
        Form form = new Form(context, hints);
        form.text(
                "Name",
                "The level's name for people; may be empty.",
                level -> level.name() == null ? "" : level.name(),
                (level, name) -> level.toBuilder()
                        .name(name.isBlank() ? null : name.strip())
                        .build());
        form.choice(
                ChoiceSpec.of(
                        "Resize at",
                        "Where columns and rows come or go when the size below is changed; all that is in the level"
                                + " moves with the left and the upper edge.",
                        List.of(ResizeCorner.values()),
                        ResizeCorner::words),
                null,
                level -> resizedAt.get(),
                (level, chosen) -> {
                    resizedAt.set(chosen);
                    return level;
                });
        form.pair(
                NumberSpec.ofPair(
                        "Size",
                        NumberRange.ofLevelSide(),
                        "",
                        "columns and rows; what is beyond the new edges is cut off"),
                level -> new Vec(level.columns(), level.rows()),
                (level, change) -> {
                    Vec size = change.apply(new Vec(level.columns(), level.rows()));
                    return resized(context, level, resizedAt.get(), (int) size.x(), (int) size.y());
                });
        form.fact(
                "Tile size",
                "The side of a cell; it stays, as objects, paths and speeds are in pixels and would not go along."
                        + " For another one make a new level (File ▸ New level…).",
                level -> level.grid() + " px");
        physics(
                form,
                NumberSpec.of(
                        "Gravity",
                        NumberRange.of(Physics.class, "gravity"),
                        4000,
                        Physics.DEFAULT_GRAVITY,
                        "how fast falling speeds up; 0 is seen from above"),
                Physics::gravity,
                Physics::effectiveGravity,
                (p, v) -> new Physics(v, p.maxFallSpeed(), p.tickRate(), p.maxSlope(), p.border(), p.unknown()));
        form.onlyIf(level -> !level.physics().isTopDown());
        physics(
                form,
                NumberSpec.of(
                        "Max fall speed",
                        NumberRange.of(Physics.class, "maxFallSpeed"),
                        2000,
                        Physics.DEFAULT_MAX_FALL_SPEED,
                        "falling gets no faster than this; type “none” for no limit"),
                Physics::maxFallSpeed,
                Physics::effectiveMaxFallSpeed,
                (p, v) -> new Physics(p.gravity(), v, p.tickRate(), p.maxSlope(), p.border(), p.unknown()));
        physics(
                form,
                NumberSpec.of(
                        "Max slope",
                        NumberRange.of(Physics.class, "maxSlope"),
                        80,
                        Physics.DEFAULT_MAX_SLOPE,
                        "the steepest ground that can be walked on"),
                Physics::maxSlope,
                Physics::effectiveMaxSlope,
                (p, v) -> new Physics(p.gravity(), p.maxFallSpeed(), p.tickRate(), v, p.border(), p.unknown()));
        form.onlyIf(null);
        physics(
                form,
                NumberSpec.of(
                        "Tick rate",
                        NumberRange.of(Physics.class, "tickRate"),
                        240,
                        Physics.DEFAULT_TICK_RATE,
                        "steps of the simulation a second"),
                Physics::tickRate,
                Physics::effectiveTickRate,
                (p, v) -> new Physics(p.gravity(), p.maxFallSpeed(), v, p.maxSlope(), p.border(), p.unknown()));
        for (Side side : List.of(Side.LEFT, Side.RIGHT, Side.TOP, Side.BOTTOM)) {
            form.choice(
                    ChoiceSpec.of(
                            NumberSpec.words(side.json()) + " border",
                            "What the level's " + side.json()
                                    + " border does: a wall, open, or it kills what is wholly outside. Default: "
                                    + Border.DEFAULT.on(side).json() + ".",
                            List.of(Border.Kind.values()),
                            Border.Kind::json),
                    level -> own(level.physics().effectiveBorder(), side) != null,
                    level -> level.physics().effectiveBorder().on(side),
                    (level, kind) -> withBorder(level, side, kind));
        }
        return form;
    }

    private static Level resized(ToolContext context, Level level, ResizeCorner edges, int columns, int rows) {
        try {
            Level.checkSize(columns, rows);
        } catch (IllegalArgumentException tooLarge) {
            String why = tooLarge.getMessage();
            context.status(Character.toUpperCase(why.charAt(0)) + why.substring(1));
            return null;
        }
        return edges.resize(level, columns, rows);
    }

    private static void physics(
            Form form,
            NumberSpec spec,
            Function<Physics, Double> given,
            Function<Physics, Double> value,
            BiFunction<Physics, Double, Physics> with) {
        form.number(
                spec,
                level -> given.apply(level.physics()) != null,
                level -> value.apply(level.physics()),
                (level, number) -> level.toBuilder()
                        .physics(with.apply(level.physics(), number))
                        .build());
    }

    /** What a border says of a side itself, or null. */
    private static Border.Kind own(Border border, Side side) {
        return switch (side) {
            case LEFT -> border.left();
            case RIGHT -> border.right();
            case TOP -> border.top();
            case BOTTOM -> border.bottom();
        };
    }

    /** @param kind null for the side's default */
    private static Level withBorder(Level level, Side side, Border.Kind kind) {
        Physics p = level.physics();
        Border b = p.effectiveBorder();
        Border changed = new Border(
                side == Side.LEFT ? kind : b.left(),
                side == Side.RIGHT ? kind : b.right(),
                side == Side.TOP ? kind : b.top(),
                side == Side.BOTTOM ? kind : b.bottom(),
                b.unknown());
        return level.toBuilder()
                .physics(new Physics(
                        p.gravity(),
                        p.maxFallSpeed(),
                        p.tickRate(),
                        p.maxSlope(),
                        changed.equals(Border.DEFAULT) ? null : changed,
                        p.unknown()))
                .build();
    }
}
