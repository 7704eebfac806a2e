package dev.ledge.editor.panel;

import dev.ledge.editor.object.ChoiceSpec;
import dev.ledge.editor.object.FieldHelp;
import dev.ledge.editor.object.NumberSpec;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
     * @param profile what is shown and changed
     */
    static void add(Form form, ActorField field, Lens<ActorProfile> profile) {
        ActorField needed = NEEDS.get(field);
        form.onlyIf(level ->
                FieldHelp.acts(field, level) && (needed == null || profile.any(level, one -> isOn(one, needed))));
        addRow(form, field, profile);
        form.onlyIf(null);
    }

    private static boolean isOn(ActorProfile profile, ActorField field) {
        return field.kind() == ActorField.Kind.PAIR ? profile.pair(field) != null : profile.get(field) != 0;
    }

    private static void addRow(Form form, ActorField field, Lens<ActorProfile> profile) {
        String name = NumberSpec.words(field.json());
        String hint = FieldHelp.spec(field).hint();
        form.mixed(Mixed.when(level -> profile.isMixed(level, one -> one.get(field))));
        switch (field.kind()) {
            case SWITCH ->
                form.toggle(
                        name,
                        hint,
                        level -> profile.get(level).is(field),
                        profile.write((one, on) -> one.with(field, on ? 1 : 0)));
            case WORD ->
                form.choice(
                        new ChoiceSpec<>(
                                name,
                                wordHint(field),
                                field.words(),
                                word -> word,
                                word -> FieldHelp.word(field, word)),
                        level -> profile.any(level, one -> one.has(field)),
                        level -> field.words().get((int) profile.get(level).get(field)),
                        profile.write((one, word) -> withWord(one, field, word)));
            case PAIR -> pair(form, field, profile);
            default ->
                form.number(
                        FieldHelp.spec(field),
                        level -> profile.any(level, one -> one.has(field)),
                        level -> profile.get(level).get(field),
                        profile.write((one, number) -> one.with(field, given(number))));
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
    private static void pair(Form form, ActorField field, Lens<ActorProfile> profile) {
        String name = NumberSpec.words(field.json());
        NumberSpec spec = FieldHelp.spec(field);
        form.mixed(Mixed.when(level -> profile.isMixed(level, one -> one.pair(field) != null)));
        form.toggle(
                name,
                spec.hint(),
                level -> profile.get(level).pair(field) != null,
                profile.write((one, on) -> on ? one.with(field, FIRST_PAIR) : one.with(field, Double.NaN)));
        form.onlyIf(level -> FieldHelp.acts(field, level) && profile.any(level, one -> isOn(one, field)));
        form.mixed(new Mixed(
                level -> profile.isMixed(level, one -> numbers(one, field).x()),
                level -> profile.isMixed(level, one -> numbers(one, field).y())));
        form.pair(
                NumberSpec.ofPair(name + " speed", spec.range(), spec.fallback(), spec.explanation()),
                level -> numbers(profile.get(level), field),
                profile.write((one, change) -> one.with(field, change.apply(numbers(one, field)))));
    }

    private static Vec numbers(ActorProfile profile, ActorField field) {
        Vec pair = profile.pair(field);
        return pair == null ? Vec.ZERO : pair;
    }

    /** No number, or no limit, which is what there is if a file gives none, is not written. */
    private static double given(Double number) {
        return number == null || Double.isInfinite(number) ? Double.NaN : number;
    }
}
