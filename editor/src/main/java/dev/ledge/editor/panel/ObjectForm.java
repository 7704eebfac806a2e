package dev.ledge.editor.panel;

import dev.ledge.editor.document.Selection;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Facing;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Spring;
import dev.ledge.engine.level.Switch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;

/** What the inspector shows of selected objects of one type. */
final class ObjectForm {
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,32}");
    private static final List<String> TELLS = List.of("turn", "up", "down", "left", "right", "stop");
    private static final double BOUNDLESS = -1e6;

    private ObjectForm() {}

    /**
     * The sections from top to bottom.
     *
     * @param ids of objects that have one type
     */
    static List<Section> sections(ToolContext context, List<String> ids, Consumer<String> hints) {
        LevelObject first = context.document().level().object(ids.get(0));
        List<Section> sections = new ArrayList<>();
        sections.add(new Section("Object", true, common(context, first, ids, hints)));
        sections.addAll(typed(context, first, ids, hints));
        return sections;
    }

    private static Form common(ToolContext context, LevelObject first, List<String> ids, Consumer<String> hints) {
        Form form = new Form(context, hints);
        ObjectLens<LevelObject> lens = new ObjectLens<>(LevelObject.class, ids);
        if (ids.size() == 1) {
            form.text(
                    "Id",
                    "Its permanent name in files, events and runs: letters, digits, - and _, at most 32.",
                    lens.read(LevelObject::id),
                    (level, id) -> renamed(context, level, ids.get(0), id),
                    id -> context.document().select(Selection.ofObject(id.trim())));
            form.text(
                    "Name",
                    "For people; may be empty.",
                    lens.read(ObjectForm::name),
                    lens.write((o, text) -> o.withCommon(o.common().withName(text.isBlank() ? null : text))));
            form.pair(
                    "Position",
                    "px",
                    BOUNDLESS,
                    "Top-left corner, from the level's top-left corner, y downwards.",
                    lens.read(LevelObject::at),
                    lens.write(LevelObject::movedTo));
        } else {
            form.note(level -> ids.size() + " objects; a change here changes all of them");
        }
        if (!(first instanceof LevelObject.Spawn) && first.outlinePoints() == null) {
            form.pair(
                    "Size",
                    "px",
                    0,
                    "Width and height.",
                    level -> lens.get(level).effectiveSize(level),
                    lens.write((o, size) -> o.withCommon(o.common().withSize(size))));
        }
        return form;
    }

    private static String name(LevelObject object) {
        return object.common().name() == null ? "" : object.common().name();
    }

    private static Level renamed(ToolContext context, Level level, String id, String newId) {
        String trimmed = newId.trim();
        if (trimmed.equals(id)) {
            return null;
        }
        if (!ID.matcher(trimmed).matches()) {
            context.status("An id has 1 to 32 letters, digits, - or _");
            return null;
        }
        if (level.object(trimmed) != null) {
            context.status("“" + trimmed + "” is the id of another object");
            return null;
        }
        ObjectCommon common = level.object(id).common();
        return level.withoutObject(id).withObject(level.object(id).withCommon(common.withId(trimmed)));
    }

    private static List<Section> typed(
            ToolContext context, LevelObject first, List<String> ids, Consumer<String> hints) {
        Form form = new Form(context, hints);
        if (first instanceof LevelObject.Platform) {
            return PlatformForm.sections(context, new ObjectLens<>(LevelObject.Platform.class, ids), hints);
        } else if (first instanceof LevelObject.StaticPolygon) {
            polygon(form, new ObjectLens<>(LevelObject.StaticPolygon.class, ids), context);
            return List.of(new Section("Polygon", true, form));
        } else if (first instanceof LevelObject.Spawn) {
            spawn(form, new ObjectLens<>(LevelObject.Spawn.class, ids));
            return List.of(new Section("Spawn", true, form));
        } else if (first instanceof LevelObject.Walker) {
            ObjectLens<LevelObject.Walker> lens = new ObjectLens<>(LevelObject.Walker.class, ids);
            walker(form, lens);
            return List.of(
                    new Section("Walker", true, form),
                    actor(
                            context,
                            hints,
                            lens.read(o -> orDefault(o.actor())),
                            lens.write((o, a) -> new LevelObject.Walker(
                                    o.common(),
                                    o.speed(),
                                    o.facing(),
                                    o.turnsAtLedges(),
                                    o.hurts(),
                                    o.stompable(),
                                    a))));
        } else if (first instanceof LevelObject.Patroller) {
            ObjectLens<LevelObject.Patroller> lens = new ObjectLens<>(LevelObject.Patroller.class, ids);
            velocity(
                    form,
                    lens.read(LevelObject.Patroller::effectiveVelocity),
                    lens.write((o, v) -> new LevelObject.Patroller(o.common(), v)));
            return List.of(new Section("Patroller", true, form));
        } else if (first instanceof LevelObject.Marker) {
            ObjectLens<LevelObject.Marker> lens = new ObjectLens<>(LevelObject.Marker.class, ids);
            form.choice(
                    "Tells",
                    "What enemies do that come into it.",
                    TELLS,
                    tells -> tells,
                    lens.read(o -> o.tells() == null ? TELLS.get(0) : o.tells()),
                    lens.write((o, tells) -> new LevelObject.Marker(o.common(), tells)));
            return List.of(new Section("Marker", true, form));
        } else if (first instanceof LevelObject.Pickup) {
            ObjectLens<LevelObject.Pickup> lens = new ObjectLens<>(LevelObject.Pickup.class, ids);
            return List.of(actor(
                    context,
                    hints,
                    lens.read(o -> orDefault(o.actor())),
                    lens.write((o, a) -> new LevelObject.Pickup(o.common(), a))));
        } else if (first instanceof LevelObject.Body) {
            ObjectLens<LevelObject.Body> lens = new ObjectLens<>(LevelObject.Body.class, ids);
            velocity(
                    form,
                    lens.read(LevelObject.Body::effectiveVelocity),
                    lens.write((o, v) -> new LevelObject.Body(o.common(), v, o.copies(), o.body(), o.actor())));
            return List.of(
                    new Section("Actor", true, form),
                    actor(
                            context,
                            hints,
                            lens.read(o -> orDefault(o.actor())),
                            lens.write((o, a) ->
                                    new LevelObject.Body(o.common(), o.velocity(), o.copies(), o.body(), a))));
        } else if (first instanceof LevelObject.Sprite) {
            ObjectLens<LevelObject.Sprite> lens = new ObjectLens<>(LevelObject.Sprite.class, ids);
            form.choice(
                    "Tile",
                    "The tile that draws it.",
                    List.copyOf(context.document().level().palette().tiles().keySet()),
                    tile -> tile,
                    lens.read(LevelObject.Sprite::tile),
                    lens.write((o, tile) -> new LevelObject.Sprite(o.common(), tile, o.flip())));
            return List.of(new Section("Sprite", true, form));
        } else if (first instanceof Spring) {
            SpringForm.add(form, new ObjectLens<>(Spring.class, ids));
            return List.of(new Section("Spring", true, form));
        } else if (first instanceof Switch) {
            SwitchForm.add(form, new ObjectLens<>(Switch.class, ids));
            return List.of(new Section("Switch", true, form));
        }
        return List.of();
    }

    private static void spawn(Form form, ObjectLens<LevelObject.Spawn> lens) {
        form.choice(
                "Facing",
                "Where the player looks at the start.",
                List.of(Facing.values()),
                Facing::json,
                lens.read(LevelObject.Spawn::effectiveFacing),
                lens.write((o, facing) -> new LevelObject.Spawn(o.common(), o.velocity(), facing)));
        velocity(
                form,
                lens.read(LevelObject.Spawn::effectiveVelocity),
                lens.write((o, v) -> new LevelObject.Spawn(o.common(), v, o.facing())));
    }

    private static void walker(Form form, ObjectLens<LevelObject.Walker> lens) {
        form.number(
                new NumberSpec("Speed", "px/s", 0, 1e6, 300, "30 px/s", "how fast it walks"),
                level -> lens.get(level).speed() != null,
                level -> lens.get(level).effectiveSpeed(),
                lens.write((o, speed) -> new LevelObject.Walker(
                        o.common(), speed, o.facing(), o.turnsAtLedges(), o.hurts(), o.stompable(), o.actor())));
        form.choice(
                "Facing",
                "Where it walks first.",
                List.of(Facing.values()),
                Facing::json,
                lens.read(LevelObject.Walker::effectiveFacing),
                lens.write((o, facing) -> new LevelObject.Walker(
                        o.common(), o.speed(), facing, o.turnsAtLedges(), o.hurts(), o.stompable(), o.actor())));
        form.toggle(
                "Turns at ledges",
                "Turns where the ground ends instead of walking off.",
                level -> !Boolean.FALSE.equals(lens.get(level).turnsAtLedges()),
                lens.write((o, on) -> new LevelObject.Walker(
                        o.common(), o.speed(), o.facing(), on, o.hurts(), o.stompable(), o.actor())));
        form.toggle(
                "Hurts",
                "Kills the player who touches it.",
                level -> !Boolean.FALSE.equals(lens.get(level).hurts()),
                lens.write((o, on) -> new LevelObject.Walker(
                        o.common(), o.speed(), o.facing(), o.turnsAtLedges(), on, o.stompable(), o.actor())));
        form.toggle(
                "Stompable",
                "Dies when the player jumps on it.",
                level -> !Boolean.FALSE.equals(lens.get(level).stompable()),
                lens.write((o, on) -> new LevelObject.Walker(
                        o.common(), o.speed(), o.facing(), o.turnsAtLedges(), o.hurts(), on, o.actor())));
    }

    private static void polygon(Form form, ObjectLens<LevelObject.StaticPolygon> lens, ToolContext context) {
        form.toggles(
                "Solid from",
                "Sides that block what comes from there; only top makes a one-way.",
                PlatformForm.SIDES,
                side -> NumberSpec.words(side.json()),
                (level, side) -> lens.get(level).effectiveSolidFrom().has(side),
                (level, side, on) -> lens.<Boolean>write((o, value) -> new LevelObject.StaticPolygon(
                                o.common(),
                                o.points(),
                                o.effectiveSolidFrom().with(side, value),
                                o.surface(),
                                o.hazard(),
                                o.color()))
                        .apply(level, on));
        form.choice(
                "Surface",
                "What the ground does to who stands on it.",
                PlatformForm.surfaces(context),
                surface -> surface,
                lens.read(o -> o.surface() == null ? PlatformForm.NO_SURFACE : o.surface()),
                lens.write((o, surface) -> new LevelObject.StaticPolygon(
                        o.common(),
                        o.points(),
                        o.solidFrom(),
                        PlatformForm.surfaceOrNull(surface),
                        o.hazard(),
                        o.color())));
        form.toggle(
                "Hazard",
                "Kills on touch.",
                level -> Boolean.TRUE.equals(lens.get(level).hazard()),
                lens.write((o, on) -> new LevelObject.StaticPolygon(
                        o.common(), o.points(), o.solidFrom(), o.surface(), on ? Boolean.TRUE : null, o.color())));
    }

    private static void velocity(Form form, Function<Level, Vec> value, BiFunction<Level, Vec, Level> with) {
        form.pair("Velocity", "px/s", BOUNDLESS, "Speed at the start, to the right and down.", value, with);
    }

    private static Section actor(
            ToolContext context,
            Consumer<String> hints,
            Function<Level, ActorProfile> of,
            BiFunction<Level, ActorProfile, Level> with) {
        Form form = new Form(context, hints);
        for (ActorField field : ActorField.values()) {
            ActorFields.add(form, field, of, with);
        }
        return new Section("How it moves", false, form);
    }

    private static ActorProfile orDefault(ActorProfile profile) {
        return profile == null ? ActorProfile.DEFAULT : profile;
    }
}
