package dev.ledge.engine.world;

import java.util.Arrays;

/** The events and contacts of one step in flat arrays; grows when it must and never shrinks, so that a steady state allocates nothing. */
final class EventLog {
    private static final EventType[] TYPES = EventType.values();
    private static final int PAIR_NUMBERS = 14;
    private static final String[] AXES = {null, "vertical", "horizontal", "left", "right"};
    private static final String[] CAUSES = {null, "crush", "hazard", "enemy", "fell"};

    static final int NO_AXIS = 0;
    static final int VERTICAL = 1;
    static final int HORIZONTAL = 2;
    static final int LEFT = 3;
    static final int RIGHT = 4;

    static final int NO_CAUSE = 0;
    static final int CRUSH = 1;
    static final int HAZARD = 2;
    static final int ENEMY = 3;
    static final int FELL = 4;

    /** Kind of a "by" that is an area; the others are the support kinds of {@link Actors}. */
    static final int AREA = 6;

    private int count;
    private byte[] types = new byte[64];
    private int[] subjects = new int[64];
    private byte[] byKinds = new byte[64];
    private int[] byMajors = new int[64];
    private int[] byMinors = new int[64];
    private byte[] axes = new byte[64];
    private byte[] causes = new byte[64];
    private int[] pairAt = new int[64];
    private double[] pairs = new double[64];
    private int pairCount;

    private int contacts;
    private int[] contactActors = new int[64];
    private double[] contactNumbers = new double[4 * 64];

    void clear() {
        count = 0;
        pairCount = 0;
        contacts = 0;
    }

    int count() {
        return count;
    }

    /** Notes that something happened to an actor by itself. */
    void add(EventType type, int actor) {
        add(type, actor, Actors.NOTHING, 0, 0, NO_AXIS, NO_CAUSE);
    }

    void add(EventType type, int actor, int byKind, int byMajor, int byMinor, int axis, int cause) {
        if (count == types.length) {
            grow();
        }
        types[count] = (byte) type.ordinal();
        subjects[count] = actor;
        byKinds[count] = (byte) byKind;
        byMajors[count] = byMajor;
        byMinors[count] = byMinor;
        axes[count] = (byte) axis;
        causes[count] = (byte) cause;
        pairAt[count] = -1;
        count++;
    }

    /** Notes a pair; the caller then writes its 14 numbers from the returned place in {@link #pairNumbers}. */
    int addPair(int a, int b) {
        add(EventType.PAIR, a, Actors.ACTOR, b, 0, NO_AXIS, NO_CAUSE);
        if (pairs.length < (pairCount + 1) * PAIR_NUMBERS) {
            pairs = Arrays.copyOf(pairs, 2 * (pairCount + 1) * PAIR_NUMBERS);
        }
        pairAt[count - 1] = pairCount * PAIR_NUMBERS;
        return pairCount++ * PAIR_NUMBERS;
    }

    double[] pairNumbers() {
        return pairs;
    }

    /** True if the event was noted in this step. */
    boolean has(EventType type, int actor) {
        for (int i = 0; i < count; i++) {
            if (types[i] == type.ordinal() && subjects[i] == actor) {
                return true;
            }
        }
        return false;
    }

    private void grow() {
        int size = 2 * count;
        types = Arrays.copyOf(types, size);
        subjects = Arrays.copyOf(subjects, size);
        byKinds = Arrays.copyOf(byKinds, size);
        byMajors = Arrays.copyOf(byMajors, size);
        byMinors = Arrays.copyOf(byMinors, size);
        axes = Arrays.copyOf(axes, size);
        causes = Arrays.copyOf(causes, size);
        pairAt = Arrays.copyOf(pairAt, size);
    }

    Event event(int i, Actors actors, Scene scene) {
        double[] pair = pairAt[i] < 0 ? null : Arrays.copyOfRange(pairs, pairAt[i], pairAt[i] + PAIR_NUMBERS);
        String by = name(byKinds[i], byMajors[i], byMinors[i], actors, scene);
        return new Event(TYPES[types[i]], actors.ids[subjects[i]], by, AXES[axes[i]], CAUSES[causes[i]], pair);
    }

    private static String name(int kind, int major, int minor, Actors actors, Scene scene) {
        return switch (kind) {
            case Actors.TILE -> "tile:" + major + "," + minor;
            case Actors.POLYGON -> scene.polygons.ids[major];
            case Actors.PLATFORM -> scene.platforms.ids[major];
            case Actors.ACTOR -> actors.ids[major];
            case Actors.BORDER -> "border";
            case AREA -> scene.areas.ids[major];
            default -> null;
        };
    }

    void contact(int actor, double x, double y, double nx, double ny) {
        if (contacts == contactActors.length) {
            contactActors = Arrays.copyOf(contactActors, 2 * contacts);
            contactNumbers = Arrays.copyOf(contactNumbers, 8 * contacts);
        }
        contactActors[contacts] = actor;
        contactNumbers[4 * contacts] = x;
        contactNumbers[4 * contacts + 1] = y;
        contactNumbers[4 * contacts + 2] = nx;
        contactNumbers[4 * contacts + 3] = ny;
        contacts++;
    }

    int contacts() {
        return contacts;
    }

    Contact contact(int i) {
        return new Contact(
                contactActors[i],
                contactNumbers[4 * i],
                contactNumbers[4 * i + 1],
                contactNumbers[4 * i + 2],
                contactNumbers[4 * i + 3]);
    }
}
