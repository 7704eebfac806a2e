package dev.ledge.editor.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsSavedIsReadAgain() throws IOException {
        Path file = folder.resolve("new/settings.json");
        Settings settings = new Settings(file);
        Path odd = folder.resolve("a b=c#d!é/x.level.json").toAbsolutePath();
        settings.put("theme", "dark");
        settings.put("pane.left", "212");
        settings.noteRecent(odd);
        settings.save();

        Settings again = new Settings(file);
        assertThat(again.get("theme")).contains("dark");
        assertThat(again.number("pane.left", 1)).isEqualTo(212);
        assertThat(again.number("theme", 7)).as("not a number").isEqualTo(7);
        assertThat(again.recent()).containsExactly(odd);
    }

    @Test
    void recentLevelsAreTenAndTheLastIsFirst() {
        Settings settings = new Settings(folder.resolve("none.json"));
        for (int i = 0; i < 12; i++) {
            settings.noteRecent(folder.resolve(i + ".level.json"));
        }
        settings.noteRecent(folder.resolve("5.level.json"));
        assertThat(settings.recent()).hasSize(10).doesNotHaveDuplicates();
        assertThat(settings.recent().get(0)).isEqualTo(folder.resolve("5.level.json"));
    }

    @Test
    void levelsThatWereOpenTogetherComeBackInTheirOrder() throws IOException {
        Path file = folder.resolve("settings.json");
        Path b = folder.resolve("b.level.json").toAbsolutePath();
        Path a = folder.resolve("a, é.level.json").toAbsolutePath();
        Settings settings = new Settings(file);
        settings.noteRecent(b);
        settings.noteSession(List.of(b, a), a);
        settings.save();

        Settings again = new Settings(file);
        assertThat(again.session()).containsExactly(b, a);
        assertThat(again.lastShown()).startsWith(a).contains(b);
        again.noteSession(List.of(), null);
        assertThat(again.session()).isEmpty();
        assertThat(again.lastShown()).containsExactly(b);
    }

    @Test
    void aDamagedFileIsAsGoodAsNone() throws IOException {
        Path file = folder.resolve("settings.json");
        for (String damaged :
                List.of("", "{", "a=b", "null", "[]", "{\"a\": null, \"recent.0\": null}", "{\"a\": {}}", "{}{")) {
            Files.writeString(file, damaged);
            assertThat(new Settings(file).get("a")).as(damaged).isEmpty();
            assertThat(new Settings(file).recent()).as(damaged).isEmpty();
        }
        Files.write(file, new byte[] {'{', '"', 'a', '"', ':', '"', (byte) 0xff, '"', '}'});
        assertThat(new Settings(file).get("b")).isEmpty();

        Settings settings = new Settings(file);
        settings.put("theme", "dark");
        settings.save();
        assertThat(new Settings(file).get("theme")).contains("dark");
    }

    @Test
    void whatComesAfterTheEndIsWrittenAtOnceAndNeverLater() throws IOException {
        Path file = folder.resolve("settings.json");
        Settings settings = new Settings(file);
        settings.put("theme", "dark");
        settings.close();
        assertThat(new Settings(file).get("theme")).contains("dark");

        settings.put("theme", "light");
        assertThat(new Settings(file).get("theme")).contains("light");
    }

    @Test
    void anyTextIsReadAsItWasWritten() throws IOException {
        Path file = folder.resolve("settings.json");
        Settings settings = new Settings(file);
        String odd = " a\r\n\tb\f=:#!\\u0041 ü😀 ";
        settings.put(odd, odd);
        settings.save();
        assertThat(new Settings(file).get(odd)).contains(odd);
    }

    @Test
    void aChangeIsWrittenByItself() {
        Path file = folder.resolve("settings.json");
        new Settings(file).put("theme", "dark");

        waitUntil(() -> new Settings(file).get("theme").isPresent());
    }

    @Test
    void twoEditorsKeepEachOthersChanges() throws IOException {
        Path file = folder.resolve("settings.json");
        Settings one = new Settings(file);
        Settings other = new Settings(file);
        one.put("theme", "dark");
        one.put("pane.left", "100");
        one.noteRecent(folder.resolve("a.level.json"));
        one.save();
        other.put("pane.left", "200");
        other.noteRecent(folder.resolve("b.level.json"));
        other.save();
        one.put("pane.right", "300");
        one.save();

        Settings read = new Settings(file);
        assertThat(read.get("theme")).contains("dark");
        assertThat(read.number("pane.left", 0)).isEqualTo(200);
        assertThat(read.number("pane.right", 0)).isEqualTo(300);
        assertThat(read.recent()).containsExactly(folder.resolve("b.level.json"), folder.resolve("a.level.json"));
    }

    @Test
    void whatCannotBeWrittenIsReportedOnceAndMadeUpFor() throws IOException {
        Path file = folder.resolve("settings.json");
        Files.createDirectory(file);
        Settings settings = new Settings(file);
        List<String> troubles = new CopyOnWriteArrayList<>();
        settings.setOnTrouble(reason -> troubles.add(String.valueOf(reason)));
        settings.put("theme", "dark");
        settings.drain();
        settings.put("theme", "light");
        settings.drain();
        assertThat(troubles).hasSize(1);
        assertThat(troubles.get(0)).contains("cannot save").contains("this is a folder");

        Files.delete(file);
        settings.drain();
        assertThat(troubles).hasSize(2).endsWith("null");
        assertThat(new Settings(file).get("theme")).contains("light");
    }

    private static void waitUntil(BooleanSupplier condition) {
        long deadline = System.nanoTime() + 30_000_000_000L;
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("waited in vain").isLessThan(deadline);
            LockSupport.parkNanos(5_000_000);
        }
    }
}
