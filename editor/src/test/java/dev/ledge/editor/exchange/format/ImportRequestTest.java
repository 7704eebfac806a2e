package dev.ledge.editor.exchange.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.exchange.convert.Mapping;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportRequestTest {
    /** Three bytes of UTF-8. */
    private static final String ROOM = "\u5BA4";

    /** Four bytes of UTF-8, two chars. */
    private static final String RARE = "\uD840\uDC00";

    @TempDir
    private Path folder;

    private List<String> targets(String base, String... names) {
        return new ImportRequest(Mapping.standard(), folder.resolve(base + ".level.json"))
                .targets(Arrays.asList(names)).stream()
                        .map(file -> file.getFileName().toString())
                        .toList();
    }

    private void areWritable(List<String> names) throws Exception {
        assertThat(names).doesNotHaveDuplicates().allMatch(name -> name.endsWith(".level.json"));
        for (String name : names) {
            assertThat(name.getBytes(StandardCharsets.UTF_8)).hasSizeLessThanOrEqualTo(255);
            Files.createFile(folder.resolve(name));
        }
    }

    @Test
    void levelsAfterTheFirstHaveTheirNamesOrNumbers() {
        assertThat(targets("map", "one", "two rooms", null, "Two-Rooms", "x".repeat(70)))
                .containsExactly(
                        "map.level.json",
                        "map-two-rooms.level.json",
                        "map-2.level.json",
                        "map-Two-Rooms-2.level.json",
                        "map-" + "x".repeat(60) + ".level.json");
    }

    @Test
    void aNameIsCutToTheBytesThatAFileSystemTakes() throws Exception {
        String base = "b".repeat(100);
        List<String> targets = targets(base, "one", ROOM.repeat(60), ROOM.repeat(60), RARE.repeat(60));
        assertThat(targets)
                .containsExactly(
                        base + ".level.json",
                        base + '-' + ROOM.repeat(47) + ".level.json",
                        base + '-' + ROOM.repeat(47) + "-2.level.json",
                        base + '-' + RARE.repeat(35) + ".level.json");
        areWritable(targets);
    }

    @Test
    void thereIsRoomForNumbersBehindTheLongestTarget() throws Exception {
        areWritable(targets("b".repeat(244), Collections.nCopies(12, "room").toArray(String[]::new)));
    }
}
