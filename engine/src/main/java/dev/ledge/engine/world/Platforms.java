package dev.ledge.engine.world;

/** CONTRACT SKELETON, being implemented: signatures are final, bodies are not. The platforms' state. */
public final class Platforms {

    /** Number of platforms; indices 0 to count − 1, sorted by id. */
    public int count() {
        return 0;
    }

    public String id(int platform) {
        return null;
    }

    /** Where its {@code at} is now, px. */
    public double x(int platform) {
        return 0;
    }

    /** Where its {@code at} is now, px. */
    public double y(int platform) {
        return 0;
    }
}
