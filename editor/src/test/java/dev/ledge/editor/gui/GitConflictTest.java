package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.swing.JButton;
import javax.swing.JTable;
import org.junit.jupiter.api.Test;

/** What git could not merge is settled in the editor. */
class GitConflictTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [%d, 328]}";

    private void git(boolean isFine, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of("git", "-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"));
        command.addAll(List.of(arguments));
        Path said = Files.createTempFile("git", ".txt");
        Process process = new ProcessBuilder(command)
                .directory(project.toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue() == 0)
                .as(Files.readString(said, StandardCharsets.UTF_8))
                .isEqualTo(isFine);
    }

    /** A level whose spawn both branches moved. */
    private Path conflict() throws Exception {
        return conflict("");
    }

    /** The same, where the other branch also added something. */
    private Path conflict(String added) throws Exception {
        Path level = repository();
        git(true, "checkout", "-qb", "other");
        newLevel(SPAWN.formatted(200) + added);
        git(true, "commit", "-qam", "theirs");
        git(true, "checkout", "-q", "main");
        newLevel(SPAWN.formatted(300));
        git(true, "commit", "-qam", "ours");
        git(false, "merge", "-q", "other");
        return level;
    }

    /** A level in a repository where git knows how to merge it. */
    private Path repository() throws Exception {
        Files.delete(project.resolve(".git"));
        git(true, "init", "-q", "-b", "main");
        String java = Path.of(System.getProperty("java.home"), "bin/java").toString();
        git(
                true,
                "config",
                "merge.ledge.driver",
                "'" + java + "' -Djava.awt.headless=true -cp '" + System.getProperty("java.class.path")
                        + "' dev.ledge.editor.Main merge %O %A %B %P");
        Files.writeString(project.resolve(".gitattributes"), "*.level.json merge=ledge\n");
        Path level = newLevel(SPAWN.formatted(96));
        git(true, "add", ".");
        git(true, "commit", "-qm", "base");
        return level;
    }

    @Test
    void theOtherVersionIsTakenAndSaved() throws Exception {
        Path level = conflict();
        assertThat(level).content().contains("\"conflicts\"", "\"ours\": \"300,328\"", "\"theirs\": \"200,328\"");
        start(level.toString());
        user.click(Components.named("banner.settle", JButton.class));
        JTable list = Components.named("merge.list", JTable.class);
        Edt.waitUntil("the conflict is listed", () -> list.getRowCount() == 1);
        assertThat(level().object("start").at().x()).isEqualTo(300);

        user.click(Components.named("merge.all-theirs", JButton.class));
        user.click(Components.named("merge.merge", JButton.class));
        Edt.waitUntil(
                "theirs is taken",
                () -> document().committed().object("start").at().x() == 200);
        assertThat(level().palette().tiles()).containsKey("rock");
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !document().isModified());
        assertThat(level).content().contains("[200, 328]").doesNotContain("conflicts", "[300, 328]");
        git(true, "add", ".");
        git(true, "commit", "-qm", "merged");
    }

    @Test
    void oursIsKeptAndTheNoteOfTheOtherGoes() throws Exception {
        Path level = conflict();
        start(level.toString());
        user.click(Components.named("banner.settle", JButton.class));
        JTable list = Components.named("merge.list", JTable.class);
        Edt.waitUntil("the conflict is listed", () -> list.getRowCount() == 1);
        user.click(Components.named("merge.all-mine", JButton.class));
        user.click(Components.named("merge.merge", JButton.class));
        Edt.waitUntil("the note is gone", () -> document().committed().props() == null);
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !document().isModified());
        assertThat(level).content().contains("[300, 328]").doesNotContain("conflicts", "[200, 328]");
    }

    /** As one does where git knows no way to merge levels, and leaves its marks in them. */
    @Test
    void inAVersionThatWasCheckedOutTheMergeBringsWhatTheOtherBranchAdded() throws Exception {
        Path level = conflict(", {\"id\": \"end\", \"type\": \"goal\", \"at\": [400, 300], \"size\": [16, 32]}");
        git(true, "checkout", "-q", "--ours", "--", project.relativize(level).toString());
        assertThat(level).content().doesNotContain("goal", "conflicts");
        start(level.toString());
        user.click(Components.named("banner.settle", JButton.class));
        JTable list = Components.named("merge.list", JTable.class);
        Edt.waitUntil("what differs is listed", () -> list.getRowCount() == 2);
        user.click(Components.named("merge.all-mine", JButton.class));
        user.click(Components.named("merge.merge", JButton.class));
        Edt.waitUntil("the goal is there", () -> document().committed().object("end") != null);
        assertThat(level().object("start").at().x()).isEqualTo(300);
    }

    /** Git keeps the versions until the file is added, so that what was settled before is offered again. */
    @Test
    void whatWasSettledAndSavedCanBeSettledOtherwise() throws Exception {
        Path level = conflict();
        git(true, "checkout", "-q", "--theirs", "--", project.relativize(level).toString());
        start(level.toString());
        JButton settle = Components.named("banner.settle", JButton.class);
        assertThat(Edt.get(() -> frame.notices().list().get(0).lines().get(0)))
                .isEqualTo("Both branches changed the same thing. It is here as on the other branch.");
        user.click(settle);
        user.click(Components.named("merge.keep-mine", JButton.class));
        Edt.waitUntil("ours is here", () -> level().object("start").at().x() == 300);
    }

    @Test
    void aStashThatCannotBeMergedIsSettledToo() throws Exception {
        Path level = repository();
        newLevel(SPAWN.formatted(200));
        git(true, "stash", "-q");
        newLevel(SPAWN.formatted(300));
        git(true, "commit", "-qam", "ours");
        git(false, "stash", "pop", "-q");
        start(level.toString());
        user.click(Components.named("banner.settle", JButton.class));
        JTable list = Components.named("merge.list", JTable.class);
        Edt.waitUntil("the conflict is listed", () -> list.getRowCount() == 1);
    }

    @Test
    void whatThePaletteHereLacksIsNotTaken() throws Exception {
        Path level = repository();
        Path palette = project.resolve("levels/default.palette.json");
        git(true, "checkout", "-qb", "other");
        newLevel(SPAWN.formatted(200));
        Files.writeString(level, Files.readString(level).replace("\"rock\"", "\"zinc\""));
        Files.writeString(
                palette,
                Files.readString(palette).replace("\"tiles\": {", "\"tiles\": {\"zinc\": {\"shape\": \"full\"},"));
        git(true, "commit", "-qam", "theirs");
        git(true, "checkout", "-q", "main");
        newLevel(SPAWN.formatted(300));
        git(true, "commit", "-qam", "ours");
        git(false, "merge", "-q", "other");
        git(true, "checkout", "-q", "--ours", "levels/journey.level.json");
        git(true, "checkout", "-q", "HEAD", "--", "levels/default.palette.json");
        start(level.toString());
        user.click(Components.named("banner.settle", JButton.class));
        user.click(Components.named("merge.take-theirs", JButton.class));
        Edt.waitUntil(
                "it is said why not",
                () -> frame.notices().list().stream()
                        .anyMatch(notice -> notice.title().equals("The conflicts were not settled")
                                && notice.lines().get(0).contains("no tile \"zinc\"")));
        assertThat(Edt.get(() -> document().isModified())).isFalse();

        user.click(Components.named("merge.keep-mine", JButton.class));
        Edt.waitUntil("ours is kept", () -> frame.notices().list().isEmpty());
        assertThat(level().object("start").at().x()).isEqualTo(300);
    }

    @Test
    void whatIsNotInConflictIsNotAskedAbout() throws Exception {
        Path level = conflict();
        git(true, "add", ".");
        start(level.toString());
        user.settle();
        assertThat(Components.isShowing("banner.settle")).isFalse();
    }
}
