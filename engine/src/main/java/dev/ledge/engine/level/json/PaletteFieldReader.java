package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.bind.RecordReader;
import dev.ledge.engine.file.IoReason;
import dev.ledge.engine.file.JsonSource;
import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Reads the palette of a level, or the file that it is in. */
final class PaletteFieldReader extends ValueDeserializer<PaletteField> {
    @Override
    public PaletteField deserialize(JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        boolean isDetached = LevelScope.of(reading).isDetached();
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_OBJECT) {
            PaletteFields fields = (PaletteFields)
                    RecordReader.of(PaletteFields.class, context).deserialize(parser, context);
            return new PaletteField(null, fields.embedded(), fields.isNewer(), isDetached);
        }
        if (token != JsonToken.VALUE_STRING) {
            reading.mismatch(parser, "\"palette\" must be the path of a palette file or the palette itself", "");
            return PaletteField.BROKEN;
        }
        return isDetached ? new PaletteField(parser.getString(), null, false, true) : file(parser, reading);
    }

    private static PaletteField file(JsonParser parser, Reading reading) {
        String path = parser.getString();
        Path level = LevelScope.of(reading).file();
        try {
            Path target = ProjectRoot.resolve(level, path);
            if (!Files.isRegularFile(target)) {
                reading.error(
                        parser,
                        Code.MISSING_PALETTE,
                        "there is no palette file " + Excerpt.quoted(path) + " (looked for " + Excerpt.absent(target)
                                + "); put it there or mend the path");
                return PaletteField.BROKEN;
            }
            Optional<String> complaint = FileKind.PALETTE.complaint(target, path);
            if (complaint.isPresent()) {
                reading.error(parser, Code.WRONG_FORMAT, complaint.get());
                return PaletteField.BROKEN;
            }
            Path shown = level.resolveSibling(path).normalize();
            Loaded<Palette> loaded = PaletteReader.read(JsonSource.read(target, shown.toString()), target);
            loaded.warnings().forEach(reading.problems()::add);
            return new PaletteField(path, loaded.value(), loaded.readOnly(), false);
        } catch (ProjectRoot.PathException e) {
            reading.error(parser, e.code(), e.getMessage());
        } catch (LevelFormatException e) {
            e.problems().forEach(reading.problems()::add);
        } catch (IOException e) {
            reading.error(
                    parser,
                    Code.UNREADABLE,
                    "the palette " + Excerpt.quoted(path) + " cannot be read: " + IoReason.reading(e, level));
        }
        return PaletteField.BROKEN;
    }
}
