package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.Settings;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.fault.UserFolder;
import dev.ledge.editor.journal.Journals;
import dev.ledge.editor.journal.Recovery;
import dev.ledge.engine.level.Level;
import java.awt.event.KeyEvent;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/**
 * The real editor, painting and saving, is killed at random moments: its file is whole and as it was saved, and with
 * the journal it gives all that was done but at most the gesture under way. Ended as by the system at shutdown, it
 * loses nothing that was finished.
 */
class KillTest extends EditorTest {
    private static final long SEED = Long.getLong("ledge.torture.seed", 20261105L);
    private static final int MOST_DELAY_MS = 2500;

    @Test
    @Timeout(300)
    void threeKillsLoseAtMostTheGestureInProgress() throws Exception {
        kills(3, SEED);
    }

    @Test
    @Timeout(150)
    void endedFromOutsideItLosesNothingThatWasFinished() throws Exception {
        SplittableRandom random = random(SEED + 1);
        Kill kill = new Kill(newLevel(), project.resolve("log"), random.nextLong());
        kill.run(random.nextInt(MOST_DELAY_MS), Process::destroy, false);
    }

    @Test
    @Timeout(150)
    @EnabledOnOs(OS.LINUX)
    void losingItsDisplayItLosesAtMostTheGestureInProgress() throws Exception {
        Process screen = new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24", "-noreset")
                .redirectError(Redirect.DISCARD)
                .start();
        try (BufferedReader number = screen.inputReader()) {
            SplittableRandom random = random(SEED + 3);
            Kill kill = new Kill(newLevel(), project.resolve("log"), random.nextLong());
            kill.display = ":" + number.readLine();
            kill.run(random.nextInt(MOST_DELAY_MS), editor -> screen.destroyForcibly(), true);
        } finally {
            screen.destroyForcibly();
        }
    }

    @Test
    @Tag("torture")
    @Timeout(value = 3, unit = TimeUnit.HOURS)
    void manyKillsLoseAtMostTheGestureInProgress() throws Exception {
        kills(Integer.getInteger("ledge.torture.kills", 100), SEED + 2);
    }

    private static SplittableRandom random(long seed) {
        System.out.println("Kills from seed " + seed + " (-Dledge.torture.seed)");
        return new SplittableRandom(seed);
    }

    private void kills(int times, long seed) throws Exception {
        SplittableRandom random = random(seed);
        for (int i = 0; i < times; i++) {
            Kill kill = new Kill(newLevel(), project.resolve("log-" + i), random.nextLong());
            kill.run(random.nextInt(MOST_DELAY_MS), Process::destroyForcibly, true);
        }
    }

    /** One life of an editor. */
    private final class Kill {
        private final Path file;
        private final Path log;
        private final long seed;
        private final Path journals = project.resolve("journal");
        private String display = System.getenv("DISPLAY");

        Kill(Path file, Path log, long seed) {
            this.file = file;
            this.log = log;
            this.seed = seed;
        }

        /**
         * Lets it paint for a while.
         *
         * @param delay after its first stroke, ms
         * @param end what is done then
         * @param isForced true if that leaves it no time to write anything
         */
        void run(int delay, Consumer<Process> end, boolean isForced) throws Exception {
            Files.deleteIfExists(project.resolve("settings.json"));
            Path errors = log.resolveSibling(log.getFileName() + ".err");
            Process editor = started(errors);
            try {
                waitForTheFirstStroke(editor, errors);
                assertThat(new Journals(journals, reason -> {}).left().recoveries())
                        .as("what a living editor writes is not offered")
                        .isEmpty();
                editor.waitFor(delay, TimeUnit.MILLISECONDS);
                assertThat(editor.isAlive())
                        .as(() -> "died by itself: " + read(errors))
                        .isTrue();
                end.accept(editor);
                assertThat(editor.waitFor(1, TimeUnit.MINUTES)).as("it ends").isTrue();
            } finally {
                editor.destroyForcibly();
            }
            user.letGoForOthers(User.LEFT, KeyEvent.VK_CONTROL, KeyEvent.VK_S, KeyEvent.VK_B, KeyEvent.VK_E);
            compare(isForced);
        }

        private Process started(Path errors) throws IOException {
            ProcessBuilder builder = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                            "-Djava.awt.headless=false",
                            "-Dflatlaf.useNativeLibrary=false",
                            "-Dsun.java2d.uiScale=1",
                            "-D" + UserFolder.SETTINGS_PROPERTY + "=" + project.resolve("settings.json"),
                            PaintingEditor.class.getName(),
                            file.toString(),
                            log.toString(),
                            Long.toString(seed))
                    .directory(new File("").getAbsoluteFile())
                    .redirectError(errors.toFile())
                    .redirectOutput(errors.toFile());
            if (display != null) {
                builder.environment().put("DISPLAY", display);
            }
            return builder.start();
        }

        private void waitForTheFirstStroke(Process editor, Path errors) {
            long deadline = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
            while (read(log).lines().filter("done"::equals).count() < 2) {
                assertThat(editor.isAlive())
                        .as(() -> "died by itself: " + read(errors))
                        .isTrue();
                assertThat(System.nanoTime())
                        .as(() -> "paints within two minutes: " + read(errors))
                        .isLessThan(deadline);
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(10));
            }
        }

        private void compare(boolean isForced) throws Exception {
            List<String> states = new ArrayList<>();
            int done = 0;
            String saving = null;
            String saved = null;
            for (String line : read(log).lines().toList()) {
                if (line.startsWith("shown ")) {
                    String state = line.substring("shown ".length());
                    if (states.isEmpty() || !states.get(states.size() - 1).equals(state)) {
                        // A gesture that changed nothing is none.
                        states.add(state);
                    }
                } else if (line.equals("done")) {
                    done = states.size() - 1;
                } else if (line.equals("saving")) {
                    saving = states.get(done);
                } else if (line.equals("saved")) {
                    saved = saving;
                }
            }
            String story = log.getFileName() + ": " + states.size() + " states, " + done + " done";
            Level inFile = Document.open(file).level();
            assertThat(List.of(saved == null ? states.get(0) : saved, saving == null ? states.get(0) : saving))
                    .as(story + ": the file is as it was saved")
                    .contains(LevelPrint.of(inFile));
            String restored = LevelPrint.of(restored(inFile, story));
            // Killed, it loses the gesture that was begun last; ended, none that was finished.
            int atLeast = isForced ? Math.max(0, states.size() - 2) : done;
            assertThat(states.subList(atLeast, states.size()))
                    .as(story + ": what is restored is state " + states.lastIndexOf(restored))
                    .contains(restored);
            assertThat(new Settings(project.resolve("settings.json")).recent())
                    .as(story + ": recent levels")
                    .contains(file);
            try (Stream<Path> leftovers = Files.list(file.getParent())) {
                assertThat(leftovers.filter(path -> path.toString().endsWith(".tmp")))
                        .as(story + ": at most one file half written")
                        .hasSizeLessThanOrEqualTo(1);
            }
        }

        /** What the next start would offer, brought back. */
        private Level restored(Level inFile, String story) {
            Journals.Left left = new Journals(journals, reason -> {}).left();
            assertThat(left.damaged()).as(story).isEmpty();
            Level restored = null;
            for (Recovery recovery : left.recoveries()) {
                Recovery.Onto onto = recovery.onto(inFile);
                assertThat(onto.merge().conflicts()).as(story).isEmpty();
                assertThat(recovery.isDamaged()).as(story).isFalse();
                if (!onto.isNothing()) {
                    // Two are there for an instant, while a journal that has grown is written anew.
                    assertThat(restored == null
                                    || restored.hasSameContent(onto.merge().merged()))
                            .as(story + ": one thing to restore")
                            .isTrue();
                    restored = onto.merge().merged();
                }
                recovery.remove();
            }
            return restored == null ? inFile : restored;
        }

        private String read(Path path) {
            try {
                return Files.exists(path) ? Files.readString(path) : "";
            } catch (IOException e) {
                return "";
            }
        }
    }
}
