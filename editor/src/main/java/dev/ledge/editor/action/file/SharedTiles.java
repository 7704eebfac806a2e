package dev.ledge.editor.action.file;

import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.PaletteEntry;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.tool.TileSharing;
import dev.ledge.engine.file.IoReason;
import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;

/**
 * Looks through the other levels of the project, open or not, for those that share the open one's palette and use a
 * tile or a surface of it. What the palette's file does not have yet none of them can use.
 */
public final class SharedTiles implements TileSharing {
    private static final String TOPIC = "tile.shared";
    private static final int NAMED = 5;

    private final Workspace workspace;
    private final LevelFiles files;
    private final PaletteFiles palettes;

    public SharedTiles(Workspace workspace, LevelFiles files) {
        this.workspace = workspace;
        this.files = files;
        palettes = new PaletteFiles(workspace, files);
    }

    @Override
    public void toFile() {
        palettes.move();
    }

    @Override
    public void choosePalette() {
        palettes.use();
    }

    @Override
    public void ifUnused(PaletteEntry entry, Runnable change) {
        workspace.notices().withdraw(TOPIC);
        Document document = workspace.document();
        boolean isShared = document.level().palettePath() != null
                && document.place() != null
                && entry.isIn(document.knownPalette());
        if (!isShared) {
            change.run();
            return;
        }
        Search search =
                new Search(document.place(), document.file(), document.level().palettePath(), entry);
        List<OpenOne> open = workspace.documents().stream()
                .filter(other -> other != document && other.place() != null)
                .map(other -> new OpenOne(other.place(), other.level()))
                .toList();
        FilesProgress progress = new FilesProgress(
                workspace,
                TOPIC,
                "Looking whether other levels use “" + Excerpt.of(entry.name()) + "”",
                "Cancelled, the " + entry.word() + " stays as it is.");
        files.beside(TOPIC, () -> {
            try {
                Set<Path> users = search.users(open, progress);
                return () -> {
                    progress.end();
                    if (users.isEmpty()) {
                        change.run();
                    } else {
                        refuse(search, users);
                    }
                };
            } catch (CancellationException cancelled) {
                return progress::end;
            } catch (IOException e) {
                return () -> refuse(search, progress, IoReason.reading(e, document.place()));
            } catch (ProjectRoot.PathException e) {
                return () -> refuse(search, progress, e.getMessage());
            }
        });
    }

    private void refuse(Search search, FilesProgress progress, String why) {
        progress.end();
        refuse(search, List.of("Whether other levels use it cannot be told: " + why));
    }

    private void refuse(Search search, Set<Path> users) {
        int count = users.size();
        List<String> names = new ArrayList<>();
        users.stream().limit(NAMED).map(Excerpt::name).forEach(names::add);
        if (count > NAMED) {
            names.add((count - NAMED) + " more");
        }
        String could = count == 1 ? "Another level uses it, and could" : count + " other levels use it, and could";
        refuse(
                search,
                List.of(
                        could + " not be opened without it: " + String.join(", ", names) + ".",
                        "Take it out there and save that first."));
    }

    /** As another level may be shown by now, it says whose it is. */
    private void refuse(Search search, List<String> why) {
        String title = "The " + search.entry().words() + " of " + Excerpt.of(search.palette()) + " stays as it is";
        workspace.notices().show(Notice.warning(TOPIC, title, why));
    }

    /** A level that is open, with what is not saved of it. */
    private record OpenOne(Path place, Level level) {}

    /**
     * What is looked for.
     *
     * @param file the open level's own, which does not count; null if it has none
     */
    private record Search(Path place, Path file, String palette, PaletteEntry entry) {

        Set<Path> users(List<OpenOne> open, FilesProgress progress) throws IOException, ProjectRoot.PathException {
            Path shared = ProjectRoot.resolve(place, palette);
            Set<Path> users = new TreeSet<>();
            for (OpenOne one : open) {
                if (isUser(one.level(), one.place(), shared)) {
                    users.add(one.place());
                }
            }
            List<Path> levels = LevelFolder.below(ProjectRoot.of(shared), progress::stillAtIt);
            for (int i = 0; i < levels.size(); i++) {
                progress.at((double) i / levels.size());
                Path level = levels.get(i);
                boolean isOwn = file != null && LevelFiles.isSame(file, level);
                if (!isOwn && isUser(level, shared)) {
                    users.add(level);
                }
            }
            return users;
        }

        private boolean isUser(Path level, Path shared) throws IOException {
            try {
                return isUser(LevelReader.read(level).value(), level, shared);
            } catch (LevelFormatException broken) {
                if (Files.notExists(level)) {
                    return false; // A link to nothing, or deleted since the folder was read.
                }
                // It is better not to take from it what it may need once it is mended.
                return Files.readString(level, StandardCharsets.ISO_8859_1)
                        .contains(new String(
                                ('"' + entry.name() + '"').getBytes(StandardCharsets.UTF_8),
                                StandardCharsets.ISO_8859_1));
            }
        }

        private boolean isUser(Level level, Path place, Path shared) throws IOException {
            try {
                return level.palettePath() != null
                        && ProjectRoot.resolve(place, level.palettePath()).equals(shared)
                        && entry.isUsedBy(level);
            } catch (ProjectRoot.PathException elsewhere) {
                return false; // Wherever that leads, it is not the palette's place.
            }
        }
    }
}
