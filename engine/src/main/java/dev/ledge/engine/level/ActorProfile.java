package dev.ledge.engine.level;

import dev.ledge.engine.geometry.Vec;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/** How an actor moves: the fields that a file gives, over the defaults. Immutable. */
public final class ActorProfile {

    public static final Vec DEFAULT_SIZE = new Vec(12, 24);

    /** Nothing given: all defaults. */
    public static final ActorProfile DEFAULT = new ActorProfile(null, emptyValues(), Map.of());

    private final Vec size;
    private final double[] values;
    private final Map<String, Object> unknown;

    private ActorProfile(Vec size, double[] values, Map<String, Object> unknown) {
        this.size = size;
        this.values = values;
        this.unknown = unknown;
    }

    private static double[] emptyValues() {
        double[] values = new double[ActorField.values().length];
        Arrays.fill(values, Double.NaN);
        return values;
    }

    /** The size that the file gives, or null. */
    public Vec size() {
        return size;
    }

    /** The size in force, in pixels. */
    public Vec effectiveSize() {
        return size == null ? DEFAULT_SIZE : size;
    }

    /** True if the file gives the field. */
    public boolean has(ActorField field) {
        return !Double.isNaN(values[field.ordinal()]);
    }

    /** The value in force: the file's, else the default (for an actor of {@link #effectiveSize()}). */
    public double get(ActorField field) {
        return get(field, effectiveSize());
    }

    /** The value in force for an actor of the given size, which the default radius follows from. */
    public double get(ActorField field, Vec actorSize) {
        if (has(field)) {
            return values[field.ordinal()];
        }
        return switch (field) {
            case RADIUS -> Math.min(actorSize.x(), actorSize.y()) / 2;
            case TURN_ACCELERATION -> get(ActorField.ACCELERATION);
            default -> field.defaultValue();
        };
    }

    public boolean is(ActorField field) {
        return get(field) != 0;
    }

    /** Fields this version does not know. */
    public Map<String, Object> unknown() {
        return unknown;
    }

    public ActorProfile withSize(Vec newSize) {
        return new ActorProfile(newSize, values, unknown);
    }

    /** This profile with a field given; NaN takes the field away, so that its default acts. */
    public ActorProfile with(ActorField field, double value) {
        double[] copy = values.clone();
        copy[field.ordinal()] = value;
        return new ActorProfile(size, copy, unknown);
    }

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
