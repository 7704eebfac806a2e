package dev.ledge.editor.panel;

import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.object.NumberRange;
import dev.ledge.editor.object.NumberSpec;
import dev.ledge.editor.tool.SurfaceCommands;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.problem.Excerpt;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/** What the inspector shows of a tile's surface: its numbers, for all that has it, and a way to one of its own. */
final class SurfaceForm {
    private static final double MOST_ACCELERATION = 6000;
    private static final double MOST_SPEED = 300;
    private static final double MOST_FALL_SPEED = 1200;
    private static final double MOST_GRAVITY = 2;
    private static final String ITS_OWN = "the actor's own";

    private final LensRows<Named> rows;

    private SurfaceForm(LensRows<Named> rows) {
        this.rows = rows;
    }

    /** The section for a tile of the palette. */
    static List<Section> sections(ToolContext context, String tile, Consumer<String> hints) {
        LensRows<Named> rows = new LensRows<>(context, new SurfaceLens(tile), true, hints);
        rows.section("What its surface does", true);
        rows.onlyIf(named -> named.name() != null);
        rows.note(SurfaceForm::whose);
        SurfaceCommands commands = new SurfaceCommands(context);
        rows.onlyIf(named -> commands.of(tile) != null);
        rows.text(
                "Surface name",
                "What tiles and objects call it by; no two surfaces of a palette have one.",
                named -> named.name() == null ? "" : named.name(),
                (named, name) -> {
                    commands.rename(named.name(), name);
                    return null; // Not before it is known that no other level needs it under this name.
                });
        rows.onlyIf(named -> named.name() != null);
        SurfaceForm form = new SurfaceForm(rows);
        form.addOnGround();
        form.addInside();
        rows.onlyIf(null);
        rows.text(
                "New surface",
                "A name: the tile gets a surface of its own that is called so, with these numbers to begin with.",
                named -> "",
                (named, name) -> fresh(named, name.strip(), commands));
        return rows.sections();
    }

    /** Asked of a tile without a surface, too, where it is not seen. */
    private static String whose(Named named) {
        String name = named.name() == null ? "" : named.name();
        return "For all that has the surface “" + PlainText.of(Excerpt.of(name)) + "”";
    }

    private void addOnGround() {
        add(
                spec("acceleration", MOST_ACCELERATION, ITS_OWN, "how fast walking speeds up"),
                Surface::acceleration,
                Surface::withAcceleration,
                surface -> players(ActorField.ACCELERATION));
        add(
                spec(
                        "turnAcceleration",
                        MOST_ACCELERATION,
                        "as acceleration, if there is one",
                        "how fast a turn is made"),
                Surface::turnAcceleration,
                Surface::withTurnAcceleration,
                surface -> surface.acceleration() == null
                        ? players(ActorField.TURN_ACCELERATION)
                        : surface.acceleration());
        add(
                spec("deceleration", MOST_ACCELERATION, ITS_OWN, "how fast it stops when no direction is held"),
                Surface::deceleration,
                Surface::withDeceleration,
                surface -> players(ActorField.DECELERATION));
        add(
                spec("maxSpeed", MOST_SPEED, "the actor's walk speed", "how fast it walks"),
                Surface::maxSpeed,
                Surface::withMaxSpeed,
                surface -> players(ActorField.WALK_SPEED));
        add(
                spec("conveyor", MOST_SPEED, "0 px/s", "speed of a belt, to the right if positive")
                        .bothWays(),
                Surface::conveyor,
                Surface::withConveyor,
                surface -> 0.0);
    }

    /** What acts in the cells of tiles that are climbable or have no shape. */
    private void addInside() {
        add(
                spec("maxFallSpeed", MOST_FALL_SPEED, "the level's", "how fast it falls inside a tile without a shape"),
                Surface::maxFallSpeed,
                Surface::withMaxFallSpeed,
                surface -> rows.level().physics().effectiveMaxFallSpeed());
        add(
                spec("gravityScale", MOST_GRAVITY, "1", "gravity inside a tile without a shape, as a multiple"),
                Surface::gravityScale,
                Surface::withGravityScale,
                surface -> 1.0);
    }

    private static NumberSpec spec(String field, double sliderMax, String fallback, String explanation) {
        NumberRange range = NumberRange.of(Surface.class, field);
        return new NumberSpec(NumberSpec.words(field), range, 0, sliderMax, fallback, explanation);
    }

    private double players(ActorField field) {
        return rows.level().player().get(field);
    }

    /** @param otherwise what acts where the surface says nothing */
    private void add(
            NumberSpec spec,
            Function<Surface, Double> own,
            BiFunction<Surface, Double, Surface> with,
            Function<Surface, Double> otherwise) {
        rows.number(
                spec,
                named -> own.apply(named.surface()) != null,
                named -> {
                    Double given = own.apply(named.surface());
                    return given == null ? otherwise.apply(named.surface()) : given;
                },
                (named, number) -> new Named(named.name(), with.apply(named.surface(), number)));
    }

    private static Named fresh(Named named, String name, SurfaceCommands commands) {
        return name.isEmpty() || !commands.isFree(name) ? null : new Named(name, named.surface());
    }

    /**
     * A surface with its name.
     *
     * @param name null for none
     */
    private record Named(String name, Surface surface) {}

    /** The surface of a tile of the level's palette. */
    private record SurfaceLens(String tile) implements Lens<Named> {
        @Override
        public Named get(Level level) {
            String name = level.palette().tiles().get(tile).surface();
            return new Named(name, level.palette().surface(name));
        }

        @Override
        public <V> BiFunction<Level, V, Level> write(BiFunction<Named, V, ? extends Named> change) {
            return (level, value) -> {
                Named changed = change.apply(get(level), value);
                if (changed == null) {
                    return null;
                }
                TileType type = level.palette().tiles().get(tile);
                Palette palette = level.palette().withSurface(changed.name(), changed.surface());
                return level.toBuilder()
                        .palette(level.palettePath(), palette.withTile(type.withSurface(changed.name())))
                        .build();
            };
        }
    }
}
