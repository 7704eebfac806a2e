package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.view.Trail;
import dev.ledge.editor.view.Trails;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The last play is played again in the level under the pointer, at every step of a drag. */
class LiveTrailJourneyTest extends EditorTest {
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
        assertThat(trails()).as("nothing is shown while it is played").isEqualTo(Trails.NONE);
        user.key("ESCAPE");
        Edt.waitUntil("the trail is shown", () -> trails().now().length() > 60);
        assertThat(trails().partAt()).isEqualTo(-1);
        BufferedImage before = user.picture(canvas);

        user.moveTo(canvas, at(344, 248));
        user.press(User.LEFT);
        user.moveTo(canvas, at(344, 344));
        Edt.waitUntil("it runs against the platform", () -> {
            Trail now = trails().now();
            return trails().partAt() > 0 && now.length() > 0 && now.x(now.length() - 1) < 320;
        });
        assertThat(trails().before().x(trails().before().length() - 1)).isGreaterThan(400);
        assertThat(user.picture(canvas).getRGB(at(330, 340).x, at(330, 340).y))
                .as("the canvas was painted anew")
                .isNotEqualTo(before.getRGB(at(330, 340).x, at(330, 340).y));

        user.moveTo(canvas, at(344, 200));
        Edt.waitUntil("it goes as it did", () -> trails().partAt() < 0);
        user.release(User.LEFT);
        user.key("F5");
        Edt.waitUntil("a new play takes it away", () -> trails().equals(Trails.NONE));
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
        Edt.waitUntil(
                "all of it is there",
                () -> trails().now().length() == 301 && trails().before().length() == 301);
        assertThat(trails().partAt()).isEqualTo(-1);
        user.drag(canvas, at(344, 248), at(344, 344));
        Edt.waitUntil(
                "it runs against the platform",
                () -> trails().partAt() > 0 && trails().now().length() == 301);
        assertThat(trails().now().x(300)).isLessThan(330);
        assertThat(trails().before().x(300)).isGreaterThan(400);
    }

    private Trails trails() {
        return Edt.get(() -> canvas.trails());
    }
}
