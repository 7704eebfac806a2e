package dev.ledge.editor.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Which bytes a file holds, so that two readings can be compared. The time of the last change is left out: git, copies
 * and coarse clocks make it say too much or too little.
 *
 * @param size number of bytes; negative for a file that has none
 * @param hash SHA-256 of the bytes in hexadecimal digits
 */
public record Fingerprint(long size, String hash) {
    /** Of a file that is not there. */
    public static final Fingerprint MISSING = new Fingerprint(-1, "missing");

    /** Of a file that is there and cannot be read. */
    public static final Fingerprint UNREADABLE = new Fingerprint(-2, "unreadable");

    private static final int BUFFER = 1 << 16;

    /** Of these bytes. */
    public static Fingerprint of(byte[] bytes) {
        return of(ByteBuffer.wrap(bytes));
    }

    /** Of the rest of these bytes; the buffer's position stays. */
    public static Fingerprint of(ByteBuffer bytes) {
        MessageDigest digest = digest();
        digest.update(bytes.duplicate());
        return new Fingerprint(bytes.remaining(), hex(digest));
    }

    /** Of a file as it is now; {@link #MISSING} or {@link #UNREADABLE} if there are no bytes to be had. */
    public static Fingerprint of(Path file) {
        MessageDigest digest = digest();
        long size = 0;
        try (InputStream in = Files.newInputStream(file)) {
            byte[] buffer = new byte[BUFFER];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                digest.update(buffer, 0, read);
                size += read;
            }
        } catch (NoSuchFileException e) {
            return MISSING;
        } catch (IOException e) {
            return UNREADABLE;
        }
        return new Fingerprint(size, hex(digest));
    }

    /** True if there is a file. */
    public boolean exists() {
        return !equals(MISSING);
    }

    private static String hex(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
