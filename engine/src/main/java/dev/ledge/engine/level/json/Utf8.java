package dev.ledge.engine.level.json;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Strict UTF-8: what Unicode calls well-formed, and no NUL, which in a text file means that it is UTF-16. */
final class Utf8 {
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());
    private static final long HIGH_BITS = 0x8080808080808080L;
    private static final long ONES = 0x0101010101010101L;

    private Utf8() {}

    /** The offset of the first byte that is not as it must be, or −1. */
    static int firstInvalid(byte[] bytes, int from) {
        int at = from;
        while (at < bytes.length) {
            int ascii = asciiEnd(bytes, at);
            if (ascii == bytes.length) {
                return -1;
            }
            int length = sequenceLength(bytes, ascii);
            if (length == 0) {
                return ascii;
            }
            at = ascii + length;
        }
        return -1;
    }

    /** The offset of the first byte from {@code from} on that is not ASCII or is NUL, or the length. */
    static int asciiEnd(byte[] bytes, int from) {
        int at = from;
        while (at + Long.BYTES <= bytes.length) {
            long word = (long) LONG.get(bytes, at);
            // (word − ONES) sets a high bit where a byte was 0; that a borrow may also set one only ends the fast loop.
            if (((word | (word - ONES)) & HIGH_BITS) != 0) {
                break;
            }
            at += Long.BYTES;
        }
        while (at < bytes.length && bytes[at] > 0) {
            at++;
        }
        return at;
    }

    /** Length of the well-formed sequence of 2 to 4 bytes at an offset, or 0. */
    private static int sequenceLength(byte[] bytes, int at) {
        int lead = bytes[at] & 0xFF;
        int second = at + 1 < bytes.length ? bytes[at + 1] & 0xFF : 0;
        if (lead >= 0xC2 && lead <= 0xDF) {
            return isContinuation(second) ? 2 : 0;
        }
        if (lead >= 0xE0 && lead <= 0xEF) {
            boolean shortest = lead != 0xE0 || second >= 0xA0;
            boolean noSurrogate = lead != 0xED || second <= 0x9F;
            return isContinuation(second) && shortest && noSurrogate && continues(bytes, at + 2, 1) ? 3 : 0;
        }
        if (lead >= 0xF0 && lead <= 0xF4) {
            boolean shortest = lead != 0xF0 || second >= 0x90;
            boolean inUnicode = lead != 0xF4 || second <= 0x8F;
            return isContinuation(second) && shortest && inUnicode && continues(bytes, at + 2, 2) ? 4 : 0;
        }
        return 0;
    }

    private static boolean continues(byte[] bytes, int at, int count) {
        for (int i = at; i < at + count; i++) {
            if (i >= bytes.length || !isContinuation(bytes[i])) {
                return false;
            }
        }
        return true;
    }

    /** True for the bytes of a sequence after its first. */
    static boolean isContinuation(int value) {
        return (value & 0xC0) == 0x80;
    }
}
