package dev.ledge.engine.world.type;

/** Is shown faces of what is solid. */
@FunctionalInterface
public interface FaceVisitor {
    /**
     * A face, from one end to the other clockwise around what it belongs to.
     *
     * @param x1 px, of one end
     * @param y1 px, of one end
     * @param x2 px, of the other end
     * @param y2 px, of the other end
     * @param nx outward normal, unit length: from there it blocks
     * @param ny outward normal
     */
    void face(double x1, double y1, double x2, double y2, double nx, double ny);
}
