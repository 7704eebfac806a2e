package dev.ledge.editor.journal;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.zip.CRC32;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** Records as lines of JSON, each behind its checksum, so that a line that was torn by a power cut is known. */
final class Lines {
    private static final int CHECKSUM = 8;
    /** A text is what a level file is, as long as that may be. */
    static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxStringLength(Integer.MAX_VALUE)
                            .build())
                    .build())
            .build();

    private Lines() {}

    /**
     * Loads what the first record needs, which takes far longer than any record after it: before the first gesture
     * comes.
     */
    static void warmUp() {
        Level none = new LevelBuilder().size(1, 1).build();
        byte[] line = of(new JournalEntry("", 0, 0, PatchData.of(Patch.between(none, none))));
        read(line, 0, line.length - 1, JournalEntry.class);
    }

    /** The line of a record, its end included. */
    static byte[] of(Object value) {
        byte[] json = MAPPER.writeValueAsBytes(value);
        byte[] line = new byte[CHECKSUM + 1 + json.length + 1];
        System.arraycopy(checksum(json, 0, json.length).getBytes(StandardCharsets.US_ASCII), 0, line, 0, CHECKSUM);
        line[CHECKSUM] = ' ';
        System.arraycopy(json, 0, line, CHECKSUM + 1, json.length);
        line[line.length - 1] = '\n';
        return line;
    }

    /**
     * The record of a line.
     *
     * @param from where the line begins
     * @param to where its line feed is
     * @return null if the line is damaged
     */
    static <T> T read(byte[] bytes, int from, int to, Class<T> type) {
        int start = from + CHECKSUM + 1;
        if (start > to || bytes[start - 1] != ' ') {
            return null;
        }
        String stored = new String(bytes, from, CHECKSUM, StandardCharsets.US_ASCII);
        if (!stored.equals(checksum(bytes, start, to - start))) {
            return null;
        }
        try {
            return MAPPER.readValue(bytes, start, to - start, type);
        } catch (JacksonException e) {
            return null;
        }
    }

    private static String checksum(byte[] bytes, int from, int length) {
        CRC32 crc = new CRC32();
        crc.update(bytes, from, length);
        return String.format(Locale.ROOT, "%08x", crc.getValue());
    }
}
