package dev.ledge.engine.world.reference;

/** Springs: the body has their power along them at the end of a tick in which it enters; the other part stays. */
final class SlowSprings {
    private final SlowBody body;
    private final SlowSolids solids;
    private final SlowSlopes slopes;
    private final SlowLadders ladders;
    private final SlowAreas<Pad> pads;

    SlowSprings(SlowBody body, SlowSolids solids, SlowSlopes slopes, SlowLadders ladders, SlowAreas<Pad> pads) {
        this.body = body;
        this.solids = solids;
        this.slopes = slopes;
        this.ladders = ladders;
        this.pads = pads;
    }

    /** The tick is over: what was entered in it acts. */
    void act(SlowMoves moves) {
        Pad entered = null;
        for (int i = 0; i < pads.count(); i++) {
            if (pads.enters(i)) {
                if (entered != null) {
                    body.undecide("two springs at once");
                }
                entered = pads.get(i);
            }
        }
        if (entered != null && body.isAlive && isSlower(entered)) {
            throwTo(entered);
            moves.endBySpring(entered.to().dx() != 0);
        }
    }

    private double carrier() {
        return body.stands() ? solids.carrier(body.support) : body.climbs >= 0 ? solids.speedX(body.climbs) : 0;
    }

    private double worldX() {
        return slopes.levelSpeed() + carrier();
    }

    /** Velocity downwards in the world as the tick ends, px/s. */
    double worldY() {
        if (body.stands()) {
            return solids.endSpeedY(body.support) + slopes.downwards();
        }
        return body.vy + (body.climbs >= 0 ? solids.speedY(body.climbs) : 0);
    }

    private boolean isSlower(Pad pad) {
        double along = worldX() * pad.to().dx() + worldY() * pad.to().dy();
        if (Math.abs(along - pad.power()) < 1) {
            body.undecide("as fast as a spring");
        }
        if (body.isHeld && carrier() != 0) {
            // What holds it leaves less of the ride than the ground has.
            body.undecide("a spring while it is held");
        }
        return along < pad.power();
    }

    private void throwTo(Pad pad) {
        body.seen.add(Move.SPRING);
        double vx = worldX();
        double vy = worldY();
        if (pad.to().dx() != 0) {
            vx = pad.to().dx() * pad.power();
            if (body.stands()) {
                body.vx = (vx - carrier()) * slopes.longer();
                return;
            }
        } else {
            vy = Math.min(Scene.FASTEST_FALL, pad.to().dy() * pad.power());
        }
        if (body.climbs >= 0) {
            ladders.letGo();
        }
        body.support = -1;
        body.vx = vx;
        body.vy = vy;
    }
}
