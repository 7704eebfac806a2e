package dev.ledge.engine.level;

import dev.ledge.engine.geometry.Vec;

/** One layer of a level; layers are drawn first to last. */
public sealed interface Layer permits TileLayer, ImageLayer {

    /** {@return what every layer has} */
    LayerCommon common();

    /**
     * {@return this layer with another common part}
     *
     * @param common the common part
     */
    Layer withCommon(LayerCommon common);

    /** {@return its permanent id} */
    default String id() {
        return common().id();
    }

    /** {@return the name for people: its own, else its id} */
    default String label() {
        return common().name() == null ? id() : common().name();
    }

    /** {@return true if it is drawn; it collides even if not} */
    default boolean isVisible() {
        return !Boolean.FALSE.equals(common().visible());
    }

    /** {@return true if the editor leaves it alone} */
    default boolean isLocked() {
        return Boolean.TRUE.equals(common().locked());
    }

    /** {@return the opacity in force, 0 to 1} */
    default double effectiveOpacity() {
        return common().opacity() == null ? 1 : common().opacity();
    }

    /** {@return the parallax in force, [1, 1] where the file gives none} */
    default Vec effectiveParallax() {
        return common().parallax() == null ? new Vec(1, 1) : common().parallax();
    }

    /** {@return the offset in force, px} */
    default Vec effectiveOffset() {
        return common().offset() == null ? Vec.ZERO : common().offset();
    }
}
