package dev.ledge.engine.fuzz;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.InputTrack;
import java.nio.charset.StandardCharsets;

/** Jazzer's way into all readers with any bytes: what no edit of a tree makes, such as broken UTF-8 and half a file. */
public final class TextFuzzer {
    private static final Campaign CAMPAIGN = new Campaign("text", ".json");
    private static final Level LEVEL = PlayedLevel.read();

    private TextFuzzer() {}

    /**
     * Tries one input.
     *
     * @param content of a file
     */
    public static void fuzzerTestOneInput(byte[] content) {
        CAMPAIGN.run(content, TextFuzzer::tryOut);
    }

    private static Verdict tryOut(byte[] content) {
        String text = new String(content, StandardCharsets.ISO_8859_1);
        if (text.contains("ledge-palette")) {
            return PaletteTrial.of(content);
        }
        return text.contains("ledge-run") ? RunTrial.of(content, LEVEL) : LevelTrial.of(content, InputTrack.EMPTY);
    }

    /** Jazzer calls it at the end. */
    public static void fuzzerTearDown() {
        CAMPAIGN.end();
    }
}
