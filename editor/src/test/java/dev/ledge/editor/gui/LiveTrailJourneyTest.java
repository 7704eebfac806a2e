package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLaf;
import dev.ledge.editor.render.TrailPainter;
import dev.ledge.editor.render.style.Theme;
import java.awt.Color;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The last play is played again in the level under the pointer, at every step of a drag. */
class LiveTrailJourneyTest extends EditorTest {
    /** Height of the middle of a player on the floor, px. */
    private static final double MIDDLE = 340;

    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";
    private static final String LIFT =
            "{\"id\": \"lift\", \"type\": \"platform\", \"at\": [320, 240], \"size\": [48, 16]}";

    @Test
    void aPlatformDraggedIntoTheWayStopsTheRunBeforeItIsDropped() throws Exception {
        start(newLevel(SPAWN, LIFT).toString());
        user.key("F5");
        Edt.waitUntil("it is played", () -> session().isPlaying());
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it is past the platform", () -> session().playerBox().left() > 400);
        user.letGo(KeyEvent.VK_RIGHT);
        assertThat(isTrail(250)).as("nothing is shown while it is played").isFalse();
        user.key("ESCAPE");
        Edt.waitUntil("the trail is shown", () -> isTrail(250) && isTrail(390));
        assertThat(isOldTrail(390)).isFalse();
        BufferedImage before = user.picture(canvas);

        user.moveTo(canvas, at(344, 248));
        user.press(User.LEFT);
        user.moveTo(canvas, at(344, 344));
        Edt.waitUntil("it runs against the platform", () -> isTrail(250) && !isTrail(390) && isOldTrail(390));
        assertThat(user.picture(canvas).getRGB(at(330, 340).x, at(330, 340).y))
                .as("the canvas was painted anew")
                .isNotEqualTo(before.getRGB(at(330, 340).x, at(330, 340).y));

        user.moveTo(canvas, at(344, 200));
        Edt.waitUntil("it goes as it did", () -> isTrail(390) && !isOldTrail(390));
        user.release(User.LEFT);
        user.key("F5");
        Edt.waitUntil("a new play takes it away", () -> !isTrail(250) && !isTrail(390));
    }

    @Test
    void aSavedRunIsComparedWhileItIsShown() throws Exception {
        Path level = newLevel(SPAWN, LIFT);
        Path run = Files.writeString(level.resolveSibling("walk.run.json"), """
                {
                  "format": "ledge-run",
                  "version": 1,
                  "level": "%s",
                  "ticks": 300,
                  "input": [[10, "right"]]
                }
                """.formatted(level.getFileName()));
        start("edit", run.toString());
        Edt.waitUntil("all of it is there", () -> isTrail(250) && isTrail(390) && !isOldTrail(390));
        user.drag(canvas, at(344, 248), at(344, 344));
        Edt.waitUntil("it runs against the platform", () -> isTrail(250) && !isTrail(390) && isOldTrail(390));
    }

    /** True if the trail leads along the ground at a place, px. */
    private boolean isTrail(double x) {
        return isLine(TrailPainter.GROUND, x, MIDDLE);
    }

    /** True if the trail before the edit is seen there, as a line: the rim of a box along it is a column of pixels. */
    private boolean isOldTrail(double x) {
        return isOld(x - 1.5) && isOld(x) && isOld(x + 1.5);
    }

    /** True if a translucent grey is seen on the sky. */
    private boolean isOld(double x) {
        Color line = Theme.of(FlatLaf.isLafDark()).trailOld();
        Color sky = colourAt(x, MIDDLE - 30);
        double part = line.getAlpha() / 255.0;
        return IntStream.rangeClosed(-6, 6)
                .mapToObj(off -> colourAt(x, MIDDLE + off))
                .anyMatch(seen -> Math.abs(seen.getRed() - sky.getRed() - part * (line.getRed() - sky.getRed())) < 12
                        && Math.abs(seen.getBlue() - sky.getBlue() - part * (line.getBlue() - sky.getBlue())) < 12);
    }
}
