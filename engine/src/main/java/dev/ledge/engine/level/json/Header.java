package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.Json;
import dev.ledge.engine.bind.JsonKind;
import dev.ledge.engine.bind.Numbers;
import dev.ledge.engine.bind.PlaceFinder;
import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.bind.SourceValue;
import dev.ledge.engine.bind.ValueReaders;
import dev.ledge.engine.file.JsonSource;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problems;
import dev.ledge.engine.problem.Severity;
import dev.ledge.engine.problem.Suggestion;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** The beginning of every file: {@code format} and {@code version}. */
public final class Header {
    private static final String FORMAT = "format";
    private static final String VERSION = "version";

    private Header() {}

    /** Marks the components of a record that are the header of a kind of file. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    public @interface Of {

        /** {@return which kind} */
        FileKind value();
    }

    /**
     * Looks at the header of a file before all else: where it is wrong, nothing else in the file would mean anything.
     * What is not JSON is left to the reader of the whole file.
     *
     * @param source the file's text
     * @param kind which kind of file it must be
     * @param file for its suffix, which must not be that of another kind of file
     * @param problems gets what the name of the file is wrong about
     * @throws LevelFormatException if this is not a file of that kind or has no version
     */
    public static void check(JsonSource source, FileKind kind, Path file, Problems problems)
            throws LevelFormatException {
        Problems own = new Problems();
        Reading reading = new Reading(source, own, null);
        try (JsonParser parser = Json.parser(source, 0)) {
            JsonToken first = parser.nextToken();
            if (first == null) {
                return;
            }
            if (first != JsonToken.START_OBJECT) {
                int offset = reading.offset(parser);
                String message = "this is not " + kind.noun() + ": the file must be an object, {\"format\": \""
                        + kind.format() + "\", …}, not " + reading.describe(parser);
                reading.add(Severity.ERROR, offset, "", Code.WRONG_FORMAT, message);
                own.throwIfErrors();
            }
            check(reading, Json.offset(parser), kind, file, problems);
            if (own.hasErrors()) {
                parser.skipChildren();
            }
        } catch (JacksonException e) {
            return;
        }
        own.throwIfErrors();
    }

    private static void check(Reading reading, int root, FileKind kind, Path file, Problems problems) {
        PlaceFinder.Place format = required(FORMAT, reading, root);
        if (format == null || !reading.read(part(format, FORMAT), parser -> isFormat(parser, kind, reading))) {
            return;
        }
        Optional<FileKind> named = FileKind.of(file);
        if (named.isPresent() && named.get() != kind) {
            problems.add(
                    Severity.ERROR,
                    reading.source(),
                    format.value(),
                    "/" + FORMAT,
                    Code.WRONG_FORMAT,
                    "this is " + kind.noun() + ", but its name ends as that of "
                            + named.get().noun() + "; let it end with " + kind.suffix());
        }
        PlaceFinder.Place version = required(VERSION, reading, root);
        if (version != null) {
            reading.read(part(version, VERSION), parser -> version(parser, kind, reading));
        }
    }

    private static SourceValue part(PlaceFinder.Place place, String name) {
        return new SourceValue(place.value(), "/" + name, '"' + name + '"');
    }

    private static PlaceFinder.Place required(String name, Reading reading, int root) {
        PlaceFinder.Place place = PlaceFinder.find(reading.source(), root, name);
        if (place == null) {
            Map<String, PlaceFinder.Place> fields = PlaceFinder.fields(reading.source(), root);
            reading.add(
                    Severity.ERROR,
                    root,
                    "/" + name,
                    Code.MISSING_FIELD,
                    "the field \"" + name + "\" is missing; add it" + Suggestion.among(name, fields.keySet()));
        }
        return place;
    }

    /** The {@code format} of a kind of file; null after an error if it is that of another. */
    static String format(JsonParser parser, FileKind kind, Reading reading) {
        return isFormat(parser, kind, reading) ? kind.format() : null;
    }

    private static boolean isFormat(JsonParser parser, FileKind kind, Reading reading) {
        String text = ValueReaders.text(parser, reading);
        if (text == null || text.equals(kind.format())) {
            return text != null;
        }
        String found =
                FileKind.ofFormat(text).map(other -> "this is " + other.noun()).orElse("this is no file of Ledge's");
        reading.error(
                parser,
                Code.WRONG_FORMAT,
                found + ", not " + kind.noun() + ": \"format\" is " + reading.describe(parser) + " instead of \""
                        + kind.format() + "\"; choose another file" + Suggestion.among(text, List.of(kind.format())));
        return false;
    }

    /** The {@code version}, with a warning if it is newer; null after an error if it is none. */
    static Integer version(JsonParser parser, FileKind kind, Reading reading) {
        if (!reading.is(parser, JsonKind.NUMBER)) {
            return null;
        }
        String text = parser.getString();
        double version = Numbers.isJsonNumber(text) ? Numbers.toDouble(text) : Double.NaN;
        if (!(version >= 1) || version != Math.rint(version)) {
            reading.error(
                    parser,
                    Code.VERSION,
                    "\"version\" must be a whole number from 1 on, not " + reading.describe(parser)
                            + "; this program writes " + FileKind.VERSION);
            return null;
        }
        if (version > FileKind.VERSION) {
            reading.warning(
                    parser,
                    Code.NEWER_VERSION,
                    kind.noun() + " of version " + reading.describe(parser)
                            + " was made by a newer version of Ledge, this one knows version " + FileKind.VERSION
                            + "; get the newer Ledge to change or play it");
        }
        return (int) version;
    }
}
