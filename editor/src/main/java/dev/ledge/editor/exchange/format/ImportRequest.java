package dev.ledge.editor.exchange.format;

import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.engine.level.json.FileKind;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What is to become of a file that is imported.
 *
 * @param mapping what its tiles and objects become
 * @param target the file of its first level
 */
public record ImportRequest(Mapping mapping, Path target) {
    /** Characters of a level's name that go into its file's. */
    private static final int LONGEST = 60;

    /** Bytes of UTF-8 that file systems take as a file's name. */
    private static final int MOST_BYTES = 255;

    /**
     * {@return the files of a file's levels, a level each: the first is the target, the others have their names}
     *
     * @param names of the levels, null where one has none
     */
    public List<Path> targets(List<String> names) {
        List<Path> targets = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        for (int i = 0; i < names.size(); i++) {
            Path file = i == 0 ? target : target(plain(names.get(i), i), "");
            for (int more = 2; !taken.add(key(file)); more++) {
                file = target(plain(names.get(i), i), "-" + more);
            }
            targets.add(file);
        }
        return targets;
    }

    /** Some file systems take capital letters for small ones. */
    private static String key(Path file) {
        return file.getFileName().toString().toLowerCase(Locale.ROOT);
    }

    private static String plain(String name, int number) {
        if (name == null) {
            return String.valueOf(number);
        }
        String plain = name.replaceAll("[^\\p{L}\\p{N}_.-]+", "-");
        return plain.codePointCount(0, plain.length()) <= LONGEST
                ? plain
                : plain.substring(0, plain.offsetByCodePoints(0, LONGEST));
    }

    private Path target(String name, String number) {
        String suffix = FileKind.LEVEL.suffix();
        String file = target.getFileName().toString();
        String base = file.endsWith(suffix) ? file.substring(0, file.length() - suffix.length()) : file;
        String end = number + suffix;
        return target.resolveSibling(cut(base + '-' + name, MOST_BYTES - end.length()) + end);
    }

    /** As many whole characters of a text, from its first, as take no more than so many bytes of UTF-8. */
    private static String cut(String text, int bytes) {
        CharBuffer rest = CharBuffer.wrap(text);
        StandardCharsets.UTF_8
                .newEncoder()
                .onMalformedInput(CodingErrorAction.REPLACE)
                .encode(rest, ByteBuffer.allocate(bytes), true);
        return text.substring(0, rest.position());
    }
}
