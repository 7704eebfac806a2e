package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.world.internal.scene.CellKind;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.scene.PolygonArrays;
import dev.ledge.engine.world.internal.scene.Terrain;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.ActorValue;
import dev.ledge.engine.world.type.CastHit;
import dev.ledge.engine.world.type.Contact;
import dev.ledge.engine.world.type.ContactSide;
import dev.ledge.engine.world.type.FaceVisitor;
import dev.ledge.engine.world.type.PartitionVisitor;
import dev.ledge.engine.world.type.SweepVisitor;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * What a view shows that explains the physics. It is worked out when it is asked for, between two steps, and changes
 * nothing; a step neither records anything for it nor takes longer. All that is asked of an index that no actor has
 * ends in an {@link IndexOutOfBoundsException}.
 */
public final class Inspection {
    private final Simulation sim;
    private final ActorArrays a;
    private final ActorReader reader;
    private final boolean isStepped;

    Inspection(Simulation sim, boolean isStepped) {
        this.sim = sim;
        this.isStepped = isStepped;
        a = sim.actors;
        reader = new ActorReader(sim, isStepped);
    }

    /**
     * {@return a number of an actor's state; allocates nothing}
     *
     * @param actor index of the actor
     * @param value which number
     */
    public double value(int actor, ActorValue value) {
        return reader.read(Objects.checkIndex(actor, a.count), value);
    }

    /**
     * {@return an actor's box where the last step began, with its present size, px; null if no step led here: after a
     * restore, and after an edit that changed what there is}
     *
     * @param actor index of the actor
     */
    public Aabb before(int actor) {
        double x = a.oldX[actor];
        double y = a.oldY[actor];
        return isStepped ? new Aabb(x, y, x + a.w[actor], y + a.h[actor]) : null;
    }

    /**
     * Sweeps an actor's box as a step would, by that actor's own rules: what it is dropping through or climbing past
     * does not block, nor what a game's filter lets through.
     *
     * @param actor index of the actor
     * @param x left edge of the box at its start, px
     * @param y top edge of the box at its start, px
     * @param dx how far it moves to the right, px
     * @param dy how far it moves downwards, px
     * @param visitor is shown what that looks at; null for none
     * @return the first hit, null if the path is free
     * @throws IllegalArgumentException if a number is not finite
     */
    public CastHit sweep(int actor, double x, double y, double dx, double dy, SweepVisitor visitor) {
        Numbers.requireFinite("a sweep", x, y, dx, dy);
        return sim.queries.sweepShown(actor, x, y, dx, dy, visitor) ? sim.castHit() : null;
    }

    /**
     * Gives the contacts that an actor rests at: the ground that it stands on, and what is at distance 0 of its other
     * sides. None of them is a contact of the last step, as nothing pressed them; their time of impact is 0.
     *
     * @param actor index of the actor
     * @param found takes one after the other
     */
    public void forEachRestingContact(int actor, Consumer<Contact> found) {
        if (a.isActive(actor) && a.state[actor] == ActorState.GROUND.ordinal() && !sim.scene.topDown) {
            found.accept(groundContact(actor));
        }
        int sides = sim.resting.of(actor);
        for (ContactSide side : ContactSide.values()) {
            if (side.in(sides) && sim.resting.toward(actor, side.bit())) {
                Sweep hit = sim.queries.sweep;
                String on = sim.nameOfContact(hit.ownerKind(), hit.ownerMajor(), hit.ownerMinor());
                found.accept(new Contact(actor, hit.contactX(), hit.contactY(), hit.normalX(), hit.normalY(), 0, on));
            }
        }
    }

    private Contact groundContact(int actor) {
        double nx = a.groundX[actor];
        double x = a.x[actor] + (nx < 0 ? a.w[actor] : nx > 0 ? 0 : a.w[actor] / 2);
        String on = sim.nameOfContact(a.supportKind[actor], a.supportMajor[actor], a.supportMinor[actor]);
        return new Contact(actor, x, a.feet(actor), nx, a.groundY[actor], 0, on);
    }

    /**
     * {@return the surface of what an actor stands on; null for the normal one and in the air}
     *
     * @param actor index of the actor
     */
    public Surface surfaceUnder(int actor) {
        return a.state[actor] == ActorState.GROUND.ordinal() ? sim.surfaces.under(actor) : null;
    }

    /**
     * {@return the surface of the climbable or shapeless tile that an actor's centre is in, whose values replace those
     * of the ground; null if there is none}
     *
     * @param actor index of the actor
     */
    public Surface surfaceAround(int actor) {
        return sim.surfaces.around(Objects.checkIndex(actor, a.count));
    }

    /**
     * {@return the narrow box in which {@link World#hasGroundAhead} looks for ground, px}
     *
     * @param actor index of the actor
     * @param direction where to
     */
    public Aabb ledgeProbe(int actor, Facing direction) {
        return sim.ledgeProbe.area(actor, direction.sign());
    }

    /**
     * Shows the faces that block of what lets through from other sides: tiles, polygons and platforms, as they are now.
     *
     * @param area only of what touches it, px; takes time for each cell in it
     * @param visitor is shown each
     */
    public void forEachOneWayFace(Aabb area, FaceVisitor visitor) {
        Terrain terrain = sim.scene.terrain;
        forEachCell(area, (column, row) -> {
            for (CellKind.Part part : terrain.type(column, row).parts) {
                faces(part.outline, column * terrain.grid, row * terrain.grid, visitor);
            }
            if (terrain.type(column, row).has(CellKind.CLIMBABLE) && terrain.isTopOfLadder(column, row)) {
                double top = row * terrain.grid;
                visitor.face(column * terrain.grid, top, (column + 1) * terrain.grid, top, 0, -1);
            }
        });
        PolygonArrays polygons = sim.scene.polygons;
        for (int i = 0; i < polygons.count; i++) {
            facesIn(area, polygons.outlines[i], polygons.x[i], polygons.y[i], visitor);
        }
        for (int i = 0; i < sim.platforms.count; i++) {
            facesIn(area, sim.platforms.outlines[i], sim.platforms.x[i], sim.platforms.y[i], visitor);
        }
    }

    private static void facesIn(Aabb area, Outline outline, double x, double y, FaceVisitor visitor) {
        boolean isIn = outline != null
                && x + outline.left() <= area.right()
                && x + outline.right() >= area.left()
                && y + outline.top() <= area.bottom()
                && y + outline.bottom() >= area.top();
        if (isIn) {
            faces(outline, x, y, visitor);
        }
    }

    private static void faces(Outline outline, double x, double y, FaceVisitor visitor) {
        if (outline == null || outline.solidFrom() == Outline.ALL) {
            return;
        }
        for (int i = 0; i < outline.faces(); i++) {
            double x1 = x + outline.startX(i);
            double y1 = y + outline.startY(i);
            double x2 = x + outline.endX(i);
            double y2 = y + outline.endY(i);
            if (x1 != x2 || y1 != y2) {
                visitor.face(x1, y1, x2, y2, outline.normalX(i), outline.normalY(i));
            }
        }
    }

    /**
     * Shows the boxes in which an actor can hold on to a ladder: cells, and platforms that are one. It can if its own
     * box shares more than an edge with one.
     *
     * @param area only of what touches it, px; takes time for each cell in it
     * @param found takes one after the other, px
     */
    public void forEachLadder(Aabb area, Consumer<Aabb> found) {
        Terrain terrain = sim.scene.terrain;
        double side = terrain.grid;
        if ((terrain.types.seenFlags() & CellKind.CLIMBABLE) != 0) {
            forEachCell(area, (column, row) -> {
                if (terrain.type(column, row).has(CellKind.CLIMBABLE)) {
                    found.accept(new Aabb(column * side, row * side, (column + 1) * side, (row + 1) * side));
                }
            });
        }
        for (int i = 0; i < sim.platforms.count; i++) {
            Outline shape = sim.scene.platforms.shapes[i];
            double x = sim.platforms.x[i];
            double y = sim.platforms.y[i];
            Aabb box = new Aabb(x + shape.left(), y + shape.top(), x + shape.right(), y + shape.bottom());
            if (sim.platforms.climbable[i] && box.touches(area)) {
                found.accept(box);
            }
        }
    }

    private interface CellVisitor {
        void visit(int column, int row);
    }

    private void forEachCell(Aabb area, CellVisitor visitor) {
        Terrain terrain = sim.scene.terrain;
        int right = Math.min(terrain.columns - 1, terrain.column(area.right()));
        int bottom = Math.min(terrain.rows - 1, terrain.row(area.bottom()));
        for (int row = Math.max(0, terrain.row(area.top())); row <= bottom; row++) {
            for (int column = Math.max(0, terrain.column(area.left())); column <= right; column++) {
                if (terrain.number(column, row) != 0) {
                    visitor.visit(column, row);
                }
            }
        }
    }

    /**
     * Shows the cells of the partition that actors are in; none if no pairs were found since the last edit or restore.
     *
     * @param area only cells that touch it, px
     * @param visitor is shown each
     */
    public void forEachPartitionCell(Aabb area, PartitionVisitor visitor) {
        sim.locator.forEachCell(area.left(), area.top(), area.right(), area.bottom(), visitor);
    }
}
