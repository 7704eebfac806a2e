package dev.ledge.editor.action.file;

import dev.ledge.engine.level.json.FileKind;
import java.io.File;
import java.util.Set;
import javax.swing.filechooser.FileFilter;

/** Shows folders, and files of some kinds. */
final class FilesOfKinds extends FileFilter {
    static final FilesOfKinds LEVELS =
            new FilesOfKinds("Levels (*" + FileKind.LEVEL.suffix() + ")", Set.of(FileKind.LEVEL));
    static final FilesOfKinds PALETTES =
            new FilesOfKinds("Palettes (*" + FileKind.PALETTE.suffix() + ")", Set.of(FileKind.PALETTE));
    static final FilesOfKinds LEVELS_AND_RUNS = new FilesOfKinds(
            "Levels and runs (*" + FileKind.LEVEL.suffix() + ", *" + FileKind.RUN.suffix() + ")",
            Set.of(FileKind.LEVEL, FileKind.RUN));

    private final String description;
    private final Set<FileKind> kinds;

    private FilesOfKinds(String description, Set<FileKind> kinds) {
        this.description = description;
        this.kinds = kinds;
    }

    @Override
    public boolean accept(File file) {
        return file.isDirectory()
                || FileKind.of(file.toPath()).filter(kinds::contains).isPresent();
    }

    /** A name with the suffix of its kind, of which it has one. */
    String withSuffix(String name) {
        String suffix = kinds.iterator().next().suffix();
        return name.endsWith(suffix) ? name : name + suffix;
    }

    @Override
    public String getDescription() {
        return description;
    }
}
