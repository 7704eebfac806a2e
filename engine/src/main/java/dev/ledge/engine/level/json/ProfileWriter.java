package dev.ledge.engine.level.json;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** Writes the fields of actors that are given: of the player as an object, of other actors among their own. */
final class ProfileWriter extends ValueSerializer<ActorProfile> {
    private static final ActorField[] FIELDS = ActorField.values();

    @Override
    public void serialize(ActorProfile player, JsonGenerator out, SerializationContext context) {
        out.writeStartObject();
        if (player.size() != null) {
            out.writePOJOProperty("size", player.size());
        }
        fields(player, out);
        player.unknown().forEach(out::writePOJOProperty);
        out.writeEndObject();
    }

    /** The fields without what is around them. */
    static void fields(ActorProfile profile, JsonGenerator out) {
        for (ActorField field : FIELDS) {
            if (profile.has(field)) {
                out.writeName(field.json());
                value(profile, field, out);
            }
        }
    }

    private static void value(ActorProfile profile, ActorField field, JsonGenerator out) {
        double value = profile.get(field);
        if (field.mayBeOff() && Double.isInfinite(value)) {
            out.writeNull();
            return;
        }
        switch (field.kind()) {
            case SWITCH -> out.writeBoolean(value != 0);
            case WORD -> out.writeString(field.words().get((int) value));
            case PAIR -> out.writePOJO(profile.pair(field));
            default -> ValueWriters.number(value, out);
        }
    }
}
