package dev.ledge.engine.problem;

import java.nio.file.Path;

/**
 * What a message may show of a file's content or name: one line, printable, and short. Whatever could act on a
 * terminal, forge a line of a log or turn the text around (control characters, line ends, bidirectional marks, lone
 * surrogates) is written as JSON would escape it.
 */
public final class Excerpt {
    /** Longest excerpt, in UTF-16 units, its escapes included; a longer text loses its middle. */
    public static final int LONGEST = 80;

    /** Longest message or path. */
    static final int LONGEST_LINE = 1_000;

    private static final int LONGEST_POINTER = 200;
    private static final int LONGEST_SHOWN = 60;
    private static final char ELLIPSIS = '…';

    private Excerpt() {}

    /**
     * {@return a text as it may stand in a message}
     *
     * @param text from a file or a file's name
     */
    public static String of(String text) {
        return shortened(text, LONGEST, false);
    }

    /**
     * {@return a text in double quotes, its own quotes and backslashes escaped}
     *
     * @param text from a file
     */
    public static String quoted(String text) {
        return '"' + shortened(text, LONGEST, true) + '"';
    }

    /**
     * {@return a text in double quotes if it is short, else how long it is}
     *
     * @param text from a file
     */
    public static String shown(String text) {
        return text.length() <= LONGEST_SHOWN ? quoted(text) : "a text of " + text.length() + " characters";
    }

    /**
     * {@return the name of a file without its folders}
     *
     * @param file the file
     */
    public static String name(Path file) {
        Path name = file.getFileName();
        return of(name == null ? file.toString() : name.toString());
    }

    /**
     * {@return a path, up to 1,000 characters of it, so that it can be found and clicked}
     *
     * @param path the path
     */
    public static String path(Path path) {
        return line(path.toString());
    }

    /**
     * {@return a path that need not be found or clicked: of each folder and name an excerpt}
     *
     * @param path the path
     */
    public static String absent(Path path) {
        String separator = path.getFileSystem().getSeparator();
        StringBuilder excerpt = new StringBuilder(path.getRoot() == null ? "" : path.getRoot() + "");
        for (int i = 0; i < path.getNameCount(); i++) {
            excerpt.append(i == 0 ? "" : separator).append(of(path.getName(i).toString()));
        }
        return line(excerpt.toString());
    }

    /**
     * {@return a whole message or path as one printable line of up to 1,000 characters}
     *
     * @param text the message
     */
    public static String line(String text) {
        return shortened(text, LONGEST_LINE, false);
    }

    /** A JSON pointer whose keys are excerpts; whole where its keys are short and ordinary. */
    static String pointer(String pointer) {
        StringBuilder excerpt = new StringBuilder();
        for (String key : pointer.split("/", -1)) {
            excerpt.append(excerpt.length() == 0 && pointer.startsWith("/") && key.isEmpty() ? "" : "/")
                    .append(of(key));
        }
        return pointer.isEmpty() ? pointer : shortened(excerpt.toString(), LONGEST_POINTER, false);
    }

    private static String shortened(String text, int longest, boolean inQuotes) {
        // An escape is longer than what it stands for, so more than this of either end is never shown.
        String most = text.length() <= 2 * longest
                ? text
                : text.substring(0, longest) + text.substring(text.length() - longest);
        String escaped = escaped(most, inQuotes);
        if (escaped.length() <= longest && most.length() == text.length()) {
            return escaped;
        }
        int head = (longest - 1) / 2;
        int tail = longest - 1 - head;
        return cutBack(escaped, head) + ELLIPSIS + cutFront(escaped, escaped.length() - tail);
    }

    /** The text up to an index, or to a little before it where an escape or a pair of surrogates would be cut. */
    private static String cutBack(String escaped, int end) {
        int escape = escaped.lastIndexOf('\\', end - 1);
        int at = escape >= 0 && end - escape < 6 ? escape : end;
        return escaped.substring(0, at > 0 && Character.isHighSurrogate(escaped.charAt(at - 1)) ? at - 1 : at);
    }

    /** The text from an index, or from a little after it. */
    private static String cutFront(String escaped, int start) {
        int escape = escaped.lastIndexOf('\\', start);
        int at = escape >= 0 && start - escape < 6 ? Math.min(escaped.length(), escape + 6) : start;
        return escaped.substring(at < escaped.length() && Character.isLowSurrogate(escaped.charAt(at)) ? at + 1 : at);
    }

    private static String escaped(String text, boolean inQuotes) {
        StringBuilder escaped = null;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            boolean isMark = inQuotes && (c == '"' || c == '\\');
            if (escaped == null && (isMark || !isPrintable(c))) {
                escaped = new StringBuilder(text.length() + 16).append(text, 0, i);
            }
            if (escaped != null) {
                append(escaped, c, isMark);
            }
            i += Character.charCount(c);
        }
        return escaped == null ? text : escaped.toString();
    }

    private static void append(StringBuilder escaped, int c, boolean isMark) {
        if (isMark) {
            escaped.append('\\').append((char) c);
        } else if (isPrintable(c)) {
            escaped.appendCodePoint(c);
        } else if (c == '\n') {
            escaped.append("\\n");
        } else if (c == '\t') {
            escaped.append("\\t");
        } else if (c == '\r') {
            escaped.append("\\r");
        } else {
            for (char unit : Character.toChars(c)) {
                escaped.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    escaped.append(Character.forDigit(unit >> shift & 0xF, 16));
                }
            }
        }
    }

    /**
     * False for what has no shape of its own; joiners are let through, as words in some scripts, and emoji, need them.
     */
    private static boolean isPrintable(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.UNASSIGNED -> false;
            case Character.FORMAT -> c == 0x200C || c == 0x200D;
            default -> true;
        };
    }
}
