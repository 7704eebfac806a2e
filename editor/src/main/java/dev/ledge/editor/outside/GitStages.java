package dev.ledge.editor.outside;

import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * The versions of a level that git could not merge: it keeps what both sides started from and what they made of it
 * until the file is added again.
 *
 * @param key changes whenever one of the versions does
 * @param merge of the versions: mine is that of the branch that is checked out
 */
record GitStages(String key, LevelMerge merge) {
    private static final long PATIENCE_SECONDS = 20;
    private static final int MOST_BYTES = 64 << 20;
    private static final int STAGES = 3;
    /** The last is all that there is of a stash that could not be merged. */
    private static final List<String> UNDER_WAY =
            List.of("MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply", "AUTO_MERGE");

    /**
     * {@return the versions of a level that is in conflict; empty if it is not, or there is no git}
     *
     * @param file the level's file; asking takes as long as git does
     */
    static Optional<GitStages> of(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !isMergeUnderWay(folder)) {
            return Optional.empty();
        }
        try {
            String name = "./" + file.getFileName();
            String listed = git(folder, "ls-files", "-u", "-z", "--", name);
            if (listed.split("\0").length != STAGES) {
                return Optional.empty();
            }
            Level base = stage(folder, file, 1);
            Level ours = stage(folder, file, 2);
            Level theirs = stage(folder, file, STAGES);
            return Optional.of(new GitStages(listed, LevelMerge.of(base, ours, theirs)));
        } catch (IOException | LevelFormatException | IllegalStateException unusable) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** A look at the disk, so that git is asked only where there may be an answer. */
    private static boolean isMergeUnderWay(Path folder) {
        for (Path above = folder; above != null; above = above.getParent()) {
            Path git = above.resolve(".git");
            if (Files.isDirectory(git)) {
                return UNDER_WAY.stream().anyMatch(name -> Files.exists(git.resolve(name)));
            }
            if (Files.exists(git)) {
                return true; // A second working tree, whose state is elsewhere.
            }
        }
        return false;
    }

    private static Level stage(Path folder, Path file, int stage)
            throws IOException, InterruptedException, LevelFormatException {
        String content = git(folder, "cat-file", "blob", ":" + stage + ":./" + file.getFileName());
        return LevelReader.readDetached(content, file).requireCurrent();
    }

    /** What git says; its own programs for monitoring and viewing, which a repository can name, are not run. */
    private static String git(Path folder, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("git", "-c", "core.fsmonitor=false", "--no-pager"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (InputStream out = process.getInputStream()) {
            process.getOutputStream().close();
            byte[] said = out.readNBytes(MOST_BYTES);
            boolean hasEnded = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (!hasEnded || process.exitValue() != 0 || said.length == MOST_BYTES) {
                throw new IOException("git cannot tell");
            }
            return new String(said, StandardCharsets.UTF_8);
        } finally {
            process.destroyForcibly();
        }
    }
}
