package dev.ledge.engine.bind;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

class RecordReaderTest {
    private record Point(double x, double y) {}

    /** The reader of points that databind has. */
    private record Found(RecordReader reader) {}

    /** Looking at the class anew for each file takes several times as long as reading a small level. */
    @Test
    void aClassIsLookedAtOnce() {
        ObjectReader reader = JsonMapper.builder()
                .addModule(new SimpleModule()
                        .addDeserializer(Found.class, new Finder())
                        .setDeserializerModifier(new RecordReader.Modifier(new NoParts())))
                .build()
                .readerFor(Found.class);

        Found first = reader.readValue("1");
        Found second = reader.readValue("1");

        assertThat(first.reader().names()).containsExactlyInAnyOrder("x", "y");
        assertThat(second.reader()).isSameAs(first.reader());
    }

    private static final class Finder extends ValueDeserializer<Found> {
        @Override
        public Found deserialize(JsonParser parser, DeserializationContext context) {
            return new Found(RecordReader.of(Point.class, context));
        }
    }

    private static final class NoParts implements RecordParts {
        @Override
        public boolean isSpread(Class<?> type) {
            return false;
        }

        @Override
        public Object tidy(Object part) {
            return part;
        }

        @Override
        public Spread spread(Class<?> type) {
            return null;
        }

        @Override
        public boolean isKey(BeanProperty property) {
            return false;
        }
    }
}
