package dev.ledge.engine.bench.scene;

/** The same small world inside one physics engine. */
public interface Scene extends AutoCloseable {

    /** One tick of 1/60 s for all actors. */
    void step();

    /** Pairs of actors that overlap after the last step; 0 if the scene was made without pairs. */
    int pairs();

    /** Left edge of an actor, px. */
    double x(int actor);

    /** Top edge of an actor, px. */
    double y(int actor);

    /** The walks, with their counts. */
    Crowd crowd();

    /** Gives native memory back, where there is some. */
    @Override
    default void close() {}
}
