package dev.ledge.editor;

import dev.ledge.editor.action.Settings;
import dev.ledge.editor.game.OpenLevel;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which part of each level is seen, and how large: so it is seen as it is opened again, of those open also at the next
 * start.
 */
final class SeenPlaces {
    private static final String KEY = "levels.seen";

    /** The view's corner in the level, the zoom, the view's size, and the level's file. */
    private static final Pattern LINE =
            Pattern.compile("([-+.\\dE]+) ([-+.\\dE]+) ([.\\dE-]+) ([.\\d]+) ([.\\d]+) (.+)");

    private final Settings settings;
    private final Supplier<List<OpenLevel>> levels;
    /** The line of each level, by its file. */
    private final Map<String, String> last = new HashMap<>();

    SeenPlaces(Settings settings, Supplier<List<OpenLevel>> levels) {
        this.settings = settings;
        this.levels = levels;
        for (String line : settings.get(KEY).orElse("").split("\n")) {
            Matcher place = LINE.matcher(line);
            if (place.matches()) {
                last.put(place.group(6), line);
            }
        }
    }

    /** Shows a level as it was seen last, and remembers from now on how it is. */
    void follow(OpenLevel level) {
        Path file = level.document().file();
        Matcher place = LINE.matcher(file == null ? "" : last.getOrDefault(name(file), ""));
        if (place.matches()) {
            try {
                show(level, place);
            } catch (NumberFormatException writtenByHand) {
                last.remove(name(file)); // It is shown from its spawn, as any other.
            }
        }
        level.viewport().addListener(this::note);
    }

    private static void show(OpenLevel level, Matcher place) {
        double zoom = Double.parseDouble(place.group(3));
        double x = Double.parseDouble(place.group(1));
        double y = Double.parseDouble(place.group(2));
        Viewport view = level.viewport();
        Level shown = level.document().level();
        view.setViewSize(Double.parseDouble(place.group(4)), Double.parseDouble(place.group(5)), 1);
        view.setContent(new Aabb(0, 0, shown.width(), shown.height()));
        view.zoomTo(0, 0, zoom);
        view.panBy((view.originX() - x) * view.zoom(), (view.originY() - y) * view.zoom());
    }

    /** Those that were never shown yet have no place. */
    void note() {
        List<String> seen = new ArrayList<>();
        for (OpenLevel level : levels.get()) {
            if (level.document().file() != null && level.viewport().width() > 0) {
                String line = line(level);
                seen.add(line);
                last.put(name(level.document().file()), line);
            }
        }
        settings.put(KEY, String.join("\n", seen));
    }

    private static String line(OpenLevel level) {
        Viewport view = level.viewport();
        return view.originX() + " " + view.originY() + " " + view.zoom() + " " + view.width() + " " + view.height()
                + " " + name(level.document().file());
    }

    private static String name(Path file) {
        return file.toAbsolutePath().normalize().toString();
    }
}
