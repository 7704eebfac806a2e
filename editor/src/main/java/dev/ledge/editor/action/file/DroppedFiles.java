package dev.ledge.editor.action.file;

import dev.ledge.editor.exchange.Formats;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.notice.Notices;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.Excerpt;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Opens what is dropped on the window: levels and runs, a folder's levels to choose from, a map to import. */
public final class DroppedFiles {
    private static final String TOPIC = "dropped";

    private final LevelFiles files;
    private final Importer importer;
    private final Notices notices;

    public DroppedFiles(LevelFiles files, Importer importer, Notices notices) {
        this.files = files;
        this.importer = importer;
        this.notices = notices;
    }

    /** Opens all levels and runs among them; where there are none, the first for what it is. Tells of those left. */
    public void open(List<Path> dropped) {
        notices.withdraw(TOPIC);
        files.giveUpLooking();
        // What is not named as a file of Ledge is looked into.
        files.beside(TOPIC, () -> {
            List<Path> own = new ArrayList<>();
            List<Path> left = new ArrayList<>();
            List<Path> palettes = new ArrayList<>();
            for (Path file : dropped) {
                Optional<FileKind> kind = FileKind.detect(file);
                if (kind.isEmpty()) {
                    left.add(file);
                } else {
                    (kind.get() == FileKind.PALETTE ? palettes : own).add(file);
                }
            }
            if (own.isEmpty()) {
                left.addAll(palettes); // Levels bring theirs along.
            }
            return () -> open(own, left);
        });
    }

    private void open(List<Path> own, List<Path> left) {
        own.forEach(files::open);
        if (own.isEmpty()) {
            openOther(left.remove(0));
        }
        if (!left.isEmpty()) {
            notices.show(Notice.warning(
                            TOPIC,
                            left.size() == 1
                                    ? "“" + Excerpt.name(left.get(0)) + "” was left out"
                                    : left.size() + " of what was dropped were left out",
                            List.of("Several levels and runs are opened at once;"
                                    + " a map to import, or a folder, is dropped by itself."))
                    .ofWindow());
        }
    }

    private void openOther(Path file) {
        if (Files.isDirectory(file)) {
            files.goToLevelIn(file);
        } else if (Formats.mayBeImported(file)) {
            importer.open(file);
        } else {
            files.open(file); // The message then says what it is instead.
        }
    }
}
