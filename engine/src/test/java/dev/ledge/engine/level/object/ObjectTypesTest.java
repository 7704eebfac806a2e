package dev.ledge.engine.level.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ObjectTypesTest {
    @Test
    void allAreTheRecordsThatAnObjectMayBeButTheUnknownOne() {
        Set<Class<?>> permitted = new HashSet<>(List.of(LevelObject.class.getPermittedSubclasses()));
        permitted.remove(Custom.class);

        assertThat(ObjectTypes.ALL.stream().<Class<?>>map(ObjectType::record))
                .containsExactlyInAnyOrderElementsOf(permitted);
    }

    @Test
    void aTypeIsFoundByItsNameInFiles() {
        for (ObjectType<?> type : ObjectTypes.ALL) {
            assertThat(ObjectTypes.named(type.name())).isSameAs(type);
        }
        assertThat(ObjectTypes.named("no such type")).isNull();
    }
}
