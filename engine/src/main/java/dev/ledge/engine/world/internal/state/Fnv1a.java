package dev.ledge.engine.world.internal.state;

/** FNV-1a, 64 bit, over whole words byte by byte, lowest byte first. Not thread-safe. */
public final class Fnv1a {
    private static final long BASIS = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private long hash = BASIS;

    public void reset() {
        hash = BASIS;
    }

    public void add(long word) {
        long rest = word;
        for (int i = 0; i < 8; i++) {
            hash = (hash ^ rest & 0xff) * PRIME;
            rest >>>= 8;
        }
    }

    /** The bits of a number; both zeroes count as one. */
    public void add(double number) {
        add(Double.doubleToLongBits(number + 0.0));
    }

    public long value() {
        return hash;
    }

    /** The bytes of an id, which has no characters beyond ASCII. */
    void add(String id) {
        for (int i = 0; i < id.length(); i++) {
            hash = (hash ^ id.charAt(i)) * PRIME;
        }
    }
}
