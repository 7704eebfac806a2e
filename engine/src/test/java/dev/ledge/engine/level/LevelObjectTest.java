package dev.ledge.engine.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Pickup;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.testing.TestLevels;
import java.util.List;
import org.junit.jupiter.api.Test;

class LevelObjectTest {
    private static final ObjectCommon COMMON = ObjectCommon.of("a", new Vec(16, 16), null);

    @Test
    void actorFieldsThatAreMissingAreTheDefaults() {
        Walker walker = new Walker(COMMON, null, null, null, null, null, null);
        Pickup pickup = new Pickup(COMMON, null);
        Body body = new Body(COMMON, null, null, null, null);

        assertThat(List.of(walker.actor(), pickup.actor(), body.actor())).containsOnly(ActorProfile.DEFAULT);
        for (LevelObject object : List.of(walker, pickup, body)) {
            Level level = TestLevels.floor().object(object).level();
            assertThatCode(() -> LevelWriter.toBytes(level)).doesNotThrowAnyException();
        }
    }
}
