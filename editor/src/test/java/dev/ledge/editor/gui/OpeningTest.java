package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Pattern;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JTextArea;
import org.junit.jupiter.api.Test;

/** What can be opened and what cannot, and that nothing is lost on the way out. */
class OpeningTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";

    @Test
    void withoutAnArgumentTheDemoIsOpenAndPlaying() {
        start();
        assertThat(Edt.get(() -> document().file().toString().replace('\\', '/')))
                .contains("levels/demo/");
        JComponent preview = Components.named("preview", JComponent.class);
        Edt.waitUntil("it plays", () -> session().tick() > 20);
        BufferedImage picture = user.picture(preview);
        long colours = Arrays.stream(
                        picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth()))
                .distinct()
                .count();
        assertThat(colours).as("colours in the preview").isGreaterThan(50);
    }

    @Test
    void aBadLevelAtTheStartIsReportedWithItsPlaceAndTheEditorIsUsable() throws Exception {
        Path file = newLevel(SPAWN);
        Files.writeString(file, Files.readString(file).replace("\"rock\"", "\"rokc\""));
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        PrintStream before = System.err;
        System.setErr(new PrintStream(output, true, StandardCharsets.UTF_8));
        try {
            start(file.toString());
        } finally {
            System.setErr(before);
        }

        assertThat(output.toString(StandardCharsets.UTF_8))
                .matches(Pattern.quote(file.toString()) + ":\\d+:\\d+: error\\[UNKNOWN-TILE]: .*rokc.*\\n");
        assertThat(banner()).contains("journey.level.json").contains("line ").contains("rokc");
        chooseTile("dirt");
        user.click(canvas, new Point(200, 200), User.LEFT);
        assertThat(Edt.get(() -> document().isModified())).isTrue();
    }

    @Test
    void aBadLevelLaterLeavesTheOpenOneAsItIs() throws Exception {
        Path good = newLevel(SPAWN);
        Path bad = project.resolve("levels/bad.level.json");
        Files.writeString(bad, Files.readString(good).substring(0, 300));
        start(good.toString());

        Edt.run(() -> frame.files().open(bad));
        assertThat(banner()).contains("bad.level.json").contains("line ");
        assertThat(document().file()).isEqualTo(good);
        paintSomething();

        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !document().isModified());
        press("banner.close");
        Edt.waitUntil("the message is gone", () -> !Components.isShowing("banner"));
    }

    @Test
    void whatIsTypedRightAfterTheKeyIsForTheListOfLevels() throws Exception {
        Path first = newLevel(SPAWN);
        Path cave = Files.copy(first, first.resolveSibling("cave.level.json"));
        start(first.toString());
        assertThat(Edt.get(() -> {
                    frame.files().goToLevel();
                    return Components.isShowing("quick-pick");
                }))
                .as("within the event of the key")
                .isTrue();
        user.key("ESCAPE");
        Edt.waitUntil("it is closed", () -> !Components.isShowing("quick-pick"));

        user.key("ctrl P");
        user.type("cave");
        user.key("ENTER");
        Edt.waitUntil("it is open", () -> cave.equals(document().file()));
    }

    @Test
    void aLevelIsBeforeOthersOfAFolderThatIsCalledAlike() throws Exception {
        Path first = newLevel(SPAWN);
        Path folder = Files.createDirectories(project.resolve("levels/caves"));
        String words = Files.readString(first).replace("default.palette", "../default.palette");
        Path other = Files.writeString(folder.resolve("a.level.json"), words);
        Path caves = Files.writeString(folder.resolve("caves.level.json"), words);
        start(other.toString());

        user.key("ctrl P");
        user.type("caves");
        user.key("ENTER");
        Edt.waitUntil("it is open", () -> caves.equals(document().file()));
    }

    @Test
    void aNewerLevelIsOpenReadOnlyAndPlays() throws Exception {
        Path file = newLevel(SPAWN);
        String newer = Files.readString(file).replace("\"version\": 1", "\"version\": 2");
        Files.writeString(file, newer);
        start(file.toString());

        assertThat(banner()).contains("newer version");
        chooseTile("dirt");
        user.click(canvas, cell(10, 10), User.LEFT);
        assertThat(tile(10, 10)).isNull();
        user.key("ctrl S");
        assertThat(Files.readString(file)).isEqualTo(newer);
        Edt.waitUntil("it plays", () -> session().tick() > 10);
        assertThat(Edt.get(frame::getTitle)).contains("read-only");
    }

    @Test
    void unsavedChangesAreAskedAbout() throws Exception {
        Path file = newLevel(SPAWN);
        String before = Files.readString(file);
        start(file.toString());
        paintSomething();

        user.key("ctrl Q");
        answer("Cancel");
        waitForFocus(canvas);
        assertThat(tileName(10, 10)).isEqualTo("dirt");

        user.key("ctrl Q");
        answer("Don’t save");
        Edt.waitUntil("the window is closed", () -> !frame.isDisplayable());
        assertThat(Files.readString(file)).isEqualTo(before);

        start(file.toString());
        paintSomething();
        user.key("ctrl Q");
        answer("Save");
        Edt.waitUntil("the window is closed", () -> !frame.isDisplayable());
        assertThat(Files.readString(file)).contains("dirt");
    }

    private void paintSomething() {
        chooseTile("dirt");
        user.click(canvas, cell(10, 10), User.LEFT);
        assertThat(tileName(10, 10)).isEqualTo("dirt");
    }

    private String banner() {
        JLabel title = Components.named("banner.title", JLabel.class);
        return Edt.get(title::getText) + "\n" + Edt.get(Components.named("banner.details", JTextArea.class)::getText);
    }
}
