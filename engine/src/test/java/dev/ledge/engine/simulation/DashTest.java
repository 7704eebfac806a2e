package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.level.object.Spring;
import dev.ledge.engine.testing.Script;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.EventType;
import org.junit.jupiter.api.Test;

/** Dashes: nine ticks of 4 px, unless it is said otherwise. */
class DashTest {
    private static final double EXACT = 1e-9;
    private static final double PART = 240 * Math.sqrt(0.5);

    @Test
    void MV05_inTheAirItGoesStraightForItsTime() {
        Script play = new Script(flier()).hold("right dash", 1);
        double y = play.y();
        double x = play.x();
        play.hold("left", 8);
        assertThat(play.y()).isEqualTo(y);
        assertThat(play.x()).isCloseTo(x + 32, within(EXACT));
        assertThat(play.vx()).isCloseTo(240, within(EXACT));
        assertThat(play.count(EventType.DASHED)).isEqualTo(1);
        play.hold("", 1);
        assertThat(play.vx()).isCloseTo(120, within(EXACT));
        assertThat(play.vy()).isCloseTo(20, within(EXACT));
        assertThat(play.x()).isCloseTo(x + 34, within(EXACT));
    }

    @Test
    void MV05_eightWaysOrWhereItFaces() {
        Script up = new Script(flier()).hold("up right dash", 3);
        assertThat(up.vx()).isCloseTo(PART, within(EXACT));
        assertThat(up.vy()).isCloseTo(-PART, within(EXACT));
        Script down = new Script(flier()).hold("down dash", 3);
        assertThat(down.vx()).isZero();
        assertThat(down.vy()).isCloseTo(240, within(EXACT));
        Script ahead = new Script(flier().facing(Facing.LEFT)).hold("dash", 3);
        assertThat(ahead.vx()).isCloseTo(-240, within(EXACT));
    }

    @Test
    void MV05_upwardsTheJumpSpeedStays() {
        Script play = new Script(flier().player(ActorField.DASH_SPEED, 600)).hold("up dash", 9);
        assertThat(play.vy()).isCloseTo(-600, within(EXACT));
        assertThat(play.hold("", 1).vy()).isCloseTo(-380, within(EXACT));
    }

    @Test
    void MV05_oncePerStayInTheAir() {
        Script play = new Script(flier()).hold("dash", 1).hold("", 15).hold("dash", 1);
        assertThat(play.count(EventType.DASHED)).isEqualTo(1);
        play.hold("", 1);
        while (play.state() == ActorState.AIR) {
            play.hold("", 1);
        }
        play.hold("dash", 20).hold("", 1).hold("dash", 1);
        assertThat(play.count(EventType.DASHED)).isEqualTo(3);
    }

    @Test
    void MV05_anEditThatTakesItEndsIt() {
        World world = new World(flier().level());
        world.step(Buttons.parse("right dash"));
        assertThat(world.actors().vx(0)).isCloseTo(240, within(EXACT));

        world.edit(flier().player(ActorField.DASH_SPEED, 0).level());
        world.step(Buttons.NONE);

        assertThat(world.actors().vy(0)).isPositive();
    }

    @Test
    void MV05_heldItIsOne() {
        Script play = new Script(TestLevels.floor(60).spawn(24, 160).player(ActorField.DASH_SPEED, 240));
        assertThat(play.hold("dash", 60).count(EventType.DASHED)).isEqualTo(1);
    }

    @Test
    void MV05_onTheGroundItStaysThereAndFollowsSlopes() {
        Script play = new Script(
                TestLevels.map("""
                ..................
                .....#####........
                .P../#####\\.......
                ####.......#######
                """).player(ActorField.DASH_SPEED, 600).player(ActorField.DASH_TIME, 1));
        double highest = play.feet();
        play.hold("right dash", 1);
        for (int k = 0; k < 24; k++) {
            assertThat(play.state()).isEqualTo(ActorState.GROUND);
            play.hold("", 1);
            highest = Math.min(highest, play.feet());
        }
        assertThat(highest).isCloseTo(32, within(40.0));
    }

    @Test
    void MV05_aWallStopsItsAxisAndTheTimeRunsOn() {
        TestLevels levels = TestLevels.empty(40, 40).fill(10, 0, 2, 40, '#').spawn(140, 300);
        Script play = new Script(levels.player(ActorField.DASH_SPEED, 240)).hold("right dash", 9);
        assertThat(play.x()).isCloseTo(148, within(EXACT));
        assertThat(play.vx()).isZero();
        assertThat(play.vy()).isZero();
        assertThat(play.hold("", 1).vy()).isCloseTo(20, within(EXACT));
    }

    @Test
    void MV05_aJumpEndsIt() {
        Script play = new Script(TestLevels.floor(60).spawn(24, 160).player(ActorField.DASH_SPEED, 240))
                .hold("right dash", 3)
                .hold("right jump", 1);
        assertThat(play.vy()).isCloseTo(-380, within(EXACT));
        play.hold("right jump", 1);
        assertThat(play.vy()).isCloseTo(-360, within(EXACT));
        assertThat(play.vx()).isCloseTo(120, within(EXACT));
    }

    @Test
    void MV05_offALadder() {
        Script play = new Script(TestLevels.map("""
                .....H....
                .....H....
                .....H....
                .....H....
                .....P....
                ##########
                """).draw(5, 4, "H").player(ActorField.DASH_SPEED, 240)).hold("up", 20);
        assertThat(play.state()).isEqualTo(ActorState.CLIMB);
        double y = play.y();
        play.hold("right dash", 2);
        assertThat(play.state()).isEqualTo(ActorState.AIR);
        assertThat(play.y()).isEqualTo(y);
        assertThat(play.count(EventType.LEFT_LADDER)).isEqualTo(1);
    }

    @Test
    void MV05_itGoesAroundCorners() {
        // The feet are 3 px below the top of the block.
        TestLevels over = TestLevels.empty(40, 40).fill(10, 10, 2, 2, '#').spawn(140, 163);
        Script play = new Script(over.player(ActorField.DASH_SPEED, 240)).hold("right dash", 8);
        assertThat(play.x()).isCloseTo(134 + 32, within(EXACT));
        assertThat(play.feet()).isCloseTo(160, within(EXACT));
        // The head is 3 px above the bottom of the block.
        TestLevels under = TestLevels.empty(40, 40).fill(10, 10, 2, 2, '#').spawn(140, 192 - 3 + 24);
        Script low = new Script(under.player(ActorField.DASH_SPEED, 240)).hold("right dash", 8);
        assertThat(low.x()).isCloseTo(134 + 32, within(EXACT));
        assertThat(low.y()).isCloseTo(192, within(EXACT));
        // 3 px beside the edge, downwards.
        TestLevels past = TestLevels.empty(40, 40).fill(10, 10, 2, 2, '#').spawn(157, 150);
        Script down = new Script(past.player(ActorField.DASH_SPEED, 240)).hold("down dash", 8);
        assertThat(down.x()).isCloseTo(148, within(EXACT));
        assertThat(down.feet()).isCloseTo(182, within(EXACT));
    }

    @Test
    void MV05_aSpringEndsItAndKeepsWhatItGives() {
        Spring spring = new Spring(ObjectCommon.of("s", new Vec(220, 160), new Vec(16, 60)), null, null);
        Script play = new Script(flier().object(spring)).hold("right dash", 4);
        assertThat(play.count(EventType.SPRUNG)).isEqualTo(1);
        assertThat(play.vx()).isCloseTo(240, within(EXACT));
        assertThat(play.vy()).isCloseTo(-520, within(EXACT));
        play.hold("", 1);
        assertThat(play.vx()).isCloseTo(120, within(EXACT));
        assertThat(play.vy()).isCloseTo(-500, within(EXACT));
    }

    @Test
    void MV05_aStateSavedInADashGoesOn() {
        Script play = new Script(flier()).hold("right dash", 4);
        Snapshot saved = play.world().save();
        play.hold("", 10);
        long hash = play.world().fullHash();
        play.world().restore(saved);
        play.hold("", 10);
        assertThat(play.world().fullHash()).isEqualTo(hash);
    }

    @Test
    void MV05_fromAboveItIsNoFasterOnceOver() {
        Script play = new Script(flier().gravity(0)).hold("right up dash", 9);
        assertThat(play.vx()).isCloseTo(PART, within(EXACT));
        assertThat(play.vy()).isCloseTo(-PART, within(EXACT));
        play.hold("right up dash", 1);
        assertThat(Math.hypot(play.vx(), play.vy())).isCloseTo(120, within(EXACT));
    }

    @Test
    void MV05_ofTwoDirectionsAtOnceNone() {
        Script play = new Script(flier());
        play.world().step(Buttons.parse("left right dash"));
        assertThat(play.vx()).isCloseTo(240, within(EXACT));
    }

    private static TestLevels flier() {
        return TestLevels.empty(60, 40).row(30, "#".repeat(60)).spawn(200, 200).player(ActorField.DASH_SPEED, 240);
    }
}
