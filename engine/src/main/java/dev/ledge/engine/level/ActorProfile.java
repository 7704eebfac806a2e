package dev.ledge.engine.level;

import dev.ledge.engine.geometry.Vec;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/** How an actor moves: the fields that a file gives, over the defaults. Immutable. */
public final class ActorProfile {
    private static final int FIELDS = ActorField.values().length;

    /** The size of an actor that has none of its own, px. */
    public static final Vec DEFAULT_SIZE = new Vec(12, 24);

    /** Nothing given: all defaults. */
    public static final ActorProfile DEFAULT = new ActorProfile(null, emptyValues(), Map.of());

    private final Vec size;
    /** One a field, and after them the second numbers of the pairs. */
    private final double[] values;

    private final Map<String, Object> unknown;

    private ActorProfile(Vec size, double[] values, Map<String, Object> unknown) {
        this.size = size;
        this.values = values;
        this.unknown = unknown;
    }

    private static double[] emptyValues() {
        double[] values = new double[2 * FIELDS];
        Arrays.fill(values, Double.NaN);
        return values;
    }

    /** {@return the size that the file gives, or null} */
    public Vec size() {
        return size;
    }

    /** {@return the size in force, in pixels} */
    public Vec effectiveSize() {
        return size == null ? DEFAULT_SIZE : size;
    }

    /**
     * {@return true if the file gives the field}
     *
     * @param field which field
     */
    public boolean has(ActorField field) {
        return !Double.isNaN(values[field.ordinal()]);
    }

    /**
     * {@return the value in force: the file's, else the default (for an actor of {@link #effectiveSize()})}
     *
     * @param field which field
     */
    public double get(ActorField field) {
        return get(field, effectiveSize());
    }

    /**
     * {@return the value in force for an actor of the given size, which the default radius follows from}
     *
     * @param field which field
     * @param actorSize width and height, px
     */
    public double get(ActorField field, Vec actorSize) {
        if (has(field)) {
            return values[field.ordinal()];
        }
        return switch (field) {
            case RADIUS -> Math.min(actorSize.x(), actorSize.y()) / 2;
            case TURN_ACCELERATION -> get(ActorField.ACCELERATION);
            case AIR_JUMP_SPEED -> get(ActorField.JUMP_SPEED);
            default -> field.defaultValue();
        };
    }

    /**
     * {@return true if a switch is on, given or by default}
     *
     * @param field which field
     */
    public boolean is(ActorField field) {
        return get(field) != 0;
    }

    /**
     * {@return the two numbers of a pair, or null if it is off}
     *
     * @param field which field, one of {@link ActorField.Kind#PAIR}
     */
    public Vec pair(ActorField field) {
        double first = get(field);
        return Double.isInfinite(first) ? null : new Vec(first, values[FIELDS + field.ordinal()]);
    }

    /** {@return what drops through platforms} */
    public DropThroughBy dropThroughBy() {
        return DropThroughBy.values()[(int) get(ActorField.DROP_THROUGH_BY)];
    }

    /** {@return what is inherited of a support's velocity} */
    public TakeOff takeOff() {
        return TakeOff.values()[(int) get(ActorField.TAKE_OFF)];
    }

    /** {@return fields this version does not know} */
    public Map<String, Object> unknown() {
        return unknown;
    }

    /**
     * {@return this profile with another size}
     *
     * @param newSize width and height, px; null for the default
     * @throws IllegalArgumentException if a side is less than 0.001 or more than 16,384
     */
    public ActorProfile withSize(Vec newSize) {
        Limits.checkActorSize(newSize);
        return new ActorProfile(newSize, values, unknown);
    }

    /**
     * {@return this profile with a field given; NaN takes the field away, so that its default acts}
     *
     * @param field which field
     * @param value a number; 0 and 1 for switches, a word's number, infinity for what {@link ActorField#mayBeOff}
     * @throws IllegalArgumentException if it is beyond the field's limits, or no number can be given to the field
     */
    public ActorProfile with(ActorField field, double value) {
        boolean isOff = Double.isNaN(value) || field.mayBeOff() && value == Double.POSITIVE_INFINITY;
        if (!isOff) {
            check(field, value);
            if (field.kind() == ActorField.Kind.PAIR) {
                throw new IllegalArgumentException("'" + field.json() + "' is a pair of numbers, and not one");
            }
        }
        return with(field, value, Double.NaN);
    }

    /**
     * {@return this profile with a pair given}
     *
     * @param field which field, one of {@link ActorField.Kind#PAIR}
     * @param value its two numbers
     * @throws IllegalArgumentException if they are beyond the field's limits, or the field is no pair
     */
    public ActorProfile with(ActorField field, Vec value) {
        if (field.kind() != ActorField.Kind.PAIR) {
            throw new IllegalArgumentException("'" + field.json() + "' is no pair of numbers");
        }
        check(field, value.x());
        check(field, value.y());
        return with(field, value.x(), value.y());
    }

    private ActorProfile with(ActorField field, double first, double second) {
        double[] copy = values.clone();
        copy[field.ordinal()] = first;
        copy[FIELDS + field.ordinal()] = second;
        return new ActorProfile(size, copy, unknown);
    }

    private static void check(ActorField field, double value) {
        Limits.check(field.json(), value, field.min(), field.max(), field.unit());
        boolean isWhole = field.kind() == ActorField.Kind.WHOLE || field.kind() == ActorField.Kind.WORD;
        if (isWhole && value != Math.rint(value)) {
            throw new IllegalArgumentException("'" + field.json() + "' is " + value + "; it must be a whole number");
        }
    }

    /**
     * {@return this profile with other unknown fields}
     *
     * @param newUnknown value by field
     */
    public ActorProfile withUnknown(Map<String, Object> newUnknown) {
        return new ActorProfile(size, values, newUnknown);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ActorProfile that
                && Objects.equals(size, that.size)
                && Arrays.equals(values, that.values)
                && unknown.equals(that.unknown);
    }

    @Override
    public int hashCode() {
        return Objects.hash(size, Arrays.hashCode(values), unknown);
    }
}
