package dev.ledge.engine.world.internal.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.SolidWhen;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Switch;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.type.EventType;
import org.junit.jupiter.api.Test;

/** A body and the player, sorted by id, and one switch. Rules SW-01 to SW-03. */
class SwitchesTest {
    private static final int BODY = 0;
    private static final int PLAYER = 1;

    private Simulation sim;

    @Test
    void itTogglesByDefaultOnceAVisit() {
        prepare("red", null, null);

        enter(PLAYER);
        assertThat(sim.groups.isOn("red")).isFalse();
        enter(PLAYER);
        assertThat(sim.groups.isOn("red")).isFalse();
        sim.areaEffects.act();
        enter(PLAYER);
        assertThat(sim.groups.isOn("red")).isTrue();
        assertThat(sim.events.count()).isEqualTo(2);
    }

    @Test
    void whatIsSoAlreadyIsNoEvent() {
        prepare("red", Switch.Sets.ON, null);

        enter(PLAYER);

        assertThat(sim.events.count()).isZero();
        assertThat(sim.areaEffects.lastActed("lever")).isEqualTo(-1);
    }

    @Test
    void itReportsTheActorAndTheSwitch() {
        prepare("red", Switch.Sets.OFF, null);

        enter(PLAYER);

        assertThat(sim.events.type(0)).isEqualTo(EventType.SWITCHED);
        assertThat(sim.event(0).actor()).isEqualTo("player");
        assertThat(sim.event(0).by()).isEqualTo("lever");
        assertThat(sim.areaEffects.lastActed("lever")).isEqualTo(1);
    }

    @Test
    void onlyThePlayerSwitchesUnlessAnybodyMay() {
        prepare("red", null, null);
        enter(BODY);
        assertThat(sim.groups.isOn("red")).isTrue();

        prepare("red", null, Switch.Who.ANY);
        enter(BODY);
        assertThat(sim.groups.isOn("red")).isFalse();
    }

    @Test
    void withoutAGroupItSwitchesNothing() {
        prepare(null, Switch.Sets.OFF, Switch.Who.ANY);

        enter(PLAYER);

        assertThat(sim.events.count()).isZero();
    }

    @Test
    void aPlatformOfTheGroupIsFeltAfterwardsAndEverybodyIsLookedAtForBeingInIt() {
        prepare("red", null, null);
        assertThat(sim.platforms.absent[0]).isTrue();

        enter(PLAYER);

        assertThat(sim.platforms.absent[0]).isFalse();
        assertThat(sim.platforms.stopped[0]).isTrue();
        assertThat(sim.actors.has(BODY, ActorFlags.MAY_OVERLAP)).isTrue();
        assertThat(sim.actors.has(PLAYER, ActorFlags.MAY_OVERLAP)).isTrue();
    }

    private void prepare(String group, Switch.Sets sets, Switch.Who who) {
        Platform slab = Platform.of("slab", new Vec(200, 40), new Vec(32, 8), Vec.ZERO, new Vec(32, 0));
        sim = LevelSwap.fresh(TestLevels.floor()
                .object(Body.of("body", new Vec(100, 120), new Vec(12, 14)))
                .object(slab.withChanging(new Changing(null, "red", SolidWhen.OFF)))
                .object(new Switch(ObjectCommon.of("lever", new Vec(10, 130), new Vec(40, 30)), group, sets, who))
                .spawn(150, 160)
                .level());
        sim.events.clear();
    }

    private void enter(int actor) {
        sim.placement.to(actor, 20, 135);
        sim.visits.add(actor, 0);
        sim.areaEffects.act();
    }
}
