package dev.ledge.editor.action.file;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.exchange.Formats;
import dev.ledge.editor.fault.FaultFiles;
import dev.ledge.editor.fault.FaultReport;
import dev.ledge.editor.fault.FaultText;
import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.RenderOptions;
import dev.ledge.editor.render.TileImages;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.problem.Severity;
import dev.ledge.engine.world.World;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/**
 * Reads a level and does once, beside the window, what showing it takes: a world of it and a picture. What fails there
 * fails before anything that is open is given up.
 */
public final class OpenTrial {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 200;

    private OpenTrial() {}

    /**
     * Reads a level that can be shown.
     *
     * @throws LevelFormatException if it cannot be used, with everything that is wrong
     * @throws RuntimeException if Ledge fails on it; {@link #explain} says so to people
     */
    public static Document open(Path file) throws LevelFormatException {
        refuseOther(file);
        Document document = Document.open(file);
        try {
            show(document);
        } catch (RuntimeException e) {
            if (document.isReadOnly()) {
                // What a newer version allows is no fault of this one, and its reader says so.
                new Loaded<>(document.level(), document.problems().asRead(), true).requireCurrent();
            }
            throw e;
        }
        return document;
    }

    /** What neither is named as a file of Ledge nor says that it is one needs no advice how to mend it as a level. */
    private static void refuseOther(Path file) throws LevelFormatException {
        if (Files.isRegularFile(file) && FileKind.detect(file).isEmpty()) {
            String words = Formats.mayBeImported(file)
                    ? "this is no level; Import… (ledge import) makes one of maps of Tiled and LDtk and of text"
                    : "this is no level; those have names that end in " + FileKind.LEVEL.suffix();
            throw new LevelFormatException(Problem.ofFile(Code.WRONG_FORMAT, file.toString(), words));
        }
    }

    private static void show(Document document) {
        Level level = document.level();
        World world = new World(level);
        Viewport view = new Viewport();
        view.setViewSize(WIDTH, HEIGHT, 1);
        if (world.player() >= 0) {
            view.zoomTo(world.actors().x(world.player()), world.actors().y(world.player()), 1);
        }
        BufferedImage picture = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = picture.createGraphics();
        try {
            LevelRenderer renderer = new LevelRenderer(new TileImages(document::file), ObjectKinds.FIGURES);
            renderer.paint(g, level, view, WIDTH, HEIGHT, RenderOptions.editing(Theme.LIGHT));
        } finally {
            g.dispose();
        }
    }

    /** What people are told when Ledge itself failed on a file, the place of the report included. */
    public static List<String> explain(Throwable fault) {
        String words = words(fault);
        return List.of(Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".");
    }

    /** What is said on standard error when Ledge itself failed on a file; like {@link #explain} it keeps a report. */
    public static Problem problem(Path file, Throwable fault) {
        return new Problem(Severity.ERROR, FaultText.code(fault), file.toString(), 0, 0, "", words(fault));
    }

    private static String words(Throwable fault) {
        Path report = fault instanceof OutOfMemoryError
                ? null
                : FaultFiles.ofUser()
                        .keep(FaultReport.of(fault, "opening a level", null, Instant.now()))
                        .orElse(null);
        return FaultText.of(fault, report);
    }
}
