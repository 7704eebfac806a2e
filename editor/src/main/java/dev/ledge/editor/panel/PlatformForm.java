package dev.ledge.editor.panel;

import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject.Platform;
import dev.ledge.engine.level.Motion;
import dev.ledge.engine.level.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** What the inspector shows of platforms. */
final class PlatformForm {
    static final List<Side> SIDES = List.of(Side.TOP, Side.BOTTOM, Side.LEFT, Side.RIGHT);

    /** Stands for no surface of the palette. */
    static final String NO_SURFACE = "(none)";

    private PlatformForm() {}

    static List<Section> sections(ToolContext context, ObjectLens<Platform> lens, Consumer<String> hints) {
        return List.of(
                new Section("Motion", true, motion(context, lens, hints)),
                new Section("Solidity", true, solidity(context, lens, hints)),
                new Section("Coming and going", false, changing(context, lens, hints)));
    }

    private static Form changing(ToolContext context, ObjectLens<Platform> lens, Consumer<String> hints) {
        Form form = new Form(context, hints);
        ChangingForm.add(form, lens);
        return form;
    }

    /** The surfaces to choose from, none included. */
    static List<String> surfaces(ToolContext context) {
        List<String> names = new ArrayList<>();
        names.add(NO_SURFACE);
        names.addAll(context.document().level().palette().surfaces().keySet());
        return names;
    }

    static String surfaceOrNull(String chosen) {
        return NO_SURFACE.equals(chosen) ? null : chosen;
    }

    private static Form motion(ToolContext context, ObjectLens<Platform> lens, Consumer<String> hints) {
        Form form = new Form(context, hints);
        form.choice(
                "Mode",
                "Pingpong goes back along the path, loop walks from the last point to the first, restart jumps there.",
                List.of(Motion.Mode.values()),
                Motion.Mode::json,
                lens.read(o -> o.effectiveMotion().effectiveMode()),
                PlatformForm.<Motion.Mode>motion(
                        lens,
                        (m, v) -> new Motion(v, m.speed(), m.pause(), m.start(), m.ease(), m.when(), m.unknown())));
        form.number(
                new NumberSpec("Speed", "px/s", 0.001, 1e6, 300, "60 px/s", "how fast it goes along its path"),
                level -> lens.get(level).effectiveMotion().speed() != null,
                level -> lens.get(level).effectiveMotion().effectiveSpeed(),
                motion(lens, (m, v) -> new Motion(m.mode(), v, m.pause(), m.start(), m.ease(), m.when(), m.unknown())));
        form.number(
                new NumberSpec("Wait", "s", 0, 1e6, 5, "0 s", "how long it stays at each point"),
                level -> lens.get(level).effectiveMotion().pause() != null,
                level -> lens.get(level).effectiveMotion().effectivePause(),
                motion(lens, (m, v) -> new Motion(m.mode(), m.speed(), v, m.start(), m.ease(), m.when(), m.unknown())));
        form.number(
                new NumberSpec("Start", "s", 0, 1e6, 10, "0 s", "how far into its cycle it begins"),
                level -> lens.get(level).effectiveMotion().start() != null,
                level -> lens.get(level).effectiveMotion().effectiveStart(),
                motion(lens, (m, v) -> new Motion(m.mode(), m.speed(), m.pause(), v, m.ease(), m.when(), m.unknown())));
        form.choice(
                "Ease",
                "Linear keeps one speed; sine starts and stops softly at each point.",
                List.of(Motion.Ease.values()),
                Motion.Ease::json,
                lens.read(o -> o.effectiveMotion().effectiveEase()),
                PlatformForm.<Motion.Ease>motion(
                        lens,
                        (m, v) -> new Motion(m.mode(), m.speed(), m.pause(), m.start(), v, m.when(), m.unknown())));
        form.choice(
                "Moves",
                "Always, or from the moment somebody first rides it.",
                List.of(Motion.When.values()),
                Motion.When::json,
                lens.read(o -> o.effectiveMotion().effectiveWhen()),
                PlatformForm.<Motion.When>motion(
                        lens,
                        (m, v) -> new Motion(m.mode(), m.speed(), m.pause(), m.start(), m.ease(), v, m.unknown())));
        if (lens.ids().size() == 1) {
            form.note(level -> describePath(lens.get(level).effectivePath(), level));
        }
        return form;
    }

    private static String describePath(List<Vec> path, Level level) {
        double length = 0;
        for (int i = 1; i < path.size(); i++) {
            length += path.get(i).minus(path.get(i - 1)).length();
        }
        return path.size() + (path.size() == 1 ? " point" : " points") + ", "
                + NumberSpec.format(Math.rint(length / level.grid() * 10) / 10)
                + " tiles long: drag its handles in the canvas";
    }

    private static Form solidity(ToolContext context, ObjectLens<Platform> lens, Consumer<String> hints) {
        Form form = new Form(context, hints);
        form.toggles(
                "Solid from",
                "Sides that block what comes from there; only top makes a one-way.",
                SIDES,
                side -> NumberSpec.words(side.json()),
                (level, side) -> lens.get(level).effectiveSolidFrom().has(side),
                (level, side, on) -> lens.<Boolean>write((o, value) ->
                                o.withSolidFrom(o.effectiveSolidFrom().with(side, value)))
                        .apply(level, on));
        form.toggle(
                "Drop through",
                "Down and jump falls through it.",
                level -> Boolean.TRUE.equals(lens.get(level).dropThrough()),
                flags(lens, (o, on) -> flagged(o, on, o.surface(), o.climbable(), o.hazard())));
        form.choice(
                "Surface",
                "What the ground does to who stands on it.",
                surfaces(context),
                surface -> surface,
                lens.read(o -> o.surface() == null ? NO_SURFACE : o.surface()),
                lens.write((o, s) -> flagged(o, o.dropThrough(), surfaceOrNull(s), o.climbable(), o.hazard())));
        form.toggle(
                "Climbable",
                "Can be climbed as a ladder.",
                level -> Boolean.TRUE.equals(lens.get(level).climbable()),
                flags(lens, (o, on) -> flagged(o, o.dropThrough(), o.surface(), on, o.hazard())));
        form.toggle(
                "Hazard",
                "Kills on touch.",
                level -> Boolean.TRUE.equals(lens.get(level).hazard()),
                flags(lens, (o, on) -> flagged(o, o.dropThrough(), o.surface(), o.climbable(), on)));
        return form;
    }

    private static Platform flagged(Platform o, Boolean drop, String surface, Boolean climbable, Boolean hazard) {
        return new Platform(
                o.common(),
                o.path(),
                o.motion(),
                o.points(),
                o.solidFrom(),
                drop,
                surface,
                climbable,
                hazard,
                o.color(),
                o.tile(),
                o.changing());
    }

    private static BiFunction<Level, Boolean, Level> flags(
            ObjectLens<Platform> lens, BiFunction<Platform, Boolean, Platform> change) {
        // Off is the default, which a file does not need to say.
        return lens.write((o, on) -> change.apply(o, on ? Boolean.TRUE : null));
    }

    private static <V> BiFunction<Level, V, Level> motion(
            ObjectLens<Platform> lens, BiFunction<Motion, V, Motion> change) {
        return lens.write((o, value) -> {
            UnaryOperator<Motion> changed = m -> change.apply(m, value);
            Motion motion = changed.apply(o.effectiveMotion());
            boolean needsPath = motion.effectiveMode() != Motion.Mode.STILL
                    && o.effectivePath().size() < 2;
            Platform withMotion = o.withMotion(motion);
            return needsPath ? withMotion.withPath(List.of(Vec.ZERO, new Vec(64, 0))) : withMotion;
        });
    }
}
