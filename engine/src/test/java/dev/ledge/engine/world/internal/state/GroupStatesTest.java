package dev.ledge.engine.world.internal.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Switch;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.Groups;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GroupStatesTest {
    private final GroupStates states = new GroupStates(groups(Map.of("red", false), "blue"));

    @Test
    void aGroupIsAsTheLevelSaysAndOnWhereItDoesNot() {
        assertThat(states.isOn("red")).isFalse();
        assertThat(states.isOn("blue")).isTrue();
        assertThat(states.isOn("another")).isTrue();
        assertThat(states.isOn(null)).isTrue();
    }

    @Test
    void onlyAChangeIsOne() {
        assertThat(states.set("red", true)).isTrue();
        assertThat(states.set("red", true)).isFalse();
        assertThat(states.isOn("red")).isTrue();
        assertThat(states.set("another", false)).isFalse();
        assertThat(states.set(null, false)).isFalse();
    }

    @Test
    void aResetIsTheBeginning() {
        states.set("red", true);
        states.set("blue", false);

        states.reset();

        assertThat(states.isOn("red")).isFalse();
        assertThat(states.isOn("blue")).isTrue();
    }

    @Test
    void anEditedLevelKeepsWhatItStillHasAndBeginsTheRest() {
        states.set("red", true);
        states.set("blue", false);

        states.bind(groups(Map.of("red", false, "green", false), "another"));

        assertThat(states.isOn("red")).isTrue();
        assertThat(states.isOn("green")).isFalse();
        assertThat(states.isOn("another")).isTrue();
        states.bind(groups(Map.of(), "blue"));
        assertThat(states.isOn("blue")).as("it was not there in between").isTrue();
    }

    @Test
    void aCopyIsTheSameAndGoesItsOwnWay() {
        states.set("red", true);
        GroupStates copy = states.copy(null);

        assertThat(hash(copy)).isEqualTo(hash(states));
        states.set("blue", false);
        assertThat(hash(copy)).isNotEqualTo(hash(states));
        assertThat(states.copy(copy)).isSameAs(copy);
        assertThat(hash(copy)).isEqualTo(hash(states));
    }

    @Test
    void theHashIsTheGroupsInTheOrderOfTheirNames() {
        Fnv1a expected = new Fnv1a();
        expected.add(1L);
        expected.add(0L);

        assertThat(hash(states)).isEqualTo(expected.value());
    }

    private static long hash(GroupStates states) {
        Fnv1a hash = new Fnv1a();
        states.addTo(hash);
        return hash.value();
    }

    private static Groups groups(Map<String, Boolean> named, String switched) {
        ObjectCommon common = ObjectCommon.of("lever", Vec.ZERO, null);
        Level level = TestLevels.floor()
                .object(new Switch(common, switched, null, null))
                .level();
        Level grouped = level.toBuilder().groups(new LinkedHashMap<>(named)).build();
        return new CompiledLevel(grouped, null).groups;
    }
}
