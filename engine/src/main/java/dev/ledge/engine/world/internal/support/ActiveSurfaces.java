package dev.ledge.engine.world.internal.support;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CellKind;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.MovementParams;
import dev.ledge.engine.world.internal.scene.Surfaces;
import dev.ledge.engine.world.internal.scene.Terrain;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;

/**
 * The surfaces that act on an actor: that of what it stands on, and that of the climbable or shapeless tile that its
 * centre is in, whose values replace the first one's. Cases SF-01 to SF-03, article S003 (ladders and water as
 * surfaces).
 */
public final class ActiveSurfaces extends LevelBound {
    private final ActorArrays a;
    private Surfaces surfaces;
    private Terrain terrain;
    /** False if all ground is normal. */
    private boolean anyGround;
    /** True if a surface can be all around an actor anywhere. */
    private boolean anyArea;
    /** True if the level may have currents; most have none and need no look-up. */
    private boolean anyCurrent;
    /** Per actor: speed of the conveyor of the tile under it, whose surface is known, px/s along the ground. */
    private final double[] tileBelts;
    /** The surface of the last look, −1 if there was none, and how fast its conveyor runs there. */
    private int found;

    private double foundSpeed;

    public ActiveSurfaces(CompiledLevel scene, ActorArrays actors) {
        super(scene);
        a = actors;
        tileBelts = new double[a.count];
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        super.bind(level);
        surfaces = level.surfaces;
        terrain = level.terrain;
        anyGround = surfaces.any();
        anyArea = (terrain.types.seenFlags() & CellKind.AREA) != 0;
        anyCurrent = terrain.types.anyCurrent();
    }

    /** True if there may be a current anywhere. */
    public boolean anyCurrent() {
        return anyCurrent;
    }

    /** The surface of the climbable or shapeless tile that an actor's centre is in, or null. */
    public Surface around(int i) {
        return anyArea ? lookAround(i) : null;
    }

    private Surface lookAround(int i) {
        look(i);
        return found < 0 ? null : surfaces.get(found);
    }

    /** The fastest fall where an actor is, px/s. */
    public double fastestFall(int i) {
        return fastestFall(around(i));
    }

    /** The same, in a surface that is around an actor; null for none. */
    public double fastestFall(Surface area) {
        return area == null || area.maxFallSpeed() == null ? scene.maxFallSpeed : area.maxFallSpeed();
    }

    /** The surface of what an actor stands on, null for the normal one. */
    public Surface under(int i) {
        int index = anyGround ? indexUnder(i) : 0;
        return index == 0 ? null : surfaces.get(index);
    }

    /** Top speed where an actor stands, px/s. */
    public double topSpeed(int i) {
        double most = mostSpeed(i);
        MovementParams own = a.profiles[i];
        if (a.has(i, ActorFlags.CROUCHES)) {
            return Double.isNaN(most) ? own.crouchSpeed : Math.min(own.crouchSpeed, most);
        }
        return !Double.isNaN(most) ? most : a.has(i, ActorFlags.RUNS) ? own.runSpeed : own.walkSpeed;
    }

    /** Top speed by the surfaces where an actor stands, px/s; NaN if they set none. */
    public double mostSpeed(int i) {
        Surface area = around(i);
        if (area != null && area.maxSpeed() != null) {
            return area.maxSpeed();
        }
        Surface ground = under(i);
        return ground != null && ground.maxSpeed() != null ? ground.maxSpeed() : Double.NaN;
    }

    /** Number of the surface of what an actor stands on, 0 for the normal one. */
    private int indexUnder(int i) {
        return switch (a.supportKind[i]) {
            case SupportKind.TILE -> surfaceOfTile(i);
            case SupportKind.POLYGON -> scene.polygons.surfaces[a.supportMajor[i]];
            case SupportKind.PLATFORM -> scene.platforms.surfaces[a.supportMajor[i]];
            default -> 0;
        };
    }

    private int surfaceOfTile(int i) {
        if (a.surface[i] < 0) {
            lookUpSurface(i);
        }
        return a.surface[i];
    }

    private void lookUpSurface(int i) {
        a.surface[i] = 0;
        tileBelts[i] = 0;
        // As the level has it: of a tile that has just gone, too, the surface acts on an actor that leaves it by that.
        Terrain level = scene.original;
        int type = level.number(a.supportMajor[i], a.supportMinor[i]);
        if ((level.types.flags()[type] & CellKind.SURFACED) == 0) {
            return;
        }
        CellKind.Part part = part(i, level);
        if (part != null && !part.area) {
            a.surface[i] = part.surface;
            tileBelts[i] = surfaces.conveyor(part.surface) * part.direction;
        }
    }

    /** The placed tile that an actor stands on; null if an edit took it away. */
    public CellKind.Part partUnder(int i) {
        return part(i, terrain);
    }

    private CellKind.Part part(int i, Terrain cells) {
        CellKind type = cells.type(a.supportMajor[i], a.supportMinor[i]);
        return a.supportPart[i] < type.parts.length ? type.parts[a.supportPart[i]] : null;
    }

    /** Speed of the conveyor that an actor stands on, px/s along the ground; 0 where a current acts. */
    public double beltSpeed(int i) {
        if (!surfaces.anyConveyor()) {
            return 0;
        }
        int surface = indexUnder(i);
        double speed = a.supportKind[i] == SupportKind.TILE ? tileBelts[i] : surfaces.conveyor(surface);
        return speed == 0 || isInCurrent(i) ? 0 : speed;
    }

    /** True if an actor is where a current acts, and no belt. */
    private boolean isInCurrent(int i) {
        return anyCurrent && !Double.isNaN(currentAround(i));
    }

    /** Velocity of the current around an actor, px/s to the right; 0 if there is none. */
    public double currentSpeed(int i) {
        return isInCurrent(i) ? foundSpeed : 0;
    }

    /** The same, but NaN if no surface around it has a conveyor. Asked where {@link #anyCurrent} alone. */
    public double currentAround(int i) {
        look(i);
        return found < 0 || surfaces.get(found).conveyor() == null ? Double.NaN : foundSpeed;
    }

    /**
     * A centre on the border of two cells, up to rounding, is in both: of two surfaces the later one in the palette
     * acts, and of that one to both sides neither current.
     */
    private void look(int i) {
        double x = a.x[i] + a.w[i] / 2;
        double y = a.y[i] + a.h[i] / 2;
        found = -1;
        int c1 = terrain.column(x + Sweep.EDGE);
        int r1 = terrain.row(y + Sweep.EDGE);
        for (int r = terrain.row(y - Sweep.EDGE); r <= r1; r++) {
            for (int c = terrain.column(x - Sweep.EDGE); c <= c1; c++) {
                int number = terrain.number(c, r);
                if (number != 0 && (terrain.types.flags()[number] & CellKind.AREA) != 0) {
                    note(terrain.types.get(number));
                }
            }
        }
    }

    private void note(CellKind type) {
        for (CellKind.Part part : type.parts) {
            if (part.area) {
                double speed = surfaces.conveyor(part.surface) * part.direction;
                if (part.surface > found) {
                    found = part.surface;
                    foundSpeed = speed;
                } else if (part.surface == found && speed != foundSpeed) {
                    foundSpeed = 0;
                }
                return;
            }
        }
    }
}
