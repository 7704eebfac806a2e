package dev.ledge.editor.exchange.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Files that are mostly read: a seed of an importer with a few of its numbers, words and characters changed. Any bytes
 * are such a file; those that do not begin with {@link #MARK} are the file itself.
 */
final class SeedEdits {
    /** Begins the bytes that mean edits of a seed; no text begins with it. */
    static final byte MARK = (byte) 0xFF;

    /** Bytes of an edit: where (two), what, and by what. */
    static final int EDIT_BYTES = 4;

    private static final int HEAD_BYTES = 2;
    private static final int MOST_EDITS = 16;
    private static final int LONGEST_COPY = 40;

    /** Numbers below this are tried more often than all others: most of those are refused. */
    private static final int SMALL = 20;

    private static final Pattern TOKEN = Pattern.compile("[-+]?\\d+(?:\\.\\d+)?(?:[eE][-+]?\\d+)?|[A-Za-z_]\\w*|.|\\R");

    private static final List<String> NUMBERS = List.of(
            "0",
            "1",
            "-1",
            "2",
            "3",
            "7",
            "16",
            "0.5",
            "1e-9",
            "1e9",
            "255",
            "4096",
            "16384",
            "67108864",
            "2147483647",
            "-2147483648",
            "2147483651",
            "4294967295",
            "9223372036854775807",
            "1e308",
            "-0.0",
            "1e999");

    private final List<List<String>> seeds = new ArrayList<>();
    private final Map<String, List<String>> vocabulary = new HashMap<>();

    private static final String NUMBER = "a number";

    /**
     * For the seeds of an importer.
     *
     * @param folder has them and nothing else
     */
    SeedEdits(Path folder) throws IOException {
        Map<String, Set<String>> all = new HashMap<>(Map.of(NUMBER, new TreeSet<>(NUMBERS)));
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                // A character a byte, so that whatever stands there comes out again.
                String text = Files.readString(file, StandardCharsets.ISO_8859_1);
                List<String> tokens =
                        TOKEN.matcher(text).results().map(MatchResult::group).toList();
                for (int i = 0; i < tokens.size(); i++) {
                    all.computeIfAbsent(kind(tokens, i), kind -> new TreeSet<>())
                            .add(tokens.get(i));
                }
                seeds.add(tokens);
            }
        }
        all.forEach((kind, tokens) -> vocabulary.put(kind, List.copyOf(tokens)));
    }

    /** {@return how many seeds there are} */
    int count() {
        return seeds.size();
    }

    /**
     * {@return the file that some bytes mean}
     *
     * @param input any bytes
     */
    byte[] file(byte[] input) {
        if (input.length < HEAD_BYTES || input[0] != MARK) {
            return input;
        }
        List<String> tokens = new ArrayList<>(seeds.get((input[1] & 0xFF) % seeds.size()));
        int end = Math.min(input.length, HEAD_BYTES + MOST_EDITS * EDIT_BYTES);
        for (int at = HEAD_BYTES; at + EDIT_BYTES <= end && !tokens.isEmpty(); at += EDIT_BYTES) {
            int place = (input[at] & 0xFF) << 8 | input[at + 1] & 0xFF;
            edit(tokens, place % tokens.size(), input[at + 2] & 15, input[at + 3] & 0xFF);
        }
        return String.join("", tokens).getBytes(StandardCharsets.ISO_8859_1);
    }

    private void edit(List<String> tokens, int place, int what, int value) {
        switch (what) {
            case 0, 1, 2 -> exchange(tokens, nextNumber(tokens, place), value);
            case 3, 4, 5, 6 -> tokens.set(nextNumber(tokens, place), String.valueOf(value % SMALL));
            case 13 -> {
                int end = Math.min(tokens.size(), place + 1 + value % LONGEST_COPY);
                tokens.addAll(end, List.copyOf(tokens.subList(place, end)));
            }
            case 14 -> tokens.set(place, String.valueOf((char) value));
            case 15 -> tokens.remove(place);
            default -> exchange(tokens, place, value);
        }
    }

    /** The first number from a place on, round the end; the place itself if there is none. */
    private static int nextNumber(List<String> tokens, int place) {
        for (int i = 0; i < tokens.size(); i++) {
            int at = (place + i) % tokens.size();
            if (kind(tokens, at).equals(NUMBER)) {
                return at;
            }
        }
        return place;
    }

    private void exchange(List<String> tokens, int place, int value) {
        List<String> others = vocabulary.getOrDefault(kind(tokens, place), List.of(tokens.get(place)));
        tokens.set(place, others.get(value % others.size()));
    }

    /** What a token can be exchanged for without breaking the syntax: numbers, or words between the same characters. */
    private static String kind(List<String> tokens, int at) {
        String token = tokens.get(at);
        char first = token.charAt(0);
        if (Character.isDigit(first) || token.length() > 1 && Character.isDigit(token.charAt(1)) && !isWord(token)) {
            return NUMBER;
        }
        if (!isWord(token)) {
            return token;
        }
        StringBuilder around = new StringBuilder();
        for (int i = Math.max(0, at - 1); i < Math.min(tokens.size(), at + 3); i++) {
            around.append(isWord(tokens.get(i)) ? "w" : tokens.get(i).substring(0, 1));
        }
        return around.toString();
    }

    private static boolean isWord(String token) {
        return Character.isLetter(token.charAt(0)) || token.charAt(0) == '_';
    }
}
