package dev.ledge.editor.panel;

import dev.ledge.editor.object.ChoiceSpec;
import dev.ledge.editor.object.NumberSpec;
import dev.ledge.editor.object.Rows;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import javax.swing.JButton;

/** Makes forms of described rows. */
final class LensRows<T> implements Rows<T> {
    private final ToolContext context;
    private final Lens<T> all;
    private final boolean isSingle;
    private final Consumer<String> hints;
    private final List<Section> sections = new ArrayList<>();
    private Form form;
    /** Those of them that have the rows that follow. */
    private Lens<T> having;

    /**
     * No rows yet.
     *
     * @param hints gets what the row under the pointer or with the focus is about
     */
    LensRows(ToolContext context, Lens<T> lens, boolean isSingle, Consumer<String> hints) {
        this.context = context;
        this.all = lens;
        this.having = lens;
        this.isSingle = isSingle;
        this.hints = hints;
    }

    /** What has been described. */
    List<Section> sections() {
        return sections;
    }

    @Override
    public Level level() {
        return context.document().level();
    }

    @Override
    public boolean isSingle() {
        return isSingle;
    }

    @Override
    public void section(String title, boolean isOpen) {
        form = new Form(context, hints);
        sections.add(new Section(title, isOpen, form));
    }

    @Override
    public void section(String title, Predicate<T> isSet) {
        section(title, all.any(level(), isSet));
    }

    @Override
    public void number(
            NumberSpec spec, Predicate<T> given, ToDoubleFunction<T> value, BiFunction<T, Double, ? extends T> with) {
        Lens<T> lens = having;
        mixed(value::applyAsDouble);
        form.number(
                spec, level -> lens.any(level, given), level -> value.applyAsDouble(lens.get(level)), lens.write(with));
    }

    @Override
    public <V> void choice(
            ChoiceSpec<V> spec, Predicate<T> given, Function<T, V> value, BiFunction<T, V, ? extends T> with) {
        Lens<T> lens = having;
        mixed(value);
        form.choice(spec, given == null ? null : level -> lens.any(level, given), lens.read(value), lens.write(with));
    }

    @Override
    public void toggle(String name, String hint, Predicate<T> value, BiFunction<T, Boolean, ? extends T> with) {
        Lens<T> lens = having;
        mixed(value::test);
        form.toggle(name, hint, level -> value.test(lens.get(level)), lens.write(with));
    }

    @Override
    public <V> void toggles(
            String name,
            String hint,
            List<V> values,
            Function<V, String> words,
            BiPredicate<T, V> value,
            Switching<T, V> with) {
        Lens<T> lens = having;
        form.toggles(
                name,
                hint,
                values,
                words,
                (level, which) -> value.test(lens.get(level), which),
                (level, which) -> lens.isMixed(level, one -> value.test(one, which)),
                (level, which, isOn) ->
                        lens.<Boolean>write((o, on) -> with.with(o, which, on)).apply(level, isOn));
    }

    @Override
    public void text(String name, String hint, Function<T, String> value, BiFunction<T, String, ? extends T> with) {
        Lens<T> lens = having;
        mixed(value);
        form.text(name, hint, lens.read(value), lens.write(with));
    }

    @Override
    public void pair(NumberSpec spec, Function<T, Vec> value, BiFunction<T, Vec, ? extends T> with) {
        Lens<Vec> pair = having.part(value, with);
        form.mixed(new Mixed(level -> pair.isMixed(level, Vec::x), level -> pair.isMixed(level, Vec::y)));
        form.pair(spec, pair::get, pair.write((now, change) -> change.apply(now)));
    }

    private void mixed(Function<T, ?> value) {
        Lens<T> lens = having;
        form.mixed(Mixed.when(level -> lens.isMixed(level, value)));
    }

    @Override
    public void onlyIf(Predicate<T> shown) {
        having = shown == null ? all : all.where(shown);
        form.onlyIf(shown == null ? null : level -> all.any(level, shown));
    }

    @Override
    public void note(Function<T, String> text) {
        form.note(having.read(text));
    }

    /** Buttons that do something about what the rows before them say. */
    void buttons(JButton... buttons) {
        form.add(new FlowRow(buttons), Form.WHOLE);
    }

    @Override
    public void profile(Function<T, ActorProfile> value, BiFunction<T, ActorProfile, ? extends T> with) {
        section("How it moves", thing -> isSet(value.apply(thing)));
        Lens<ActorProfile> profile = all.part(value, with);
        for (ActorField field : ActorFields.all()) {
            ActorFields.add(form, field, profile);
        }
    }

    private static boolean isSet(ActorProfile profile) {
        return Stream.of(ActorField.values()).anyMatch(profile::has);
    }
}
