package dev.ledge.editor.document;

import dev.ledge.editor.file.Fingerprint;
import dev.ledge.engine.file.JsonSource;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import java.nio.file.Path;

/** What a level's file holds at one moment. */
public sealed interface OnDisk {

    /** Which bytes it holds. */
    Fingerprint fingerprint();

    /**
     * A level.
     *
     * @param loaded the level and what is to be warned of
     */
    record Readable(Fingerprint fingerprint, Loaded<Level> loaded) implements OnDisk {
        public Level level() {
            return loaded.value();
        }
    }

    /**
     * Something that is no level, or no file.
     *
     * @param why with the places
     */
    record Unreadable(Fingerprint fingerprint, LevelFormatException why) implements OnDisk {}

    /** Looks at a file and, if it is there, reads it. */
    static OnDisk read(Path file) {
        JsonSource source;
        try {
            source = JsonSource.read(file);
        } catch (LevelFormatException e) {
            return new Unreadable(Fingerprint.of(file), e);
        }
        Fingerprint fingerprint = Fingerprint.of(source.content());
        try {
            return new Readable(fingerprint, LevelReader.read(source, file));
        } catch (LevelFormatException e) {
            return new Unreadable(fingerprint, e);
        }
    }
}
