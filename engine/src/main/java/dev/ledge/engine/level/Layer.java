package dev.ledge.engine.level;

import dev.ledge.engine.geometry.Vec;

/** One layer of a level; layers are drawn first to last. */
public sealed interface Layer permits TileLayer, ImageLayer {

    LayerCommon common();

    Layer withCommon(LayerCommon common);

    default String id() {
        return common().id();
    }

    /** The name for people: its own, else its id. */
    default String label() {
        return common().name() == null ? id() : common().name();
    }

    default boolean isVisible() {
        return !Boolean.FALSE.equals(common().visible());
    }

    default boolean isLocked() {
        return Boolean.TRUE.equals(common().locked());
    }

    /** 0 to 1. */
    default double effectiveOpacity() {
        return common().opacity() == null ? 1 : common().opacity();
    }

    default Vec effectiveParallax() {
        return common().parallax() == null ? new Vec(1, 1) : common().parallax();
    }

    /** In pixels. */
    default Vec effectiveOffset() {
        return common().offset() == null ? Vec.ZERO : common().offset();
    }
}
