package dev.ledge.editor.exchange.tree;

/** Cells as comma-separated values, taken in piece by piece as a reader gives them. */
final class XmlCells {
    private final Numbers numbers = new Numbers();
    private long number;
    private boolean hasDigits;

    /** Takes in a part of the text; false if there is something in it that is no number. */
    boolean take(char[] text, int start, int length) {
        for (int i = start; i < start + length; i++) {
            char c = text[i];
            if (c >= '0' && c <= '9') {
                number = number * 10 + (c - '0');
                hasDigits = true;
                if (number > 0xFFFF_FFFFL) {
                    return false;
                }
            } else if (c == ',') {
                end();
            } else if (!Character.isWhitespace(c)) {
                return false;
            } else if (hasDigits && c == '\n') {
                end();
            }
        }
        return true;
    }

    private void end() {
        if (hasDigits) {
            numbers.add(number);
        }
        number = 0;
        hasDigits = false;
    }

    /** All that was taken in. */
    Numbers finish() {
        end();
        return numbers;
    }
}
