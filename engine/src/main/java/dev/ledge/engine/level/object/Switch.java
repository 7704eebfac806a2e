package dev.ledge.engine.level.object;

import dev.ledge.engine.level.FileWord;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;
import java.util.Locale;

/**
 * An area that switches a group when an actor enters it. Components but {@code common} are null where the file left
 * them out.
 *
 * @param common what every object has
 * @param group name of the group; without one it switches nothing
 * @param sets what becomes of the group, null means {@link Sets#TOGGLE}
 * @param who which actors can switch it, null means {@link Who#PLAYER}
 */
public record Switch(ObjectCommon common, String group, Sets sets, Who who) implements LevelObject {
    /** The type of these objects. */
    public static final ObjectType<Switch> TYPE = new ObjectType<>(
            "switch", Switch.class, ObjectType.Role.AREA, common -> new Switch(common, null, null, null));

    /** What becomes of a group. */
    public enum Sets implements FileWord {
        /** What was off is on, what was on is off. */
        TOGGLE,
        /** It is on. */
        ON,
        /** It is off. */
        OFF;

        @Override
        public String json() {
            return name().toLowerCase(Locale.ROOT);
        }

        /**
         * {@return whether a group is on afterwards}
         *
         * @param isOn whether it was before
         */
        public boolean of(boolean isOn) {
            return this == TOGGLE ? !isOn : this == ON;
        }
    }

    /** Which actors can switch. */
    public enum Who implements FileWord {
        /** The player alone. */
        PLAYER,
        /** Every actor. */
        ANY;

        @Override
        public String json() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public ObjectType<Switch> objectType() {
        return TYPE;
    }

    @Override
    public Switch withCommon(ObjectCommon newCommon) {
        return new Switch(newCommon, group, sets, who);
    }

    /** {@return what becomes of the group} */
    public Sets effectiveSets() {
        return sets == null ? Sets.TOGGLE : sets;
    }

    /** {@return which actors can switch it} */
    public Who effectiveWho() {
        return who == null ? Who.PLAYER : who;
    }
}
