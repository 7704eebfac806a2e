package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.gui.Heap;
import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.Scenes;
import dev.ledge.editor.render.TileImages;
import dev.ledge.editor.render.overlay.Overlay;
import dev.ledge.editor.render.overlay.Overlays;
import dev.ledge.engine.world.type.Buttons;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Showing a play, and keeping it, takes no more memory the longer it goes on. */
@OnEventThread
class PreviewMemoryTest {
    private static final int FRAMES = 400;

    private final Document document = new Document(
            Scenes.level(
                    List.of(
                            "                    ",
                            "                    ",
                            "         ^          ",
                            "####################",
                            "####################"),
                    "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [32, 24]}",
                    "{\"id\": \"zone\", \"type\": \"area\", \"at\": [64, 16], \"size\": [64, 32]}"),
            null,
            false);
    private long nanos;
    private final PreviewSession session = new PreviewSession(document, () -> nanos);
    private final BufferedImage image = new BufferedImage(480, 300, BufferedImage.TYPE_INT_RGB);

    private void playAndPaint(PreviewPanel panel, int frames) {
        for (int i = 0; i < frames; i++) {
            session.hold(Buttons.RIGHT, i % 90 < 60);
            session.hold(Buttons.JUMP, i % 30 < 8);
            nanos += 16_700_000;
            session.advance();
            Graphics2D g = image.createGraphics();
            panel.paint(g);
            g.dispose();
        }
    }

    private static long fonts(Map<String, Long> counts) {
        return counts.getOrDefault("java.awt.Font", 0L)
                + counts.getOrDefault("javax.swing.plaf.FontUIResource", 0L)
                + counts.getOrDefault("sun.font.CompositeFont", 0L);
    }

    @Test
    void noFontIsMadeForAFrame() {
        PreviewPanel panel =
                new PreviewPanel(session, new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES));
        Overlays all = Overlays.NONE;
        for (Overlay overlay : Overlays.ALL) {
            all = all.with(overlay, true);
        }
        panel.setOverlays(all);
        panel.setSize(480, 300);
        session.play();
        playAndPaint(panel, FRAMES);
        long before = fonts(Heap.all());
        playAndPaint(panel, FRAMES);
        long made = fonts(Heap.all()) - before;

        assertThat(made)
                .as("fonts made in %d frames, those included that were let go", FRAMES)
                .isLessThan(FRAMES / 4);
    }

    @Test
    void aLongPlayKeepsNoMoreStatesThanAShortOne() {
        session.play();
        step(4_000);
        long early = Heap.live().get("dev.ledge.engine.world.Snapshot");
        step(80_000);
        long late = Heap.live().get("dev.ledge.engine.world.Snapshot");

        assertThat(early).isPositive();
        assertThat(late).isLessThan(early + 300);
    }

    private void step(int ticks) {
        long end = session.tick() + ticks;
        while (session.tick() < end) {
            session.hold(Buttons.RIGHT, session.tick() % 90 < 60);
            nanos += 16_700_000;
            session.advance();
        }
    }
}
