package dev.ledge.editor.exchange.carry;

import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.level.Level;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * The picture of the tiles beside an exported map, named after its content: a map never names a picture that was made
 * for another one, not even where a program is killed after it has placed the one file and before it places the other.
 *
 * @param file beside the map
 * @param content a PNG file
 */
public record AtlasFile(Path file, byte[] content) {
    /** Bytes of the hash that are in the name. */
    private static final int HASH_BYTES = 6;

    private static final String HASH = "[0-9a-f]{" + 2 * HASH_BYTES + '}';

    /**
     * {@return the picture of some tiles}
     *
     * @param atlas the tiles
     * @param level has the palette
     * @param levelFile where its paths start, or null
     * @param map the file that names the picture
     * @param progress gets how far it is
     */
    public static AtlasFile of(Atlas atlas, Level level, Path levelFile, Path map, Progress progress) {
        byte[] content = atlas.draw(level, levelFile, progress);
        return new AtlasFile(map.resolveSibling(map.getFileName() + "." + hash(content) + ".png"), content);
    }

    /** {@return the name in the map} */
    public String name() {
        return file.getFileName().toString();
    }

    private static String hash(byte[] content) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(content);
            return HexFormat.of().formatHex(hash, 0, HASH_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /**
     * Deletes the pictures of earlier exports into a file. One that cannot be deleted stays.
     *
     * @param map the file that was exported into, which is in its place
     * @param written what belongs to it
     */
    public static void deleteEarlier(Path map, Collection<Path> written) {
        Path folder = map.toAbsolutePath().getParent();
        Pattern ours = Pattern.compile(Pattern.quote(map.getFileName() + ".") + HASH + "\\.png");
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
            for (Path file : all) {
                String name = file.getFileName().toString();
                boolean isWritten = written.stream()
                        .anyMatch(one -> one.getFileName().toString().equals(name));
                if (ours.matcher(name).matches() && !isWritten) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IOException | DirectoryIteratorException left) {
            // The export is complete; the next one tries again.
            return;
        }
    }
}
