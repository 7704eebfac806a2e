package dev.ledge.engine.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.SolidWhen;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Custom;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Switch;
import dev.ledge.engine.testing.TestLevels;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GroupCheckTest {
    private static final Platform SLAB = Platform.of("slab", new Vec(80, 80), new Vec(32, 8));

    @Test
    void aSwitchForATileOrAPlatformOfTheLevelIsFine() {
        assertThat(findings(levels().object(lever("red")).tile(5, 5, TileRef.of("gate"))))
                .isEmpty();
        assertThat(findings(levels().object(lever("blue")).object(slab("blue", null))))
                .isEmpty();
    }

    @Test
    void aSwitchWithoutAGroupSwitchesNothing() {
        assertThat(findings(levels().object(lever(null)))).singleElement().satisfies(finding -> {
            assertThat(finding.code()).isEqualTo("NO-GROUP");
            assertThat(finding.objectId()).isEqualTo("lever");
        });
    }

    @Test
    void aSwitchWhoseGroupNothingBelongsToIsReported() {
        // A tile of the palette that is nowhere in the level is nothing to switch.
        assertThat(findings(levels().object(lever("red")))).singleElement().satisfies(finding -> {
            assertThat(finding.code()).isEqualTo("UNUSED-GROUP");
            assertThat(finding.message()).contains("no tile and no platform");
        });
        assertThat(findings(levels().object(lever("rde")).tile(5, 5, TileRef.of("gate"))))
                .extracting(Finding::message)
                .hasSize(2)
                .anyMatch(message -> message.contains("did you mean \"red\""))
                .anyMatch(message -> message.contains("did you mean \"rde\""));
    }

    @Test
    void aGroupThatTheGameItselfNamesIsItsOwnAffair() {
        LevelObject door = new Custom(ObjectCommon.of("door", Vec.ZERO, null), "portal", Map.of("group", "red"));

        assertThat(findings(levels().object(lever("red")).object(door))).isEmpty();
    }

    @Test
    void aGroupThatNothingSwitchesIsReportedUnlessTheLevelListsIt() {
        TestLevels gate = levels().tile(5, 5, TileRef.of("gate")).object(slab("red", null));

        assertThat(findings(gate))
                .extracting(Finding::code, Finding::objectId)
                .containsExactly(tuple("UNUSED-GROUP", null), tuple("UNUSED-GROUP", "slab"));
        Level listed = gate.level().toBuilder().groups(Map.of("red", false)).build();
        assertThat(Checker.check(listed)).isEmpty();
    }

    @Test
    void solidWhenWithoutAGroupDoesNothing() {
        TileType odd = TileType.of("odd", Shape.FULL).withChanging(new Changing(null, null, SolidWhen.OFF));

        assertThat(findings(levels().define(odd))).extracting(Finding::code).containsExactly("NO-GROUP");
        assertThat(findings(levels().object(slab(null, SolidWhen.ON))))
                .extracting(Finding::objectId)
                .containsExactly("slab");
    }

    private static TestLevels levels() {
        return TestLevels.floor()
                .define(TileType.of("gate", Shape.FULL).withChanging(new Changing(null, "red", null)))
                .spawn(24, 160);
    }

    private static LevelObject lever(String group) {
        return new Switch(ObjectCommon.of("lever", new Vec(100, 100), null), group, null, null);
    }

    private static LevelObject slab(String group, SolidWhen when) {
        return SLAB.withChanging(new Changing(null, group, when));
    }

    private static List<Finding> findings(TestLevels levels) {
        Level level = levels.level();
        return Checker.check(level);
    }
}
