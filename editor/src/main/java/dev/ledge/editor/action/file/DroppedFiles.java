package dev.ledge.editor.action.file;

import dev.ledge.engine.level.json.FileKind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Opens what is dropped on the window: levels and runs, a folder's levels to choose from, a map to import. */
public final class DroppedFiles {
    private final LevelFiles files;
    private final Importer importer;

    public DroppedFiles(LevelFiles files, Importer importer) {
        this.files = files;
        this.importer = importer;
    }

    /** Opens all levels and runs among them; where there are none, the first for what it is. */
    public void open(List<Path> dropped) {
        List<Path> own = dropped.stream().filter(DroppedFiles::canBeOpened).toList();
        if (own.isEmpty()) {
            openOther(dropped.get(0));
        } else {
            own.forEach(files::open);
        }
    }

    private static boolean canBeOpened(Path file) {
        return FileKind.of(file).filter(kind -> kind != FileKind.PALETTE).isPresent();
    }

    private void openOther(Path file) {
        if (Files.isDirectory(file)) {
            files.goToLevelIn(file);
        } else if (Importer.takes(file)) {
            importer.open(file);
        } else {
            files.open(file); // The message then says what it is instead.
        }
    }
}
