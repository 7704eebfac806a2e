package dev.ledge.editor.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * By what a file is known again when it was moved.
 *
 * @param bytes its size
 * @param hash SHA-256
 */
record Fingerprint(long bytes, String hash) {

    /** That of a file; null if there is none or it cannot be read. */
    static Fingerprint of(Path file) {
        if (file == null || !Files.isRegularFile(file)) {
            return null;
        }
        try {
            byte[] content = Files.readAllBytes(file);
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(content);
            return new Fingerprint(content.length, HexFormat.of().formatHex(hash));
        } catch (IOException | OutOfMemoryError unreadable) {
            return null;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
