package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.Form;
import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.bind.Spread;
import dev.ledge.engine.bind.ValueReaders;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.ValueDeserializer;

/** Reads the fields of actors, each by its {@link ActorField}. */
final class ProfileReader implements Spread {
    private static final ActorField[] FIELDS = ActorField.values();

    @Override
    public Map<String, ValueDeserializer<?>> fields() {
        Map<String, ValueDeserializer<?>> readers = new LinkedHashMap<>();
        for (ActorField field : FIELDS) {
            readers.put(field.json(), reader(field));
        }
        return readers;
    }

    private static ValueDeserializer<?> reader(ActorField field) {
        Map<String, Double> words = new LinkedHashMap<>();
        for (String word : field.words()) {
            words.put(word, (double) words.size());
        }
        return ValueReaders.of((parser, reading) -> {
            if (field.mayBeOff() && parser.currentToken() == JsonToken.VALUE_NULL) {
                return Double.POSITIVE_INFINITY;
            }
            return switch (field.kind()) {
                case SWITCH -> number(ValueReaders.flag(parser, reading));
                case WORD -> ValueReaders.word(parser, words, reading);
                case PAIR -> ValueReaders.pair(parser, field.min(), field.max(), reading);
                case WHOLE -> number(parser, field, reading);
                default -> ValueReaders.number(parser, field.min(), field.max(), reading);
            };
        });
    }

    private static Double number(JsonParser parser, ActorField field, Reading reading) {
        Integer whole = ValueReaders.whole(parser, (int) field.min(), (int) field.max(), reading);
        return whole == null ? null : (Double) whole.doubleValue();
    }

    private static Double number(Boolean on) {
        return on == null ? null : (Double) (on ? 1.0 : 0.0);
    }

    @Override
    public ActorProfile made(Form form, int from) {
        ActorProfile profile = ActorProfile.DEFAULT;
        for (int i = 0; i < FIELDS.length; i++) {
            Object value = form.value(from + i);
            if (value instanceof Vec pair) {
                profile = profile.with(FIELDS[i], pair);
            } else if (value != null) {
                profile = profile.with(FIELDS[i], (Double) value);
            }
        }
        return profile;
    }
}
