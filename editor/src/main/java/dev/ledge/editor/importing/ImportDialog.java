package dev.ledge.editor.importing;

import dev.ledge.editor.exchange.LevelImport;
import dev.ledge.editor.exchange.choice.MappingRows;
import dev.ledge.editor.exchange.choice.Subject;
import dev.ledge.editor.exchange.choice.Subjects;
import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.editor.exchange.format.ImportSource;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.file.AtomicFiles;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import java.awt.Window;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * One import under way: the map is read, levels are made of it whenever the mapping or the target changes, and written
 * with the mapping in the end. Event thread only.
 */
public final class ImportDialog implements ImportWork.News {
    private final Path map;
    private final Host host;
    private final ImportWork work;
    private final ImportWindow window;
    private Path target;
    private ImportSource source;
    private MappingRows rows;
    /** What the mapping was before the user changed anything; a new target may bring another. */
    private Mapping untouched;

    private List<Imported> made = List.of();
    private boolean isWriting;
    /** The user would rather not have it written any more; for the worker's thread too. */
    private volatile boolean isGivenUp;

    /** The program around the dialog. */
    public interface Host {
        /** Why a file cannot be used, a line each. */
        List<String> explain(LevelFormatException why);

        /** Lets the user choose where the level goes, beginning at a file; null if he would rather not. */
        Path chooseTarget(Path from);

        /** True if there are no such files, or the user agrees to replace those that are there. */
        boolean mayReplace(List<Path> files);

        /** The rules that were chosen for a map when its import was given up; null if there are none. */
        Mapping rulesLeft(Path map);

        /**
         * The import of a map is given up, with rules that were chosen and are kept nowhere; null if there are none.
         */
        void leave(Path map, Mapping rules);

        /** The levels are on the disk. */
        void imported(Path map, List<Imported> levels);

        /** The dialog was closed, with levels written or without. */
        void closed();
    }

    /** What was read, and what is in it. */
    private record Read(ImportSource source, List<Subject> subjects) {}

    private ImportDialog(Window owner, Path map, Path target, Host host) {
        this.map = map;
        this.target = target;
        this.host = host;
        work = new ImportWork(host::explain, this);
        window = new ImportWindow(owner, "Import " + Excerpt.name(map), new Controls());
    }

    /**
     * Opens the dialog for a map.
     *
     * @param owner the window that it belongs to
     * @param map the file to import
     * @param target where its first level is to go
     * @param host asks and opens
     */
    public static void open(Window owner, Path map, Path target, Host host) {
        ImportDialog dialog = new ImportDialog(owner, map, target, host);
        dialog.window.showTarget(target);
        dialog.window.open();
        dialog.read();
    }

    private void read() {
        window.showBusy("Reading " + Excerpt.name(map) + " …");
        work.begin(
                progress -> {
                    ImportSource read = LevelImport.open(map, progress.part(0, 0.7));
                    return new Read(read, Subjects.of(read.maps(), progress.part(0.7, 1)));
                },
                read -> {
                    source = read.source;
                    rows = new MappingRows(read.subjects, Mapping.standard());
                    window.showHasMapping(!source.maps().isEmpty());
                    takeMappingOfTarget();
                    Mapping left = host.rulesLeft(map);
                    if (left != null) {
                        change(rows.with(left));
                    }
                });
    }

    /** The mapping that was saved beside the level, if the user has not made one meanwhile. */
    private void takeMappingOfTarget() {
        if (untouched == null || rows.mapping().equals(untouched)) {
            window.setRemark("", List.of());
            try {
                untouched = LevelImport.mappingBeside(target);
            } catch (LevelFormatException e) {
                window.setRemark("The mapping beside the level cannot be used; it is left as it is", host.explain(e));
                untouched = Mapping.standard();
            }
            rows = rows.with(untouched);
        }
        window.showRows(rows);
        make();
    }

    private void change(MappingRows changed) {
        rows = changed;
        window.showRows(rows);
        make();
    }

    private void make() {
        ImportRequest request = new ImportRequest(rows.mapping(), target);
        window.showBusy("Making the level …");
        made = List.of();
        work.begin(progress -> source.levels(request, progress), levels -> {
            made = levels;
            window.showLevels(levels);
            window.showReady();
        });
    }

    private void write() {
        List<Imported> levels = made;
        Mapping mapping = rows.mapping();
        if (levels.isEmpty() || !host.mayReplace(replaced(levels, mapping))) {
            return;
        }
        isWriting = true;
        window.setChangeable(false);
        window.showBusy("Writing …");
        work.begin(
                progress -> {
                    Map<Path, byte[]> files = files(levels, mapping, progress);
                    if (isGivenUp) {
                        return List.<Imported>of();
                    }
                    AtomicFiles.write(files);
                    return levels;
                },
                written -> {
                    if (written.isEmpty()) {
                        leave();
                        return;
                    }
                    close();
                    host.imported(map, written);
                });
    }

    /** Closes it without an import; the rules that were chosen are there again the next time. */
    private void leave() {
        if (rows != null) {
            host.leave(map, rows.mapping().equals(untouched) ? null : rows.mapping());
        }
        close();
    }

    /** What is to be asked about: levels, and a mapping there that is not the one that the user began with. */
    private List<Path> replaced(List<Imported> levels, Mapping mapping) {
        List<Path> files = new ArrayList<>();
        levels.forEach(level -> files.add(level.file()));
        if (isMappingWritten(mapping) && !isBeside(untouched)) {
            files.add(LevelImport.mappingFile(target));
        }
        return files;
    }

    /** The mapping is kept where it has a say and is not there already; one that cannot be read stays. */
    private boolean isMappingWritten(Mapping mapping) {
        return !source.maps().isEmpty() && LevelImport.mayWriteMapping(target) && !isBeside(mapping);
    }

    private boolean isBeside(Mapping mapping) {
        try {
            return Arrays.equals(LevelImport.mappingBeside(target).toBytes(), mapping.toBytes());
        } catch (LevelFormatException unreadable) {
            return false;
        }
    }

    private Map<Path, byte[]> files(List<Imported> levels, Mapping mapping, Progress progress) throws IOException {
        Map<Path, byte[]> files = new LinkedHashMap<>();
        if (isMappingWritten(mapping)) {
            files.put(LevelImport.mappingFile(target), mapping.toBytes());
        }
        for (int i = 0; i < levels.size(); i++) {
            progress.at((double) i / levels.size());
            if (isGivenUp) {
                return files;
            }
            files.putAll(levels.get(i).files(levels.get(i).file()));
        }
        progress.at(1);
        return files;
    }

    private void close() {
        work.close();
        window.dispose();
        host.closed();
    }

    @Override
    public void progress(double fraction) {
        window.showProgress(fraction);
    }

    @Override
    public void failed(List<String> why) {
        if (isGivenUp) {
            leave();
            return;
        }
        String what = isWriting
                ? "Nothing was written"
                : source == null ? "“" + Excerpt.name(map) + "” cannot be imported" : "No level comes of it so";
        if (isWriting) {
            isWriting = false;
            window.setChangeable(true);
        }
        window.showFailure(what, why);
        if (!made.isEmpty()) {
            window.showReady();
        }
    }

    /** What the user does. */
    private final class Controls implements ImportWindow.Controls {
        @Override
        public void mapping(Mapping mapping) {
            change(rows.with(mapping));
        }

        @Override
        public Consumer<MappingRows> rows() {
            return ImportDialog.this::change;
        }

        @Override
        public void chooseTarget() {
            Path chosen = host.chooseTarget(target);
            if (chosen != null) {
                target = chosen;
                window.showTarget(target);
                if (source != null) {
                    takeMappingOfTarget();
                }
            }
        }

        @Override
        public void confirm() {
            write();
        }

        /** What is being put on the disk is there as a whole or not at all: only then it is known which. */
        @Override
        public void cancel() {
            if (isWriting) {
                isGivenUp = true;
                window.showBusy("Cancelling …");
            } else {
                leave();
            }
        }
    }
}
