package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLightLaf;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.GuiTest;
import dev.ledge.editor.gui.LossyQueue;
import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.preview.timeline.Timeline;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.Scenes;
import dev.ledge.editor.render.TileImages;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.JFrame;
import javax.swing.JTextField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PreviewPanelTest extends GuiTest {
    private static final Level ROOM = Scenes.level(
            List.of("                ", "                ", "                ", "                ", "################"),
            "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [96, 40]}");

    private PreviewSession session;
    private PreviewPanel panel;
    private JTextField field;

    @BeforeEach
    void open() {
        show(() -> {
            FlatLightLaf.setup();
            session = new PreviewSession(new Document(ROOM, null, false));
            panel = new PreviewPanel(session, new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES));
            field = new JTextField("elsewhere");
            JFrame frame = new JFrame("preview");
            frame.add(panel, BorderLayout.CENTER);
            frame.add(new Timeline(session, branch -> {}, play -> {}), BorderLayout.SOUTH);
            frame.add(field, BorderLayout.NORTH);
            frame.pack();
            return frame;
        });
    }

    private double x() {
        return Edt.get(() -> session.playerBox().left());
    }

    private void play() {
        Edt.run(panel::play);
        Edt.waitUntil("the preview has the keys", panel::isFocusOwner);
        Edt.waitUntil(
                "the player stands",
                () -> session.world().actors().state(session.world().player()) == ActorState.GROUND);
    }

    @Test
    void theLevelIsPlayedByItself() {
        Edt.waitUntil("a second has passed", () -> session.tick() >= 60);
    }

    @Test
    void theKeysMoveThePlayer() {
        play();
        double start = x();
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it walked to the right", () -> session.playerBox().left() > start + 10);
        user.letGo(KeyEvent.VK_RIGHT);
        user.hold(KeyEvent.VK_A);
        Edt.waitUntil("it walked to the left", () -> session.playerBox().left() < start);
        user.letGo(KeyEvent.VK_A);
        user.hold(KeyEvent.VK_SPACE);
        Edt.waitUntil(
                "it jumped",
                () -> session.world().actors().state(session.world().player()) == ActorState.AIR);
        user.letGo(KeyEvent.VK_SPACE);
    }

    @Test
    void escapeGoesBackToEditing() {
        AtomicInteger left = new AtomicInteger();
        Edt.run(() -> panel.setOnLeave(left::incrementAndGet));
        play();
        user.key("ESCAPE");
        Edt.waitUntil("it is no longer played", () -> !session.isPlaying());

        assertThat(left).hasValue(1);
    }

    @Test
    void losingTheFocusLetsAllKeysGo() {
        play();
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("right is held", () -> Buttons.RIGHT.in(LastStep.buttons(session)));
        user.click(field);
        Edt.waitUntil("nothing is held", () -> LastStep.buttons(session) == Buttons.NONE);
        user.letGo(KeyEvent.VK_RIGHT);
    }

    @Test
    void thePlayerIsSeenInTheMiddle() {
        Edt.waitUntil("it stands", () -> session.tick() > 60);
        Edt.waitUntil("its hood is there", () -> {
            double x = panel.view().toScreenX(session.playerBox().centerX());
            double y = panel.view().toScreenY(session.playerBox().top() + 4);
            Point origin = panel.getLocationOnScreen();
            Color hood = user.screenColour(new Point(origin.x + (int) x - 4, origin.y + (int) y));
            return hood.getRed() > hood.getBlue() + 60;
        });
    }

    @Test
    void itGoesOnWhenEventsAreLost() {
        play();
        try (LossyQueue queue = LossyQueue.push()) {
            for (int i = 0; i < 3; i++) {
                Edt.waitUntil("it ticks", () -> session.tick() > 2);
                queue.lose(2);
                long tick = Edt.get(session::tick);
                Edt.waitUntil("it ticks on", () -> session.tick() > tick + 2);
            }
        }
    }
}
