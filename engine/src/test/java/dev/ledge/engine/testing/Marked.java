package dev.ledge.engine.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Severity;
import dev.ledge.engine.problem.TextPosition;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A text in which {@code §} marks the places where problems are expected. */
public record Marked(String text, List<TextPosition> marks) {

    public static Marked of(String marked) {
        StringBuilder text = new StringBuilder();
        List<TextPosition> marks = new ArrayList<>();
        int line = 1;
        int column = 1;
        for (int i = 0; i < marked.length(); i++) {
            char c = marked.charAt(i);
            if (c == '§') {
                marks.add(new TextPosition(line, column));
                continue;
            }
            text.append(c);
            if (c == '\n') {
                line++;
                column = 1;
            } else if (!Character.isLowSurrogate(c)) {
                column++;
            }
        }
        return new Marked(text.toString(), marks);
    }

    /** Reads this text with a reader that must refuse it for one problem alone, at the first mark. */
    public void assertRefused(Reading reading, Path file, String code, String pointer, String mend) {
        LevelFormatException e = catchThrowableOfType(LevelFormatException.class, () -> reading.read(text, file));

        assertThat(e).as("refused").isNotNull();
        assertThat(e.problems()).singleElement().satisfies(problem -> {
            assertThat(problem.code()).isEqualTo(code);
            assertThat(problem.severity()).isEqualTo(Severity.ERROR);
            assertThat(problem.file()).isEqualTo(file.toString());
            assertThat(problem.pointer()).isEqualTo(pointer);
            assertThat(new TextPosition(problem.line(), problem.column())).isEqualTo(marks.get(0));
            assertThat(problem.message()).contains(mend);
        });
    }

    /** One of the readers. */
    public interface Reading {
        Loaded<?> read(String content, Path file) throws LevelFormatException;
    }
}
