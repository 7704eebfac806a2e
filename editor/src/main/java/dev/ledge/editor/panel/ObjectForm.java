package dev.ledge.editor.panel;

import dev.ledge.editor.document.ObjectEdits;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.object.ChoiceSpec;
import dev.ledge.editor.object.NumberRange;
import dev.ledge.editor.object.NumberSpec;
import dev.ledge.editor.object.ObjectKind;
import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.problem.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What the inspector shows of selected objects of one type. */
final class ObjectForm {
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,32}");
    /** No id: these have no spaces. */
    private static final String NOTHING = "(nothing)";

    private ObjectForm() {}

    /**
     * The sections from top to bottom.
     *
     * @param ids of objects that have one type
     */
    static List<Section> sections(ToolContext context, List<String> ids, Consumer<String> hints) {
        LevelObject first = context.document().level().object(ids.get(0));
        List<Section> sections = new ArrayList<>();
        sections.add(new Section("Object", true, common(context, ids, hints)));
        ObjectKind<?> kind = ObjectKinds.of(first);
        if (kind != null) {
            sections.addAll(typed(context, kind, ids, hints));
        }
        if (ids.size() == 1) {
            sections.add(PropertyTable.section(
                    context,
                    new ObjectLens<>(LevelObject.class, ids)
                            .part(
                                    o -> o.common().props(),
                                    (o, props) -> o.withCommon(o.common().withProps(props))),
                    hints));
        }
        return sections;
    }

    /**
     * The sections of what objects of several types have in common.
     *
     * @param ids of two objects at least
     */
    static List<Section> shared(ToolContext context, List<String> ids, Consumer<String> hints) {
        return List.of(new Section("Objects", true, common(context, ids, hints)));
    }

    private static Form common(ToolContext context, List<String> ids, Consumer<String> hints) {
        Form form = new Form(context, hints);
        List<LevelObject> objects =
                ids.stream().map(context.document().level()::object).toList();
        boolean hasSize = objects.stream().allMatch(o -> !(o instanceof Spawn) && o.outlinePoints() == null);
        boolean rides = objects.stream().allMatch(LevelObject::canRide);
        ObjectLens<LevelObject> lens = new ObjectLens<>(LevelObject.class, ids);
        if (ids.size() == 1) {
            identity(form, context, ids.get(0), lens);
        } else {
            several(form, objects, hasSize || rides);
        }
        if (hasSize) {
            form.mixed(new Mixed(
                    level -> lens.isMixed(level, o -> o.effectiveSize(level).x()),
                    level -> lens.isMixed(level, o -> o.effectiveSize(level).y())));
            form.pair(
                    NumberSpec.ofPair("Size", sides(context.document().level(), ids), "", "width and height"),
                    level -> lens.get(level).effectiveSize(level),
                    (level, change) -> lens.<UnaryOperator<Vec>>write(
                                    (o, size) -> o.withCommon(o.common().withSize(size.apply(o.effectiveSize(level)))))
                            .apply(level, change));
        }
        if (rides) {
            rides(form, context.document().level(), lens);
        }
        return form;
    }

    private static void identity(Form form, ToolContext context, String id, ObjectLens<LevelObject> lens) {
        form.text(
                "Id",
                "Its permanent name in files, events and runs: letters, digits, - and _, at most 32.",
                lens.read(LevelObject::id),
                (level, newId) -> renamed(level, id, newId),
                newId -> context.document().select(Selection.ofObject(newId.trim())));
        form.text(
                "Name",
                "For people; may be empty.",
                lens.read(ObjectForm::name),
                lens.write((o, text) -> o.withCommon(o.common().withName(text.isBlank() ? null : text))));
        form.pair(
                NumberSpec.ofPair(
                        "Position",
                        NumberRange.of(ObjectCommon.class, "at"),
                        "",
                        "top-left corner, from the level's top-left corner, y downwards"),
                lens.read(LevelObject::at),
                (level, change) -> ObjectEdits.moveTo(
                        level, id, change.apply(lens.get(level).at())));
    }

    private static void several(Form form, List<LevelObject> objects, boolean haveCommon) {
        boolean isOneType = objects.stream().map(LevelObject::type).distinct().count() == 1;
        String change = isOneType || haveCommon ? "; a change here changes all of them" : " with no number in common";
        form.note(level -> objects.size() + " objects" + change);
        if (!isOneType) {
            form.note(level -> types(objects));
        }
    }

    /** How many there are of each type, most first, as "2 × goal, 1 × spring". */
    private static String types(List<LevelObject> objects) {
        Map<String, Integer> counts = new TreeMap<>();
        objects.forEach(object -> counts.merge(object.type(), 1, Integer::sum));
        return counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .map(type -> type.getValue() + " × " + PlainText.of(Excerpt.of(type.getKey())))
                .collect(Collectors.joining(", "));
    }

    /** What a side of the objects may be: what the smallest of them can take. */
    private static NumberRange sides(Level level, List<String> ids) {
        return ids.stream().anyMatch(id -> level.object(id).isSingleActor())
                ? NumberRange.ofActorSide(level)
                : NumberRange.of(ObjectCommon.class, "size");
    }

    private static void rides(Form form, Level level, ObjectLens<LevelObject> lens) {
        List<String> platforms = new ArrayList<>();
        platforms.add(NOTHING);
        platforms.addAll(platforms(level));
        form.mixed(Mixed.when(
                now -> lens.isMixed(now, o -> String.valueOf(o.common().rides()))));
        form.choice(
                ChoiceSpec.of(
                        "Rides",
                        "The platform that it moves with; its position is where it is when that is at the first point"
                                + " of its path.",
                        platforms,
                        platform -> platform),
                edited -> lens.any(edited, o -> o.common().rides() != null),
                lens.read(o -> o.common().rides() == null ? NOTHING : o.common().rides()),
                lens.write((o, platform) ->
                        o.withCommon(o.common().withRides(NOTHING.equals(platform) ? null : platform))));
    }

    /** The ids of all that can be ridden. */
    static List<String> platforms(Level level) {
        return level.objects().stream()
                .filter(Platform.class::isInstance)
                .map(LevelObject::id)
                .toList();
    }

    private static String name(LevelObject object) {
        return object.common().name() == null ? "" : object.common().name();
    }

    private static Level renamed(Level level, String id, String newId) {
        String trimmed = newId.trim();
        if (trimmed.equals(id)) {
            return level;
        }
        if (!ID.matcher(trimmed).matches()) {
            throw new IllegalArgumentException("an id has 1 to 32 letters, digits, - or _");
        }
        if (level.object(trimmed) != null) {
            throw new IllegalArgumentException("“" + trimmed + "” is the id of another object");
        }
        return ObjectEdits.rename(level, id, trimmed);
    }

    private static <T extends LevelObject> List<Section> typed(
            ToolContext context, ObjectKind<T> kind, List<String> ids, Consumer<String> hints) {
        LensRows<T> rows = new LensRows<>(context, new ObjectLens<>(kind.record(), ids), ids.size() == 1, hints);
        kind.rows(rows);
        return rows.sections();
    }
}
