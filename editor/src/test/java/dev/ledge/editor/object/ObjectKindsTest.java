package dev.ledge.editor.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.object.Custom;
import dev.ledge.engine.level.object.ObjectTypes;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ObjectKindsTest {

    @Test
    void everyTypeThatTheEngineKnowsHasOneKindAndAnIcon() {
        assertThat(ObjectKinds.ALL)
                .extracting(ObjectKind::name)
                .containsExactlyInAnyOrderElementsOf(
                        ObjectTypes.ALL.stream().map(ObjectType::name).toList());
        assertThat(ObjectKinds.ALL).allSatisfy(kind -> {
            assertThat(kind.label()).isNotBlank();
            assertThat(ObjectKinds.class.getResource("/dev/ledge/editor/icons/" + kind.name() + ".svg"))
                    .as("icon of " + kind.name())
                    .isNotNull();
        });
    }

    @Test
    void whatOnlyTheGameKnowsHasNone() {
        LevelObject custom = new Custom(ObjectCommon.of("a", Vec.ZERO, null), "teleporter", Map.of());

        assertThat(ObjectKinds.of(custom)).isNull();
        assertThat(ObjectKinds.FIGURES.isMark(custom)).isFalse();
    }

    @Test
    void aKindThatIsPlacedMakesObjectsOfItsTypeThatHaveASize() {
        ObjectCommon common = ObjectCommon.of("a", new Vec(3, 4), null);
        List<? extends ObjectKind<?>> placed = ObjectKinds.ALL.stream()
                .filter(kind -> kind.placing() != ObjectKind.Placing.OWN_TOOL)
                .toList();

        assertThat(placed).allSatisfy(kind -> {
            LevelObject made = kind.create(common, null);
            assertThat(made).isInstanceOf(kind.record());
            assertThat(ObjectKinds.of(made)).isSameAs(kind);
            assertThat(made.common()).isEqualTo(common);
        });
    }
}
