package dev.ledge.editor.outside;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.notice.Notice;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import java.util.List;

/** Versions of a level come without the palette that they share with others; what is settled of them has it again. */
final class LinkedPalettes {
    private LinkedPalettes() {}

    /** A level whose palette, where it is in a file of its own, is another's. */
    static Level of(Level other, Level level) {
        return level.palettePath() == null
                ? level
                : level.toBuilder()
                        .palette(level.palettePath(), other.palette())
                        .build();
    }

    /**
     * A level with the palette as it is here.
     *
     * @throws LevelFormatException if the palette lacks what the level uses, so that it could not be opened again
     */
    static Level here(Level level, Document document) throws LevelFormatException {
        Level here = document.committed();
        if (level.palettePath() == null) {
            return level;
        }
        if (!level.palettePath().equals(here.palettePath())) {
            return LevelReader.read(LevelWriter.toBytes(level), document.place())
                    .requireCurrent();
        }
        Level whole = level.toBuilder().palette(null, here.palette()).build();
        LevelReader.read(LevelWriter.toBytes(whole), document.place());
        return of(here, level);
    }

    /** Says why conflicts were not settled. */
    static Notice notSettled(String topic, LevelFormatException why) {
        List<String> lines = why.problems().stream()
                .filter(Problem::isError)
                .map(Problem::message)
                .distinct()
                .toList();
        return Notice.error(topic, "The conflicts were not settled", lines);
    }
}
