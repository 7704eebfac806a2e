package dev.ledge.editor.exchange.tree;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * A long list of numbers from 0 to 2^32 − 1, as a file's cells are. Small ones take a byte, so that the list is never
 * larger than the text that it was read from.
 */
public final class Numbers {
    private static final int BLOCK = 1 << 16;
    private static final int LONGEST = 5;

    private final List<byte[]> full = new ArrayList<>();
    private ByteArrayOutputStream last = new ByteArrayOutputStream();
    private int count;

    /** {@return how many there are} */
    public int count() {
        return count;
    }

    /**
     * Appends a number; what is not from 0 to 2^32 − 1 is taken modulo 2^32.
     *
     * @param number a cell
     */
    public void add(long number) {
        long rest = number & 0xFFFF_FFFFL;
        while (rest >= 0x80) {
            last.write((int) (rest & 0x7F | 0x80));
            rest >>>= 7;
        }
        last.write((int) rest);
        count++;
        if (last.size() > BLOCK - LONGEST) {
            full.add(last.toByteArray());
            last.reset();
        }
    }

    /**
     * Gives all of them, in order.
     *
     * @param taker is called once a number
     */
    public void forEach(LongConsumer taker) {
        full.forEach(block -> forEach(block, taker));
        forEach(last.toByteArray(), taker);
    }

    private static void forEach(byte[] block, LongConsumer taker) {
        long number = 0;
        int shift = 0;
        for (byte part : block) {
            number |= (long) (part & 0x7F) << shift;
            if (part < 0) {
                shift += 7;
            } else {
                taker.accept(number);
                number = 0;
                shift = 0;
            }
        }
    }
}
