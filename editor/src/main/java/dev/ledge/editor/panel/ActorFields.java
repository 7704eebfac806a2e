package dev.ledge.editor.panel;

import dev.ledge.editor.object.ChoiceSpec;
import dev.ledge.editor.object.FieldHelp;
import dev.ledge.editor.object.NumberSpec;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/** Rows for the fields of an actor's profile. */
final class ActorFields {
    /** What a pair is when it is switched on, px/s. */
    private static final Vec FIRST_PAIR = new Vec(130, 300);

    /** Fields that mean nothing while another one is off. */
    private static final Map<ActorField, ActorField> NEEDS = Map.of(
            ActorField.APEX_GRAVITY, ActorField.APEX_SPEED,
            ActorField.AIR_JUMP_SPEED, ActorField.AIR_JUMPS,
            ActorField.WALL_JUMP_TIME, ActorField.WALL_JUMP,
            ActorField.DASH_TIME, ActorField.DASH_SPEED,
            ActorField.CROUCH_SPEED, ActorField.CROUCH_HEIGHT,
            ActorField.REPEL_CAP, ActorField.REPEL);

    private ActorFields() {}

    /** All fields in the order of the format, but each below the one that it needs. */
    static List<ActorField> all() {
        List<ActorField> all = new ArrayList<>(List.of(ActorField.values()));
        all.removeAll(NEEDS.keySet());
        Stream.of(ActorField.values())
                .filter(NEEDS::containsKey)
                .forEach(field -> all.add(all.indexOf(NEEDS.get(field)) + 1, field));
        return all;
    }

    /**
     * Adds the row of one field, which is there only while it means something: the field that it needs is on, and the
     * level is not seen from above if that takes the meaning away.
     *
     * @param of the profile that is shown
     * @param with the level with another profile in its place
     */
    static void add(
            Form form,
            ActorField field,
            Function<Level, ActorProfile> of,
            BiFunction<Level, ActorProfile, Level> with) {
        ActorField needed = NEEDS.get(field);
        form.onlyIf(level -> FieldHelp.acts(field, level) && (needed == null || isOn(of.apply(level), needed)));
        addRow(form, field, of, with);
        form.onlyIf(null);
    }

    private static boolean isOn(ActorProfile profile, ActorField field) {
        return field.kind() == ActorField.Kind.PAIR ? profile.pair(field) != null : profile.get(field) != 0;
    }

    private static void addRow(
            Form form,
            ActorField field,
            Function<Level, ActorProfile> of,
            BiFunction<Level, ActorProfile, Level> with) {
        String name = NumberSpec.words(field.json());
        String hint = FieldHelp.spec(field).hint();
        switch (field.kind()) {
            case SWITCH ->
                form.toggle(
                        name,
                        hint,
                        level -> of.apply(level).is(field),
                        (level, on) -> with.apply(level, of.apply(level).with(field, on ? 1 : 0)));
            case WORD ->
                form.choice(
                        new ChoiceSpec<>(
                                name,
                                wordHint(field),
                                field.words(),
                                word -> word,
                                word -> FieldHelp.word(field, word)),
                        level -> of.apply(level).has(field),
                        level -> field.words().get((int) of.apply(level).get(field)),
                        (level, word) -> with.apply(level, withWord(of.apply(level), field, word)));
            case PAIR -> pair(form, field, of, with);
            default ->
                form.number(
                        FieldHelp.spec(field),
                        level -> of.apply(level).has(field),
                        level -> of.apply(level).get(field),
                        (level, number) -> with.apply(level, of.apply(level).with(field, given(number))));
        }
    }

    private static String wordHint(ActorField field) {
        String text = field.explanation();
        return Character.toUpperCase(text.charAt(0)) + text.substring(1) + ". Default: "
                + field.words().get((int) field.defaultValue()) + ".";
    }

    /** The default word, which null stands for too, is not written. */
    private static ActorProfile withWord(ActorProfile profile, ActorField field, String word) {
        int number = word == null ? (int) field.defaultValue() : field.words().indexOf(word);
        return profile.with(field, number == field.defaultValue() ? Double.NaN : number);
    }

    /** A switch whether there is one, and its two numbers. */
    private static void pair(
            Form form,
            ActorField field,
            Function<Level, ActorProfile> of,
            BiFunction<Level, ActorProfile, Level> with) {
        String name = NumberSpec.words(field.json());
        NumberSpec spec = FieldHelp.spec(field);
        form.toggle(
                name,
                spec.hint(),
                level -> of.apply(level).pair(field) != null,
                (level, on) -> with.apply(
                        level,
                        on
                                ? of.apply(level).with(field, FIRST_PAIR)
                                : of.apply(level).with(field, Double.NaN)));
        form.onlyIf(level -> FieldHelp.acts(field, level) && isOn(of.apply(level), field));
        form.pair(
                NumberSpec.ofPair(name + " speed", spec.range(), spec.fallback(), spec.explanation()),
                level -> {
                    Vec pair = of.apply(level).pair(field);
                    return pair == null ? Vec.ZERO : pair;
                },
                (level, pair) -> with.apply(level, of.apply(level).with(field, pair)));
    }

    /** No number, or no limit, which is what there is if a file gives none, is not written. */
    private static double given(Double number) {
        return number == null || Double.isInfinite(number) ? Double.NaN : number;
    }
}
