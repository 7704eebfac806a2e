package dev.ledge.engine.world.reference;

import java.util.Set;

/**
 * A scene in hundreds of small steps a tick: everything goes a little on, and the body is moved out of what it has come
 * into by the side from which it came. What velocities become at a contact is as in the engine's rules: a contact takes
 * the part of the body's own speed that goes against it, a ceiling that comes down gives its speed, and a fall ends on
 * what is under the feet. Where a corner decides, or the very place at which ground ends, small steps prove nothing:
 * then {@link #undecided} says so, and nothing after that counts.
 */
final class SlowSimulation {
    /** How far the steepest ground that can be walked on falls on a px. */
    private static final double STEEPEST = Math.tan(Math.toRadians(50));

    private final Scene scene;
    private final SlowBody body;
    private final SlowSolids solids;
    private final SlowSlopes slopes;
    private final SlowContacts contacts;
    private final SlowLadders ladders;
    private final SlowMoves moves;
    private final SlowAreas<Pad> pads;
    private final SlowSprings springs;
    private final SlowAreas<Zone> areas;
    private final SlowZones zones;
    private final SlowChanges changes;
    private final Track track;
    private long tick;

    SlowSimulation(Scene scene) {
        this(scene, SlowBody.PARTS);
    }

    /** The same in so many small steps a tick. */
    SlowSimulation(Scene scene, int parts) {
        this.scene = scene;
        track = new Track(parts);
        body = new SlowBody(scene, parts);
        solids = new SlowSolids(scene, body);
        solids.place(0);
        slopes = new SlowSlopes(body, solids);
        contacts = new SlowContacts(scene, body, solids, slopes);
        ladders = new SlowLadders(scene, body, solids);
        moves = new SlowMoves(scene, body, solids, slopes, ladders);
        pads = new SlowAreas<>(scene.pads(), body, solids);
        springs = new SlowSprings(body, solids, slopes, ladders, pads);
        areas = new SlowAreas<>(scene.zones(), body, solids);
        zones = new SlowZones(areas, body);
        changes = new SlowChanges(scene, body, solids, moves);
        changes.begin();
        for (int i = 0; i < solids.count(); i++) {
            if (scene.falls() && !scene.isAbove() && body.vy >= 0 && solids.isUnderFeet(i)) {
                if (body.stands() && !solids.isAlike(body.support, i)) {
                    body.undecide("joint at the start");
                }
                body.support = i;
                body.vy = 0;
            }
        }
        changes.shake(0);
        track.begin(body.vx);
        track.stay(body.x, body.y);
    }

    /** One of the solids is the head of another body from here on. */
    void meet(int solid, SlowSimulation other) {
        solids.follow(solid, other.track);
    }

    /** The head goes nowhere until the next step. */
    void rest() {
        track.stay(body.x, body.y);
    }

    double feet() {
        return body.feet();
    }

    double x() {
        return body.x;
    }

    double y() {
        return body.y;
    }

    /** Velocity: on the ground relative to what carries, and along the ground. */
    double vx() {
        return body.vx;
    }

    /** True if it stands on ground that is not level. */
    boolean isOnSlope() {
        return slopes.isOn();
    }

    double vy() {
        return body.stands() ? 0 : body.vy;
    }

    boolean isAlive() {
        return body.isAlive;
    }

    boolean hasWon() {
        return body.hasWon;
    }

    /** True if something was hit in this tick that moved against the body. */
    boolean isPushed() {
        return body.isPushed;
    }

    /** What it stands on, or null. */
    Solid support() {
        return body.stands() ? solids.get(body.support) : null;
    }

    /** The moves that were made so far. */
    Set<Move> moves() {
        return body.seen;
    }

    /** Why nothing is proven any more, or null. */
    String undecided() {
        return body.undecided();
    }

    /** One tick with buttons held, which act only if there is a player. */
    void step(int buttons) {
        changes.begin();
        solids.place(0);
        tick++;
        body.begin();
        slopes.begin();
        contacts.begin();
        checkCurrent();
        checkJoints("a joint that parts");
        pads.begin();
        areas.begin();
        moves.control(buttons);
        for (int part = 1; part <= body.parts && body.isAlive && undecided() == null; part++) {
            contacts.beginPart();
            solids.place(part);
            slopes.move();
            contacts.resolve();
            ladders.climbOut();
            pads.look();
            areas.look();
            track.note(part, body.x, body.y);
        }
        contacts.end();
        boolean arrives = body.order.isAtOnce() && body.stands() && body.isAlive;
        if (arrives && (contacts.isHeldByMoving() || solids.carrier(body.support) != 0)) {
            // Which comes first decides what is left of a speed.
            body.undecide("landing beside a wall");
        }
        if (body.lands && slopes.isAtTurn()) {
            body.undecide("landing where the ground turns");
        }
        if (body.stands() && slopes.hasLeft()) {
            body.undecide("off a slope and down again in one tick");
        }
        if (body.stands() && body.isAlive && undecided() == null) {
            keepSupport();
        } else if (slopes.hasLeft()) {
            checkFollow();
            fall();
        }
        if (ladders.leave()) {
            fall();
            body.sinceGround = SlowBody.NEVER;
        }
        noteHeads();
        track.arrive(springs.worldY());
        springs.act(moves);
        zones.act(changes);
        solids.pass();
        changes.end(tick);
        track.note(body.parts, body.x, body.y);
        solids.end(track);
    }

    private void noteHeads() {
        if (!body.stands() || !solids.isHead(body.support)) {
            return;
        }
        body.seen.add(Move.ON_A_HEAD);
        if (body.lands) {
            body.seen.add(solids.movedY(body.support) < 0 ? Move.LIFTED_BY_A_HEAD : Move.LAND_ON_A_HEAD);
        }
    }

    private void checkCurrent() {
        double middleX = body.x + body.w / 2;
        double middleY = body.y + body.h / 2;
        boolean isIn = middleX > 1
                && middleX < Scene.COLUMNS * Scene.GRID - 1
                && middleY > 1
                && middleY < Scene.ROWS * Scene.GRID - 1;
        if (scene.current() != 0 && !isIn) {
            body.undecide("out of the current");
        }
    }

    /** Of two grounds under the feet that carry differently one wins, by rules that are not those of small steps. */
    private void checkJoints(String why) {
        for (int i = 0; i < solids.count() && body.stands(); i++) {
            if (solids.isUnderFeet(i) && !solids.isAlike(i, body.support)) {
                body.undecide(why);
            }
        }
    }

    /** The support at the end of a tick; without one the body falls. */
    private void keepSupport() {
        checkJoints("joint");
        if (contacts.isAtEnd(body.support)) {
            body.undecide("the very end of a ledge");
        }
        if (solids.isUnderFeet(body.support) || undecided() != null) {
            return;
        }
        for (int i = 0; i < solids.count(); i++) {
            if (solids.isUnderFeet(i)) {
                // Cells that lie side by side are one floor.
                body.support = i;
                return;
            }
        }
        if (body.isHeld && solids.carrier(body.support) != 0) {
            body.undecide("held at a ledge");
        } else if (body.isPressed) {
            // Whether what carries does so to the tick's end, past its own, decides how hard it is held.
            body.undecide("pressed at a ledge");
        }
        checkFollow();
        if (ladders.isOut()) {
            body.undecide("past the top of a ladder and its side in one tick");
        }
        moves.leave();
        fall();
    }

    /** The ground or a ladder has ended. */
    private void fall() {
        moves.beginFall();
        checkFall();
        pads.look();
        areas.look();
    }

    /**
     * Ground so little below that a walk keeps to it, or on its way there, or where a lift was left, is no matter of
     * small steps.
     */
    private void checkFollow() {
        double lift = body.stands() ? Math.abs(solids.movedY(body.support)) : 0;
        double reach = 1 + lift + Math.max(Math.abs(body.ownX), Math.abs(body.vx) / scene.rate()) * STEEPEST;
        for (int i = 0; i < solids.count(); i++) {
            double gap = solids.top(i) - body.feet();
            double farthest = reach + Math.abs(solids.movedY(i));
            if (i != body.support && solids.overlapX(i) > -1 && gap > -1 && gap < farthest) {
                body.undecide("ground a little below");
            }
        }
    }

    /** A body that has left the ground at the end of a tick has moved without having looked. */
    private void checkFall() {
        for (int i = 0; i < solids.count(); i++) {
            if (solids.overlapX(i) > -SlowContacts.CORNER && solids.overlapY(i) > -SlowContacts.CORNER) {
                body.undecide("met below a ledge");
            }
        }
        contacts.forget();
    }
}
