package dev.ledge.engine.bench.scene;

import java.awt.GraphicsEnvironment;

/** The engines that a scene can be made for, the hand-written floor first and Ledge second. */
public enum Peer {
    LOOP("hand-written loop"),
    LEDGE("Ledge"),
    GDX_BOX2D("Box2D (C++, gdx-box2d)"),
    DYN4J("dyn4j"),
    JBOX2D("jbox2d"),
    FXGL("FXGL's jbox2d"),
    LITIENGINE("LITIENGINE");

    private final String label;

    Peer(String label) {
        this.label = label;
    }

    /** The name for people. */
    public String label() {
        return label;
    }

    /** True for all but the floor and Ledge. */
    public boolean isRival() {
        return this != LOOP && this != LEDGE;
    }

    /**
     * True if it runs here: LITIENGINE needs JDK 21 or newer, and is not compiled on an older one, and asks for the
     * size of the screen.
     */
    public boolean isAvailable() {
        return this != LITIENGINE || Runtime.version().feature() >= 21 && !GraphicsEnvironment.isHeadless();
    }

    /** A new scene in its first tick. */
    public Scene create(Layout layout, boolean withPairs) {
        return switch (this) {
            case LOOP -> new LoopScene(layout, withPairs);
            case LEDGE -> new LedgeScene(layout, withPairs);
            case GDX_BOX2D -> new GdxBox2dScene(layout, withPairs);
            case DYN4J -> new Dyn4jScene(layout, withPairs);
            case JBOX2D -> new Jbox2dScene(layout, withPairs);
            case FXGL -> new FxglScene(layout, withPairs);
            case LITIENGINE -> litiengine(layout, withPairs);
        };
    }

    private static Scene litiengine(Layout layout, boolean withPairs) {
        try {
            return (Scene) Class.forName(Peer.class.getPackageName() + ".LitiengineScene")
                    .getDeclaredConstructor(Layout.class, boolean.class)
                    .newInstance(layout, withPairs);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("LITIENGINE needs JDK 21 or newer", e);
        }
    }
}
