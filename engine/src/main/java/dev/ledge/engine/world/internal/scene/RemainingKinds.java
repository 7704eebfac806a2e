package dev.ledge.engine.world.internal.scene;

import java.util.Arrays;

/** What is left of a cell type without some of its parts: the numbers of other types, by the bits of absent parts. */
final class RemainingKinds {
    private static final int UNKNOWN = -1;

    private long[] absent = new long[2];
    private int[] numbers = new int[2];
    private int count;

    /** The number of the remaining type, less than 0 if it has not been needed so far. */
    int find(long bits) {
        for (int i = 0; i < count; i++) {
            if (absent[i] == bits) {
                return numbers[i];
            }
        }
        return UNKNOWN;
    }

    void add(long bits, int number) {
        if (count == absent.length) {
            absent = Arrays.copyOf(absent, 2 * count);
            numbers = Arrays.copyOf(numbers, 2 * count);
        }
        absent[count] = bits;
        numbers[count] = number;
        count++;
    }
}
