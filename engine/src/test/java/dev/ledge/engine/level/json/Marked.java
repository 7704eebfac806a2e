package dev.ledge.engine.level.json;

import java.util.ArrayList;
import java.util.List;

/** A text in which {@code §} marks the places where problems are expected. */
record Marked(String text, List<TextPosition> marks) {

    static Marked of(String marked) {
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
}
