package dev.ledge.editor.object;

import dev.ledge.editor.render.object.ObjectSight;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import java.util.List;
import java.util.function.BiFunction;

/** A solid that moves along a path. */
final class PlatformKind extends ObjectKind<Platform> {
    /** Where one that stood still goes first, px. */
    private static final List<Vec> FIRST_PATH = List.of(Vec.ZERO, new Vec(64, 0));

    PlatformKind() {
        super(Platform.class, "Platform", Placing.OWN_TOOL);
    }

    @Override
    public Platform create(ObjectCommon common, TileRef tile) {
        return null;
    }

    @Override
    public boolean takesPicture() {
        return false;
    }

    @Override
    Touch touch(Platform platform) {
        return Touch.of(
                Boolean.TRUE.equals(platform.hazard()),
                Boolean.TRUE.equals(platform.climbable()),
                platform.effectiveSolidFrom());
    }

    @Override
    public void paint(ObjectSight sight, Platform platform) {
        sight.platform(platform);
    }

    @Override
    public void rows(Rows<Platform> rows) {
        rows.section("Motion", true);
        motion(rows);
        rows.section("Solidity", true);
        solidity(rows);
        rows.section("Coming and going", o -> !o.changing().isNever());
        ChangingRows.add(rows, false, Platform::changing, Platform::withChanging);
    }

    private static void motion(Rows<Platform> rows) {
        rows.choice(
                ChoiceSpec.of(
                        "Mode",
                        "Pingpong goes back along the path, loop walks from the last point to the first, restart jumps"
                                + " there.",
                        List.of(Motion.Mode.values()),
                        Motion.Mode::json),
                o -> o.effectiveMotion().mode() != null,
                o -> o.effectiveMotion().effectiveMode(),
                moving((m, v) -> new Motion(v, m.speed(), m.pause(), m.start(), m.ease(), m.when(), m.unknown())));
        rows.onlyIf(o -> o.effectiveMotion().effectiveMode() != Motion.Mode.STILL);
        rows.number(
                NumberSpec.of(
                        "Speed",
                        NumberRange.of(Motion.class, "speed"),
                        300,
                        Motion.DEFAULT_SPEED,
                        "how fast it goes along its path"),
                o -> o.effectiveMotion().speed() != null,
                o -> o.effectiveMotion().effectiveSpeed(),
                moving((m, v) -> new Motion(m.mode(), v, m.pause(), m.start(), m.ease(), m.when(), m.unknown())));
        rows.number(
                NumberSpec.of("Wait", NumberRange.of(Motion.class, "pause"), 5, 0, "how long it stays at each point"),
                o -> o.effectiveMotion().pause() != null,
                o -> o.effectiveMotion().effectivePause(),
                moving((m, v) -> new Motion(m.mode(), m.speed(), v, m.start(), m.ease(), m.when(), m.unknown())));
        rows.number(
                NumberSpec.of(
                        "Start", NumberRange.of(Motion.class, "start"), 10, 0, "how far into its cycle it begins"),
                o -> o.effectiveMotion().start() != null,
                o -> o.effectiveMotion().effectiveStart(),
                moving((m, v) -> new Motion(m.mode(), m.speed(), m.pause(), v, m.ease(), m.when(), m.unknown())));
        rows.choice(
                ChoiceSpec.of(
                        "Ease",
                        "Linear keeps one speed; sine starts and stops softly at each point.",
                        List.of(Motion.Ease.values()),
                        Motion.Ease::json),
                o -> o.effectiveMotion().ease() != null,
                o -> o.effectiveMotion().effectiveEase(),
                moving((m, v) -> new Motion(m.mode(), m.speed(), m.pause(), m.start(), v, m.when(), m.unknown())));
        rows.choice(
                ChoiceSpec.of(
                        "Moves",
                        "Always, or from the moment somebody first rides it.",
                        List.of(Motion.When.values()),
                        Motion.When::json),
                o -> o.effectiveMotion().when() != null,
                o -> o.effectiveMotion().effectiveWhen(),
                moving((m, v) -> new Motion(m.mode(), m.speed(), m.pause(), m.start(), m.ease(), v, m.unknown())));
        rows.onlyIf(null);
        if (rows.isSingle()) {
            rows.note(o -> describePath(o.effectivePath(), rows.level()));
        }
    }

    /** Another motion; one that begins to move gets a path if it has none. */
    private static <V> BiFunction<Platform, V, Platform> moving(BiFunction<Motion, V, Motion> change) {
        return (o, value) -> {
            Motion motion = change.apply(o.effectiveMotion(), value);
            boolean needsPath = motion.effectiveMode() != Motion.Mode.STILL
                    && o.effectivePath().size() < 2;
            Platform withMotion = o.withMotion(motion);
            return needsPath ? withMotion.withPath(FIRST_PATH) : withMotion;
        };
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

    private static void solidity(Rows<Platform> rows) {
        CommonRows.sides(rows, Platform::effectiveSolidFrom, Platform::withSolidFrom);
        CommonRows.flag(
                rows,
                "Drop through",
                "Down and jump falls through it.",
                Platform::dropThrough,
                (o, on) -> flagged(o, on, o.surface(), o.climbable(), o.hazard()));
        CommonRows.surface(
                rows,
                Platform::surface,
                (o, surface) -> flagged(o, o.dropThrough(), surface, o.climbable(), o.hazard()));
        CommonRows.flag(
                rows,
                "Climbable",
                "Can be climbed as a ladder.",
                Platform::climbable,
                (o, on) -> flagged(o, o.dropThrough(), o.surface(), on, o.hazard()));
        CommonRows.flag(
                rows,
                "Hazard",
                "Kills on touch.",
                Platform::hazard,
                (o, on) -> flagged(o, o.dropThrough(), o.surface(), o.climbable(), on));
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
}
