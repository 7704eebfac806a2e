package dev.ledge.editor.gui;

import dev.ledge.editor.EditorFrame;
import dev.ledge.editor.Main;
import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.document.Document;
import java.awt.Point;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.SplittableRandom;
import javax.imageio.ImageIO;

/**
 * The real editor with a user who paints and saves until the program is killed. Before and after each gesture and each
 * save a line goes to a log, so that the test knows what must still be there. If it cannot go on it ends, with a
 * picture of the screen beside the log.
 */
final class PaintingEditor {
    private static final int GRID = 16;
    private static final int COLUMNS = 34;
    private static final int ROWS = 16;

    private final EditorFrame frame;
    private final LevelCanvas canvas;
    private final User user = new User();
    private final SplittableRandom random;
    private final FileChannel log;

    private PaintingEditor(Path log, long seed) throws IOException {
        this.log = FileChannel.open(log, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        this.random = new SplittableRandom(seed);
        frame = Components.window(EditorFrame.class, "of the editor", found -> true);
        canvas = Components.named("canvas", LevelCanvas.class);
        Edt.waitUntil(
                "the canvas has been painted", () -> frame.tools().viewport().width() > 0);
        Edt.waitUntil("the canvas has the focus", canvas::isFocusOwner);
        StandStill.await(user, frame, canvas);
    }

    /** Arguments: the level, the log, the seed. */
    public static void main(String[] args) throws IOException {
        try {
            Main.start(args[0]);
            new PaintingEditor(Path.of(args[1]), Long.parseLong(args[2])).work();
        } catch (RuntimeException | Error e) {
            e.printStackTrace();
            ImageIO.write(new User().screen(), "png", Path.of(args[1] + ".png").toFile());
            Runtime.getRuntime().halt(1);
        }
    }

    private void note(String line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            log.write(bytes);
        }
    }

    private Document document() {
        return frame.document();
    }

    private String print() {
        return Edt.get(() -> LevelPrint.of(document().level()));
    }

    private void work() throws IOException {
        note("shown " + print());
        note("done");
        for (int i = 1; ; i++) {
            user.key(random.nextInt(4) == 0 ? "E" : "B");
            stroke();
            if (i % 5 == 0) {
                note("saving");
                user.key("ctrl S");
                Edt.waitUntil("it is saved", () -> !document().isModified());
                note("saved");
            }
        }
    }

    /**
     * Paints or erases along a line; what it comes to is noted before the button is let go, which is what ends the
     * gesture.
     */
    private void stroke() throws IOException {
        user.moveTo(canvas, cell());
        user.press(User.LEFT);
        user.moveTo(canvas, cell());
        note("shown " + print());
        user.release(User.LEFT);
        Edt.waitUntil("the gesture is over", () -> !document().inGesture());
        note("done");
    }

    private Point cell() {
        double x = (random.nextInt(COLUMNS) + 0.5) * GRID;
        double y = (random.nextInt(ROWS) + 0.5) * GRID;
        return Edt.get(() -> new Point((int) Math.round(frame.tools().viewport().toScreenX(x)), (int)
                Math.round(frame.tools().viewport().toScreenY(y))));
    }
}
