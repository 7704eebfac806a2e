package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Plays, paints and zooms in a real window on the demo level for ten minutes ({@code -Dledge.memory.minutes}), and
 * holds the heap that is used after a collection to its bar. What was measured is in {@code target/memory.txt}.
 */
@Tag("torture")
class MemoryTortureTest extends EditorTest {
    private static final double BAR_MEGABYTES = 400;
    private static final int MINUTES = Integer.getInteger("ledge.memory.minutes", 10);
    private static final String[] TILES = {"rock", "dirt", "brick", "wood"};
    private static final String[] KEYS = {
        "F10", "F9", "COMMA", "PERIOD", "F7", "ctrl F5", "ctrl 0", "ctrl SLASH", "F6", "F8"
    };

    private final Random random = new Random(1);
    private final List<String> measured = new ArrayList<>();

    @Test
    @Timeout(value = 2, unit = TimeUnit.HOURS)
    void tenMinutesOfPlayStayUnderTheBar() throws IOException {
        Path demo = Files.createDirectories(project.resolve("levels/demo"));
        Files.copy(Path.of("../levels/demo/demo.level.json"), demo.resolve("demo.level.json"));
        start(demo.resolve("demo.level.json").toString());
        long begun = System.nanoTime();
        double most = 0;
        for (int minute = 0; minute < MINUTES; minute++) {
            long end = begun + TimeUnit.MINUTES.toNanos(minute + 1);
            while (System.nanoTime() < end) {
                round();
            }
            most = Math.max(most, measure(minute + 1));
        }
        measured.addAll(Heap.largest(25));
        Files.write(Path.of("target/memory.txt"), measured);
        assertThat(most)
                .as("MB of heap used after a collection\n%s", String.join("\n", measured))
                .isLessThan(BAR_MEGABYTES);
    }

    /** Plays for a while, paints meanwhile, zooms and goes back. */
    private void round() {
        user.key("F5");
        for (int i = 0; i < 6; i++) {
            int key = random.nextInt(4) == 0 ? KeyEvent.VK_LEFT : KeyEvent.VK_RIGHT;
            user.hold(key);
            user.hold(KeyEvent.VK_SPACE);
            long tick = Edt.get(() -> session().tick());
            Edt.waitUntil(
                    "it plays",
                    () -> session().playhead().isPaused() || session().tick() > tick + 20);
            user.letGo(KeyEvent.VK_SPACE);
            user.letGo(key);
        }
        chooseTile(TILES[random.nextInt(TILES.length)]);
        for (int i = 0; i < 4; i++) {
            user.drag(canvas, somewhere(), somewhere(), somewhere());
        }
        user.hold(KeyEvent.VK_CONTROL);
        user.wheel(canvas, somewhere(), random.nextInt(5) - 2);
        user.letGo(KeyEvent.VK_CONTROL);
        user.key(KEYS[random.nextInt(KEYS.length)]);
        if (random.nextInt(3) == 0) {
            user.key("ctrl Z");
        }
        if (Components.isShowing("run-saver")) {
            press("run-saver.close");
        }
    }

    private Point somewhere() {
        return new Point(20 + random.nextInt(canvas.getWidth() - 40), 20 + random.nextInt(canvas.getHeight() - 40));
    }

    private double measure(int minute) throws IOException {
        double used = Heap.usedMegabytes();
        long fonts = Heap.live().getOrDefault("sun.font.CompositeFont", 0L);
        measured.add(String.format(
                Locale.ROOT,
                "minute %d: heap used %.1f MB, %s, %d CompositeFont, %d snapshots, undo %d, earlier plays %d",
                minute,
                used,
                resident(),
                fonts,
                Heap.live().getOrDefault("dev.ledge.engine.world.Snapshot", 0L),
                Edt.get(() -> document().history().undoCount()),
                Edt.get(() -> session().branches().list().size())));
        Files.write(Path.of("target/memory.txt"), measured);
        return used;
    }

    /** Memory of the process, where the system says so. */
    private static String resident() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.exists(status)) {
            return "resident unknown";
        }
        try (Stream<String> lines = Files.lines(status)) {
            return lines.filter(line -> line.startsWith("VmRSS"))
                    .findFirst()
                    .orElse("")
                    .replaceAll("\\s+", " ");
        }
    }
}
