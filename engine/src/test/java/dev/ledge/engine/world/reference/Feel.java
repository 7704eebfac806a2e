package dev.ledge.engine.world.reference;

import dev.ledge.engine.level.TakeOff;

/**
 * How the gravity, the run and the jumps of a played body differ from those of a plain one.
 *
 * @param fallGravity how many times gravity acts on a fall
 * @param apexGravity how many times it acts on a body that is slow in the air and holds jump
 * @param apexSpeed what is slow, px/s
 * @param runSpeed top speed while run is held, px/s; 0 if there is none
 * @param airJumps how many jumps there are in the air
 * @param airJumpSpeed how fast they go up, px/s
 * @param takeOff what is inherited of the speed of the support
 * @param drops true if one-ways can be dropped through
 * @param dropsByDown true if down alone does that
 * @param corner how far it is moved aside at most when its head hits a corner, px
 */
record Feel(
        double fallGravity,
        double apexGravity,
        double apexSpeed,
        double runSpeed,
        int airJumps,
        double airJumpSpeed,
        TakeOff takeOff,
        boolean drops,
        boolean dropsByDown,
        double corner) {
    /** Nothing that is not plain. */
    static final Feel PLAIN = new Feel(1, 1, 0, 0, 0, 0, TakeOff.ADD, false, false, 0);

    /** How many times gravity acts on a body that has a speed downwards in the air, px/s. */
    double gravity(double vy, boolean holdsJump) {
        return (vy > 0 ? fallGravity : 1) * (holdsJump && Math.abs(vy) < apexSpeed ? apexGravity : 1);
    }
}
