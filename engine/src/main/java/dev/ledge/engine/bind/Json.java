package dev.ledge.engine.bind;

import dev.ledge.engine.file.JsonSource;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.SerializableString;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.io.CharacterEscapes;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.core.json.JsonWriteFeature;

/** The JSON of Ledge's files: strict, within limits, and escaped in one way only. */
public final class Json {
    private static final int MAX_DEPTH = 100;
    private static final int MAX_NUMBER_LENGTH = 1_000;
    private static final int MAX_NAME_LENGTH = 10_000;
    private static final int MAX_STRING_LENGTH = 16 << 20;

    /**
     * Names are not shared: a level's half a million strip keys are all different, and the table of them costs more
     * than it saves. NaN and the like are let through only to be refused with their pointer, and duplicate keys are
     * found by the reader of objects, so that both places can be named and reading goes on.
     */
    public static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
            .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(MAX_DEPTH)
                    .maxNumberLength(MAX_NUMBER_LENGTH)
                    .maxNameLength(MAX_NAME_LENGTH)
                    .maxStringLength(MAX_STRING_LENGTH)
                    .build())
            .disable(JsonWriteFeature.WRITE_HEX_UPPER_CASE)
            .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
            .characterEscapes(new Escapes())
            .build();

    /** How values begin that say themselves where they end. */
    private static final String ENCLOSED = "{[\"";

    private Json() {}

    /** {@return a parser of a source from an offset on, where a value begins; it counts places from there} */
    public static JsonParser parser(JsonSource source, int offset) {
        String text = source.text();
        if (offset > 0 && offset < text.length() && ENCLOSED.indexOf(text.charAt(offset)) < 0) {
            return FACTORY.createParser(ObjectReadContext.empty(), bare(text, offset));
        }
        StringReader reader = new StringReader(text);
        try {
            reader.skip(offset);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return FACTORY.createParser(ObjectReadContext.empty(), reader);
    }

    /** A number or a word without what follows it, which is allowed after it in an object or a list alone. */
    private static String bare(String text, int offset) {
        int end = offset;
        while (end < text.length() && ",]} \t\r\n".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return text.substring(offset, end);
    }

    /** {@return where the parser's token begins, in UTF-16 units from where the parser does} */
    public static int offset(JsonParser parser) {
        return (int) parser.currentTokenLocation().getCharOffset();
    }

    /** Besides what JSON demands, the one control character that ASCII has beyond the space. */
    private static final class Escapes extends CharacterEscapes {
        private static final long serialVersionUID = 1;
        private static final int DELETE = 0x7F;

        private final int[] ascii = standardAsciiEscapesForJSON();

        Escapes() {
            ascii[DELETE] = ESCAPE_STANDARD;
        }

        @Override
        public int[] getEscapeCodesForAscii() {
            return ascii;
        }

        @Override
        public SerializableString getEscapeSequence(int character) {
            return null;
        }
    }
}
