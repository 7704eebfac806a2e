package dev.ledge.engine.world.internal.state;

import java.util.Arrays;

/**
 * The arrays of the state of actors, one per quantity, each with a value per actor: what a snapshot copies, and what
 * the hash over everything takes. Not thread-safe.
 *
 * @param doubles the quantities that are real numbers
 * @param longs the flags
 * @param ints the quantities that are counts, indices, and times in ticks
 * @param bytes the quantities of few values
 */
public record ActorColumns(double[][] doubles, long[][] longs, int[][] ints, byte[][] bytes) {
    /** Of an array, bytes. */
    private static final long HEADER = 24;

    /** The columns of no quantity. */
    static ActorColumns none() {
        return new ActorColumns(new double[0][], new long[0][], new int[0][], new byte[0][]);
    }

    /** Columns for the same quantities and as many actors, all 0. */
    ActorColumns emptyCopy() {
        ActorColumns copy = new ActorColumns(
                new double[doubles.length][],
                new long[longs.length][],
                new int[ints.length][],
                new byte[bytes.length][]);
        Arrays.setAll(copy.doubles, k -> new double[doubles[k].length]);
        Arrays.setAll(copy.longs, k -> new long[longs[k].length]);
        Arrays.setAll(copy.ints, k -> new int[ints[k].length]);
        Arrays.setAll(copy.bytes, k -> new byte[bytes[k].length]);
        return copy;
    }

    /** Copies the values of the first {@code count} actors of columns of the same quantities. */
    void copyAll(ActorColumns from, int count) {
        for (int k = 0; k < doubles.length; k++) {
            System.arraycopy(from.doubles[k], 0, doubles[k], 0, count);
        }
        for (int k = 0; k < longs.length; k++) {
            System.arraycopy(from.longs[k], 0, longs[k], 0, count);
        }
        for (int k = 0; k < ints.length; k++) {
            System.arraycopy(from.ints[k], 0, ints[k], 0, count);
        }
        for (int k = 0; k < bytes.length; k++) {
            System.arraycopy(from.bytes[k], 0, bytes[k], 0, count);
        }
    }

    /** Copies the values of the actor {@code other} of columns of the same quantities to those of {@code actor}. */
    public void copyOne(int actor, ActorColumns from, int other) {
        for (int k = 0; k < doubles.length; k++) {
            doubles[k][actor] = from.doubles[k][other];
        }
        for (int k = 0; k < longs.length; k++) {
            longs[k][actor] = from.longs[k][other];
        }
        for (int k = 0; k < ints.length; k++) {
            ints[k][actor] = from.ints[k][other];
        }
        for (int k = 0; k < bytes.length; k++) {
            bytes[k][actor] = from.bytes[k][other];
        }
    }

    void addTo(Fnv1a hash) {
        for (double[] numbers : doubles) {
            for (double number : numbers) {
                hash.add(number);
            }
        }
        for (long[] numbers : longs) {
            for (long number : numbers) {
                hash.add(number);
            }
        }
        for (int[] numbers : ints) {
            for (int number : numbers) {
                hash.add((long) number);
            }
        }
        for (byte[] numbers : bytes) {
            for (byte number : numbers) {
                hash.add((long) number);
            }
        }
    }

    /** How many bytes the arrays take; about, as the JVM has the last word. */
    long size() {
        long sum = 0;
        for (double[] one : doubles) {
            sum += HEADER + 8L * one.length;
        }
        for (long[] one : longs) {
            sum += HEADER + 8L * one.length;
        }
        for (int[] one : ints) {
            sum += HEADER + 4L * one.length;
        }
        for (byte[] one : bytes) {
            sum += HEADER + one.length;
        }
        return sum;
    }
}
