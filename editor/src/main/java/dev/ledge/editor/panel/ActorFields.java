package dev.ledge.editor.panel;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Rows for the fields of an actor's profile. */
final class ActorFields {
    private ActorFields() {}

    /**
     * Adds the row of one field.
     *
     * @param of the profile that is shown
     * @param with the level with another profile in its place
     */
    static void add(
            Form form,
            ActorField field,
            Function<Level, ActorProfile> of,
            BiFunction<Level, ActorProfile, Level> with) {
        if (field.isSwitch()) {
            form.toggle(
                    NumberSpec.words(field.json()),
                    NumberSpec.of(field).hint(),
                    level -> of.apply(level).is(field),
                    (level, on) -> with.apply(level, of.apply(level).with(field, on ? 1 : 0)));
        } else {
            form.number(
                    NumberSpec.of(field),
                    level -> of.apply(level).has(field),
                    level -> of.apply(level).get(field),
                    (level, number) ->
                            with.apply(level, of.apply(level).with(field, number == null ? Double.NaN : number)));
        }
    }
}
