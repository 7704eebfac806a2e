package dev.ledge.engine.geometry;

/** Where slanted faces join other outlines, for a {@link Sweep}, as each outline knows its own corners alone. */
@FunctionalInterface
public interface SlantJoints {
    /** Neither of them. */
    int NONE = 0;

    /**
     * Another slant begins there, so that nothing passes between the two. Around a convex corner this is so if the
     * motion goes against both.
     */
    int JOINT = 1;

    /** Beyond it is a solid: a box that is inside that by a skin goes along its face. */
    int HOLLOW = 2;

    /**
     * {@return what is at an end of a slanted face: {@link #JOINT}, {@link #HOLLOW}, both or neither}
     *
     * @param kind kind of the face's owner, as given to {@link Sweep#owner}
     * @param major its first number
     * @param minor its second number
     * @param detail its last number
     * @param face number of the face in its outline
     * @param atStart true for the end at which it begins, clockwise
     */
    int jointAt(int kind, int major, int minor, int detail, int face, boolean atStart);
}
