package dev.ledge.engine.world.internal.state;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The state of some things in arrays, one per quantity, each with a value per thing. What is made here is what a
 * snapshot copies and what the hash over everything takes, in that order; other arrays are of a step alone, or follow
 * from these. Not thread-safe.
 */
public class Columns {
    /** Of an array, bytes. */
    private static final long HEADER = 24;

    /** How many things there are. */
    public final int count;

    private final List<Object> arrays = new ArrayList<>();
    /** The arrays without the rare ones. */
    private final List<Object> common = new ArrayList<>();
    /** True if rare quantities may be other than 0. */
    private boolean isRareUsed;

    /** No quantities yet. */
    Columns(int count) {
        this.count = count;
    }

    /** Makes the quantity that was added last a rare one: 0 for all things unless {@link #useRare} says otherwise. */
    final <T> T rare(T array) {
        common.remove(array);
        return array;
    }

    /** From now on rare quantities may be other than 0, and are copied, too. */
    public final void useRare() {
        isRareUsed = true;
    }

    /** True if rare quantities may be other than 0. */
    final boolean usesRare() {
        return isRareUsed;
    }

    final double[] doubles() {
        return add(new double[count]);
    }

    final long[] longs() {
        return add(new long[count]);
    }

    final int[] ints() {
        return add(new int[count]);
    }

    final byte[] bytes() {
        return add(new byte[count]);
    }

    final boolean[] booleans() {
        return add(new boolean[count]);
    }

    private <T> T add(T array) {
        arrays.add(array);
        common.add(array);
        return array;
    }

    /** The arrays, in their order. */
    public final List<Object> arrays() {
        return Collections.unmodifiableList(arrays);
    }

    /** Columns for the same quantities and as many things, all 0. */
    final Columns emptyCopy() {
        Columns copy = new Columns(count);
        for (Object array : arrays) {
            Object empty = copy.add(Array.newInstance(array.getClass().getComponentType(), count));
            if (!common.contains(array)) {
                copy.rare(empty);
            }
        }
        return copy;
    }

    /** Copies all values of columns of the same quantities and as many things. */
    final void copyAll(Columns from) {
        isRareUsed |= from.isRareUsed;
        List<Object> source = isRareUsed ? from.arrays : from.common;
        List<Object> target = isRareUsed ? arrays : common;
        for (int k = 0; k < target.size(); k++) {
            System.arraycopy(source.get(k), 0, target.get(k), 0, count);
        }
    }

    /** Copies the values of the thing {@code other} of columns of the same quantities to those of {@code thing}. */
    public final void copyOne(int thing, Columns from, int other) {
        isRareUsed |= from.isRareUsed;
        for (int k = 0; k < arrays.size(); k++) {
            copyOne(from.arrays.get(k), other, arrays.get(k), thing);
        }
    }

    /** For one value {@link System#arraycopy} takes several times as long. */
    private static void copyOne(Object from, int other, Object to, int thing) {
        if (to instanceof double[] numbers) {
            numbers[thing] = ((double[]) from)[other];
        } else if (to instanceof int[] numbers) {
            numbers[thing] = ((int[]) from)[other];
        } else {
            System.arraycopy(from, other, to, thing, 1);
        }
    }

    final void addTo(Fnv1a hash) {
        for (int k = 0; k < arrays.size(); k++) {
            Object array = arrays.get(k);
            for (int i = 0; i < count; i++) {
                add(hash, array, i);
            }
        }
    }

    /** What of a set of bits lasts for longer than a step. */
    long lasting(long bits) {
        return bits;
    }

    private void add(Fnv1a hash, Object array, int i) {
        if (array instanceof double[] numbers) {
            hash.add(numbers[i]);
        } else if (array instanceof int[] numbers) {
            hash.add((long) numbers[i]);
        } else if (array instanceof byte[] numbers) {
            hash.add((long) numbers[i]);
        } else if (array instanceof boolean[] switches) {
            hash.add(switches[i] ? 1L : 0L);
        } else {
            hash.add(lasting(((long[]) array)[i]));
        }
    }

    /** How many bytes the arrays take; about, as the JVM has the last word. */
    final long size() {
        long sum = 0;
        for (int k = 0; k < arrays.size(); k++) {
            Class<?> type = arrays.get(k).getClass().getComponentType();
            int each = type == double.class || type == long.class ? 8 : type == int.class ? 4 : 1;
            sum += HEADER + (long) each * count;
        }
        return sum;
    }
}
