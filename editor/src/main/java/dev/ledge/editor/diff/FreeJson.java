package dev.ledge.editor.diff;

import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.file.Path;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Free JSON as text and back, with the very values that a level's reader makes of it. */
public final class FreeJson {
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxStringLength(Integer.MAX_VALUE)
                            .build())
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();
    private static final String NAME = "value";

    private FreeJson() {}

    /**
     * {@return a value in one line}
     *
     * @param value of maps, lists, texts, numbers and booleans, or null
     */
    public static String text(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /**
     * {@return the value of a text}
     *
     * @param text JSON, and nothing else
     * @throws LevelFormatException if a level's reader would refuse it, as a name that stands twice
     * @throws IllegalArgumentException if it is no JSON
     */
    public static Object read(String text) throws LevelFormatException {
        try {
            MAPPER.readTree(text); // So that what is put into a level's text is one whole value.
        } catch (JacksonException e) {
            throw new IllegalArgumentException(e);
        }
        String level = "{\"format\": \"ledge-level\", \"version\": 1, \"grid\": 16, \"size\": [1, 1], \"props\": {\""
                + NAME + "\": " + text + "}}";
        return LevelReader.readDetached(level, Path.of("value.level.json"))
                .value()
                .props()
                .get(NAME);
    }
}
