package dev.ledge.engine.level.json;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** Looks at the beginning of a file for its {@code "format"}. */
final class FormatPeek {
    private static final JsonFactory JSON = new JsonFactory();

    private FormatPeek() {}

    /**
     * The text of the field {@code format}; empty if there is none, or no such file, or it is not JSON, which a reader
     * will tell.
     */
    static Optional<String> formatOf(Path file) {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(file);
                JsonParser parser = JSON.createParser(ObjectReadContext.empty(), in)) {
            return parser.nextToken() == JsonToken.START_OBJECT ? format(parser) : Optional.empty();
        } catch (IOException | JacksonException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> format(JsonParser parser) {
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            boolean isFormat = parser.currentName().equals("format");
            JsonToken value = parser.nextToken();
            if (isFormat) {
                return value == JsonToken.VALUE_STRING ? Optional.of(parser.getString()) : Optional.empty();
            }
            parser.skipChildren();
        }
        return Optional.empty();
    }
}
