package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.JsonKind;
import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.bind.ValueReaders;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.problem.Code;
import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Values of levels that are words: sides, flips, colours. */
final class LevelWords {
    private static final Map<String, Side> SIDES = ValueReaders.words(Side.values());
    private static final Pattern COLOR = Pattern.compile("#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})");

    private LevelWords() {}

    /** A list of {@code top}, {@code bottom}, {@code left}, {@code right}. */
    static Sides sides(JsonParser parser, Reading reading) {
        if (!reading.is(parser, JsonKind.ARRAY)) {
            return null;
        }
        Sides sides = Sides.NONE;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            Side side = ValueReaders.word(parser, SIDES, reading);
            sides = side == null ? sides : sides.with(side, true);
        }
        return sides;
    }

    /** Letters out of {@code h}, {@code v}, {@code d}, each at most once. */
    static Flip flip(JsonParser parser, Reading reading) {
        String text = ValueReaders.text(parser, reading);
        if (text == null) {
            return null;
        }
        int bits = 0;
        for (int i = 0; i < text.length(); i++) {
            int at = "hvd".indexOf(text.charAt(i));
            int bit = at < 0 ? 0 : 1 << at;
            if (bit == 0 || (bits & bit) != 0) {
                reading.error(
                        parser,
                        Code.UNKNOWN_WORD,
                        reading.name(parser) + " must be made of the letters h, v and d, each at most once, not "
                                + reading.describe(parser));
                return null;
            }
            bits |= bit;
        }
        return new Flip(bits);
    }

    /** A colour; one that is malformed is kept after a warning. */
    static String color(JsonParser parser, Reading reading) {
        String text = ValueReaders.text(parser, reading);
        if (text != null && !COLOR.matcher(text).matches()) {
            reading.warning(
                    parser,
                    Code.BAD_COLOR,
                    reading.describe(parser) + " is not a colour; write #rrggbb or #rrggbbaa with hexadecimal digits");
        }
        return text;
    }
}
