package dev.ledge.editor.feel;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Physics;
import java.util.List;
import java.util.Map;

/**
 * A player that feels like that of a game: its numbers, gravity and the fastest fall. Lengths are multiplied so that it
 * jumps over as many tiles in a level of any grid.
 *
 * @param name for people
 * @param about where its numbers come from and how near they come, for people; empty if there is nothing to say
 * @param tile side of the tiles that the numbers were made for, px; 0 for numbers that are the same in any grid
 * @param gravity px/s², null for the default
 * @param maxFallSpeed px/s, null for the default
 * @param figures the player's numbers in tiles of that size
 */
public record Feel(String name, String about, double tile, Double gravity, Double maxFallSpeed, ActorProfile figures) {

    /** The numbers that a level has which says nothing of them. */
    public static final Feel LEDGE = new Feel("Ledge's own", "", 0, null, null, ActorProfile.DEFAULT);

    /**
     * Figures of the source that its makers have published (NoelFB/Celeste, {@code Player.cs}), in its tiles of 8 px:
     * run 90, gravity 900 and half of it below 40 px/s, fall 160, wall jump 130 sideways for 0.16 s, dash 240 for 0.15
     * s. There a held jump goes up at 105 px/s for up to 0.2 s before gravity acts, 28 px high; here it takes off as
     * fast as that height needs, 223 px/s, and a jump that is let go keeps 47 % of the speed that it has then, so that
     * it is up to 3.4 px higher than there. The rise takes 0.28 s and not 0.36 s. After a dash 90 px/s stay and not
     * 160, and the wall slide, which there gets faster, is its slowest.
     */
    public static final Feel CELESTE = new Feel(
            "Celeste-like",
            "figures of the source that Celeste’s makers published (Player.cs). Near: speeds, jump height, dash and"
                    + " wall jump. Not: a full rise takes 0.28 s, there 0.36 s; a short jump is up to 3.4 px higher;"
                    + " after a dash 90 px/s stay, there 160; a wall slide does not get faster.",
            8,
            900.0,
            160.0,
            ActorProfile.DEFAULT
                    .withSize(new Vec(8, 11))
                    .with(ActorField.WALK_SPEED, 90)
                    .with(ActorField.ACCELERATION, 1000)
                    .with(ActorField.DECELERATION, 1000)
                    .with(ActorField.AIR_SPEED, 90)
                    .with(ActorField.AIR_ACCELERATION, 650)
                    .with(ActorField.AIR_DECELERATION, 650)
                    .with(ActorField.JUMP_SPEED, 223)
                    .with(ActorField.JUMP_CUT, 0.471)
                    .with(ActorField.COYOTE_TIME, 0.1)
                    .with(ActorField.JUMP_BUFFER, 0.08)
                    .with(ActorField.CORNER_CORRECTION, 4)
                    .with(ActorField.APEX_GRAVITY, 0.5)
                    .with(ActorField.APEX_SPEED, 40)
                    .with(ActorField.WALL_SLIDE_SPEED, 20)
                    .with(ActorField.WALL_JUMP, new Vec(130, 223))
                    .with(ActorField.WALL_JUMP_TIME, 0.16)
                    .with(ActorField.DASH_SPEED, 240)
                    .with(ActorField.DASH_TIME, 0.15)
                    .with(ActorField.CROUCH_HEIGHT, 6)
                    .with(ActorField.CROUCH_SPEED, 0));

    /**
     * Built as its programmer described (T. Refenes at meyermike.com, "Jumping controls"): strong even gravity, a jump
     * that letting go stops at once, a run button, walls to slide down and jump off without end. No figures were
     * published: these are chosen, for tiles of 16 px.
     */
    public static final Feel MEAT_BOY = new Feel(
            "Super Meat Boy-like",
            "built as its programmer described it (T. Refenes, “Jumping controls”, meyermike.com): even gravity, a jump"
                    + " that ends when let go, a run button, walls without end. No figures were published; these are"
                    + " chosen.",
            16,
            1600.0,
            700.0,
            ActorProfile.DEFAULT
                    .withSize(new Vec(14, 14))
                    .with(ActorField.WALK_SPEED, 180)
                    .with(ActorField.ACCELERATION, 900)
                    .with(ActorField.TURN_ACCELERATION, 2400)
                    .with(ActorField.DECELERATION, 2400)
                    .with(ActorField.AIR_SPEED, 180)
                    .with(ActorField.AIR_ACCELERATION, 900)
                    .with(ActorField.AIR_DECELERATION, 600)
                    .with(ActorField.JUMP_SPEED, 480)
                    .with(ActorField.JUMP_CUT, 0)
                    .with(ActorField.COYOTE_TIME, 0.05)
                    .with(ActorField.RUN_SPEED, 320)
                    .with(ActorField.WALL_SLIDE_SPEED, 120)
                    .with(ActorField.WALL_JUMP, new Vec(260, 440))
                    .with(ActorField.WALL_JUMP_TIME, 0.1));

    /** The player of whatever level it is put into: of the one that is open, as it is at any moment. */
    public static final Feel OPEN = new Feel("As in this level", "", 0, null, null, ActorProfile.DEFAULT);

    /** Those that come with Ledge. */
    public static final List<Feel> OWN = List.of(LEDGE, CELESTE, MEAT_BOY);

    /** The player of a level under a name. */
    public static Feel of(String name, Level level) {
        return new Feel(
                name,
                "",
                level.grid(),
                level.physics().gravity(),
                level.physics().maxFallSpeed(),
                level.player().withUnknown(Map.of()));
    }

    /** The level with this player. */
    public Level in(Level level) {
        if (this == OPEN) {
            return level;
        }
        double scale = tile == 0 ? 1 : level.grid() / tile;
        Physics p = level.physics();
        Physics physics = new Physics(
                scaled(gravity, scale),
                scaled(maxFallSpeed, scale),
                p.tickRate(),
                p.maxSlope(),
                p.border(),
                p.unknown());
        ActorProfile player = scaled(figures, scale).withUnknown(level.player().unknown());
        return level.toBuilder()
                .physics(physics.equals(Physics.DEFAULT) ? null : physics)
                .player(player.equals(ActorProfile.DEFAULT) ? null : player)
                .build();
    }

    /** True if a level has this player. */
    public boolean isIn(Level level) {
        Level as = in(level);
        return as.player().equals(level.player()) && as.physics().equals(level.physics());
    }

    private static Double scaled(Double number, double scale) {
        return number == null ? null : number * scale;
    }

    private static ActorProfile scaled(ActorProfile figures, double scale) {
        ActorProfile player = figures.size() == null
                ? figures
                : figures.withSize(figures.size().times(scale));
        for (ActorField field : ActorField.values()) {
            if (figures.has(field) && field.unit().startsWith("px")) {
                player = field.kind() == ActorField.Kind.PAIR && figures.pair(field) != null
                        ? player.with(field, figures.pair(field).times(scale))
                        : player.with(field, figures.get(field) * scale);
            }
        }
        return player;
    }
}
