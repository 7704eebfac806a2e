package dev.ledge.engine.world.internal.state;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.level.object.Switch;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.type.Contact;
import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import java.util.Arrays;

/**
 * The events and contacts of one step in flat arrays; grows when it must and never shrinks, so that a steady state
 * allocates nothing.
 */
public final class EventLog {
    private static final EventType[] TYPES = EventType.values();
    private static final String[] AXES = {null, "vertical", "horizontal", "left", "right"};
    private static final String[] CAUSES = {null, "crush", "hazard", "enemy", "fell", "game"};

    private static final String[] KINDS = {null, "air", "wall"};

    public static final int NO_KIND = 0;
    public static final int AIR = 1;
    public static final int WALL = 2;

    public static final int NO_AXIS = 0;
    public static final int VERTICAL = 1;
    public static final int HORIZONTAL = 2;
    public static final int LEFT = 3;
    public static final int RIGHT = 4;

    public static final int NO_CAUSE = 0;
    public static final int CRUSH = 1;
    public static final int HAZARD = 2;
    public static final int ENEMY = 3;
    public static final int FELL = 4;
    public static final int GAME = 5;

    /** Kind of a "by" that is an area; the others are the support kinds of {@link SupportKind}. */
    public static final int AREA = 6;

    private static final int MIN = 64;
    private static final int CONTACT = 4;
    private static final int NUMBERS = 5;
    private static final Contact[] NO_CONTACTS = {};

    /** Numbers of an event: type, subject, kind and indices of the "by", axis, cause and kind. */
    private static final int EVENT = 8;

    private static final int SUBJECT = 1;
    private static final int BY_KIND = 2;
    private static final int BY_MAJOR = 3;
    private static final int BY_MINOR = 4;
    private static final int AXIS = 5;
    private static final int CAUSE = 6;
    private static final int KIND = 7;

    private int count;
    private int[] numbers;

    /** Events that became values before their actors moved on. */
    private Event[] kept = {};

    private int keptCount;
    private boolean anyPair;

    private int contacts;
    /** Per contact: the actor, and the kind and indices of what was touched. */
    private int[] contactParts;

    /** Per contact: where, the normal, and the time of impact. */
    private double[] contactNumbers;

    /** Contacts that became values before an edit removed what they refer to. */
    private Contact[] keptContacts = NO_CONTACTS;

    /** With room for the events of most steps with so many actors, so that it hardly ever grows. */
    public EventLog(int actors) {
        int size = Math.max(MIN, 2 * actors);
        numbers = new int[EVENT * size];
        contactParts = new int[CONTACT * size];
        contactNumbers = new double[NUMBERS * size];
    }

    public void clear() {
        count = 0;
        keptCount = 0;
        anyPair = false;
        contacts = 0;
        keptContacts = NO_CONTACTS;
    }

    public int count() {
        return count;
    }

    public void add(EventType type, int actor) {
        add(type, actor, SupportKind.NONE, 0, 0);
    }

    public void add(EventType type, int actor, int byKind, int byMajor, int byMinor) {
        add(type, actor, byKind, byMajor, byMinor, NO_AXIS, NO_CAUSE);
    }

    public void addJump(int actor, int kind) {
        add(EventType.JUMPED, actor);
        numbers[EVENT * (count - 1) + KIND] = kind;
    }

    public void add(EventType type, int actor, int byKind, int byMajor, int byMinor, int axis, int cause) {
        int at = EVENT * count;
        if (at == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * at);
        }
        numbers[at] = type.ordinal();
        numbers[at + SUBJECT] = actor;
        numbers[at + BY_KIND] = byKind;
        numbers[at + BY_MAJOR] = byMajor;
        numbers[at + BY_MINOR] = byMinor;
        numbers[at + AXIS] = axis;
        numbers[at + CAUSE] = cause;
        numbers[at + KIND] = NO_KIND;
        count++;
    }

    /**
     * Adds a pair; its numbers are read from the actors on demand, before the next step and before anything else moves
     * them.
     */
    public void addPair(int a, int b) {
        anyPair = true;
        add(EventType.PAIR, a, SupportKind.ACTOR, b, 0);
    }

    /** Adds an event unless it happened in this step before. Case G6. */
    public void addOnce(EventType type, int actor, int byKind, int byMajor, int byMinor) {
        for (int at = EVENT * (count - 1); at >= 0; at -= EVENT) {
            if (numbers[at] == type.ordinal()
                    && numbers[at + SUBJECT] == actor
                    && numbers[at + BY_KIND] == byKind
                    && numbers[at + BY_MAJOR] == byMajor
                    && numbers[at + BY_MINOR] == byMinor) {
                return;
            }
        }
        add(type, actor, byKind, byMajor, byMinor);
    }

    public EventType type(int i) {
        return TYPES[numbers[EVENT * i]];
    }

    public int subject(int i) {
        return numbers[EVENT * i + SUBJECT];
    }

    /** Makes values of all events while the actors are where they were then. Case AA-09. */
    public void keep(ActorArrays actors, CompiledLevel scene) {
        if (!anyPair || keptCount == count) {
            return;
        }
        kept = Arrays.copyOf(kept, Math.max(kept.length, count));
        while (keptCount < count) {
            kept[keptCount] = event(keptCount, actors, scene);
            keptCount++;
        }
    }

    /** Adapts to an edited level: events stay, with the actors' new indices, −1 for actors that are gone. */
    public void remapActors(ActorArrays before, CompiledLevel scene, ActorArrays now) {
        anyPair |= count > 0;
        keep(before, scene);
        keepContacts(before, scene);
        for (int i = 0; i < count; i++) {
            int subject = subject(i);
            numbers[EVENT * i + SUBJECT] = subject < 0 ? -1 : now.indexOf(before.ids[subject]);
        }
        for (int i = 0; i < contacts; i++) {
            Contact c = keptContacts[i];
            int actor = c.actor() < 0 ? -1 : now.indexOf(before.ids[c.actor()]);
            keptContacts[i] = new Contact(actor, c.x(), c.y(), c.nx(), c.ny(), c.time(), c.on());
        }
    }

    public Event event(int i, ActorArrays actors, CompiledLevel scene) {
        if (i < keptCount) {
            return kept[i];
        }
        EventType type = type(i);
        int subject = subject(i);
        int at = EVENT * i;
        int major = numbers[at + BY_MAJOR];
        int minor = numbers[at + BY_MINOR];
        boolean isSwitch = type == EventType.SWITCHED;
        return new Event(
                type,
                subject < 0 ? null : actors.ids[subject],
                name(numbers[at + BY_KIND], major, minor, actors, scene),
                AXES[numbers[at + AXIS]],
                CAUSES[numbers[at + CAUSE]],
                KINDS[numbers[at + KIND]],
                isSwitch ? ((Switch) scene.areas.sources[major]).group() : null,
                isSwitch ? (Boolean) (minor != 0) : null,
                type == EventType.PAIR ? pair(subject, major, actors) : null);
    }

    /** Numbers of a pair as of {@code a}: overlap, velocities, former and present places. */
    private static double[] pair(int a, int b, ActorArrays s) {
        double apartX = s.x[a] + s.w[a] / 2 - (s.x[b] + s.w[b] / 2);
        double apartY = s.y[a] + s.h[a] / 2 - (s.y[b] + s.h[b] / 2);
        double overlapX = (s.w[a] + s.w[b]) / 2 - Math.abs(apartX);
        double overlapY = (s.h[a] + s.h[b]) / 2 - Math.abs(apartY);
        // Signed: which way a would have to move to get out of b.
        return new double[] {
            apartX < 0 ? 0 - overlapX : overlapX,
            apartY < 0 ? 0 - overlapY : overlapY,
            s.vx[a],
            s.vy[a],
            s.vx[b],
            s.vy[b],
            s.oldX[a],
            s.oldY[a],
            s.oldX[b],
            s.oldY[b],
            s.x[a],
            s.y[a],
            s.x[b],
            s.y[b]
        };
    }

    /** What a game calls the other one of an event or a hit; null for none. */
    public static String name(int kind, int major, int minor, ActorArrays actors, CompiledLevel scene) {
        return switch (kind) {
            case SupportKind.TILE -> "tile:" + major + "," + minor;
            case SupportKind.POLYGON -> scene.polygons.ids[major];
            case SupportKind.PLATFORM -> scene.platforms.ids[major];
            case SupportKind.ACTOR -> actors.ids[major];
            case SupportKind.BORDER -> "border";
            case AREA -> scene.areas.ids[major];
            default -> null;
        };
    }

    /** What a game calls the other one of a contact, or what is stood on; null for a border of the level. */
    public static String nameOfContact(int kind, int major, int minor, ActorArrays actors, CompiledLevel scene) {
        return kind == SupportKind.BORDER ? null : name(kind, major, minor, actors, scene);
    }

    /** Adds a contact with what a sweep hit. */
    public void contact(int actor, Sweep hit) {
        int part = CONTACT * contacts;
        if (part == contactParts.length) {
            contactParts = Arrays.copyOf(contactParts, 2 * part);
            contactNumbers = Arrays.copyOf(contactNumbers, 2 * NUMBERS * contacts);
        }
        contactParts[part] = actor;
        contactParts[part + 1] = hit.ownerKind();
        contactParts[part + 2] = hit.ownerMajor();
        contactParts[part + 3] = hit.ownerMinor();
        int number = NUMBERS * contacts;
        contactNumbers[number] = hit.contactX();
        contactNumbers[number + 1] = hit.contactY();
        contactNumbers[number + 2] = hit.normalX();
        contactNumbers[number + 3] = hit.normalY();
        contactNumbers[number + 4] = hit.time();
        contacts++;
    }

    public int contacts() {
        return contacts;
    }

    public Contact contact(int i, ActorArrays actors, CompiledLevel scene) {
        if (i < keptContacts.length) {
            return keptContacts[i];
        }
        int part = CONTACT * i;
        int number = NUMBERS * i;
        return new Contact(
                contactParts[part],
                contactNumbers[number],
                contactNumbers[number + 1],
                contactNumbers[number + 2],
                contactNumbers[number + 3],
                contactNumbers[number + 4],
                nameOfContact(contactParts[part + 1], contactParts[part + 2], contactParts[part + 3], actors, scene));
    }

    /** Makes values of all contacts while the level is the one they were in. */
    private void keepContacts(ActorArrays actors, CompiledLevel scene) {
        Contact[] values = new Contact[contacts];
        for (int i = 0; i < contacts; i++) {
            values[i] = contact(i, actors, scene);
        }
        keptContacts = values;
    }
}
