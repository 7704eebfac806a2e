package dev.ledge.engine.level.json;

import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Crumbles;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.SolidWhen;
import java.util.Map;

/** What makes tiles and platforms come and go: the fields {@code crumbles}, {@code group} and {@code solidWhen}. */
final class ChangingFormat {
    private static final Limits CRUMBLES = Limits.of(Crumbles.class);
    private static final Map<String, SolidWhen> WHENS = Values.words(SolidWhen.values(), SolidWhen::json);

    private ChangingFormat() {}

    static Changing read(Fields fields) {
        Changing read = new Changing(
                crumbles(fields.fields("crumbles")), fields.text("group"), fields.word("solidWhen", WHENS));
        return read.equals(Changing.NEVER) ? Changing.NEVER : read;
    }

    private static Crumbles crumbles(Fields fields) {
        if (fields == null) {
            return null;
        }
        LocatedNode back = fields.node("back");
        boolean isForEver = back != null && back.is(LocatedNode.Kind.NULL);
        return new Crumbles(
                fields.number("after", CRUMBLES),
                isForEver ? (Double) Double.POSITIVE_INFINITY : fields.number("back", CRUMBLES),
                fields.unknown());
    }
}
