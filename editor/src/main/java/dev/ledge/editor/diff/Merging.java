package dev.ledge.editor.diff;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/** One pass of a merge: asks for a side at each conflict, and notes it. */
final class Merging {
    private final Function<Conflict, Side> choice;
    private final List<Conflict> conflicts = new ArrayList<>();

    Merging(Function<Conflict, Side> choice) {
        this.choice = choice;
    }

    List<Conflict> conflicts() {
        return conflicts;
    }

    /** True if there is a conflict about something, or a field of it, already. */
    boolean isAbout(Conflict.Kind kind, String id) {
        return conflicts.stream().anyMatch(conflict -> conflict.kind() == kind && id.equals(conflict.id()));
    }

    boolean takesTheirs(Conflict conflict) {
        conflicts.add(conflict);
        return choice.apply(conflict) == Side.THEIRS;
    }

    /** What both made of a value, part by part where both still have the same parts. */
    Object value(Conflict.Kind kind, String id, List<String> path, Object base, Object mine, Object theirs) {
        if (Objects.equals(mine, theirs) || Objects.equals(base, theirs)) {
            return mine;
        }
        if (Objects.equals(base, mine)) {
            return theirs;
        }
        if (!Parts.areAlike(mine, theirs)) {
            Conflict conflict = new Conflict(
                    kind,
                    id,
                    path.isEmpty() ? null : FieldChange.name(path),
                    null,
                    Words.value(base),
                    Words.value(mine),
                    Words.value(theirs));
            return takesTheirs(conflict) ? theirs : mine;
        }
        Map<String, Object> old = Parts.areAlike(base, mine) ? Parts.of(base) : Map.of();
        Map<String, Object> own = Parts.of(mine);
        Map<String, Object> other = Parts.of(theirs);
        Object missing = Parts.missing(mine);
        Map<String, Object> merged = new LinkedHashMap<>();
        for (String name : Parts.names(List.of(own, other))) {
            merged.put(
                    name,
                    value(
                            kind,
                            id,
                            Parts.below(path, name),
                            old.getOrDefault(name, missing),
                            own.getOrDefault(name, missing),
                            other.getOrDefault(name, missing)));
        }
        return Parts.with(mine, merged);
    }
}
