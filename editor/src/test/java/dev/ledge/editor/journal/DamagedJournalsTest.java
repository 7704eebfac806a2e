package dev.ledge.editor.journal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.TestMaps;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Journals that are torn, damaged, of newer programs or in use, and folders that cannot be written. */
class DamagedJournalsTest extends JournalCase {
    @Test
    void aJournalTornAnywhereGivesWhatWasWhole() throws Exception {
        Document document = opened(TestMaps.level("......", "aaaaaa"));
        Level first = painted(document.level(), 2, "b");
        document.edit("Paint 1 cell", first);
        journals.drain(LONG);
        Level second = painted(first, 3, "c");
        document.edit("Paint 1 cell", second);
        Crashes.crash(journals, folder);
        Path journal = written().get(0);
        byte[] whole = Files.readAllBytes(journal);
        Level base = Document.open(file).level();

        int lastLength = -1;
        for (int length = 0; length < whole.length; length += 7) {
            Files.write(journal, Arrays.copyOf(whole, length));
            List<Recovery> left = left();
            int gestures = left.isEmpty() ? 0 : left.get(0).gestures();
            assertThat(gestures).isBetween(Math.max(0, lastLength), 1);
            lastLength = gestures;
            if (gestures == 1) {
                assertThat(left.get(0).onto(base).merge().merged().hasSameContent(first))
                        .isTrue();
            }
            left.forEach(Recovery::release);
        }
        assertThat(lastLength).isEqualTo(1);
    }

    @Test
    void aDamagedJournalGivesItsBeginningAndIsPutAsideOrOfferedNeverThrown() throws Exception {
        Document document = opened(TestMaps.level("......", "aaaaaa"));
        for (int i = 0; i < 4; i++) {
            document.edit("Paint 1 cell", painted(document.level(), i, "b"));
            journals.drain(LONG);
        }
        Crashes.crash(journals, folder);
        Path journal = written().get(0);
        byte[] whole = Files.readAllBytes(journal);
        SplittableRandom random = new SplittableRandom(3);

        for (int i = 0; i < 200; i++) {
            byte[] bytes = whole.clone();
            bytes[random.nextInt(bytes.length - 1)] ^= (byte) (1 << random.nextInt(8));
            Files.write(journal, bytes);
            Journals.Left left = new Journals(folder, troubles::add).left();
            assertThat(left.recoveries().size() + left.damaged().size()).isEqualTo(1);
            for (Recovery recovery : left.recoveries()) {
                assertThat(recovery.isDamaged()).isTrue();
                assertThat(recovery.gestures()).isLessThan(4);
                recovery.remove();
            }
            Path aside = folder.resolve("damaged").resolve(journal.getFileName());
            assertThat(Files.readAllBytes(aside)).isEqualTo(bytes);
            Files.delete(aside);
        }
    }

    @Test
    void whatANewerProgramLeftIsLeftAlone() throws Exception {
        Files.createDirectories(folder);
        Path newer = folder.resolve("ledge-1.journal");
        Files.write(
                newer, Lines.of(new JournalHeader("ledge-journal", 2, null, null, "x", null, 0, 0, 0, 0, "?", null)));

        assertThat(left()).isEmpty();
        assertThat(newer).exists();
    }

    @Test
    void aJournalThatIsWrittenToIsNotOffered() throws Exception {
        Document document = opened(TestMaps.level("......", "aaaaaa"));
        document.edit("Paint 1 cell", painted(document.level(), 2, "b"));
        assertThat(journals.drain(LONG)).isTrue();

        assertThat(left()).isEmpty();
        Crashes.crash(journals, folder);
        List<Recovery> first = left();
        assertThat(first).hasSize(1);
        assertThat(left()).as("while another window offers it").isEmpty();
        first.get(0).release();
        assertThat(left()).hasSize(1);
    }

    @Test
    void aFolderThatCannotBeWrittenIsReportedOnceAndMadeUpFor() throws Exception {
        Files.createDirectories(folder.getParent());
        Files.writeString(folder, "in the way");
        Document document = opened(TestMaps.level("......", "aaaaaa"));
        document.edit("Paint 1 cell", painted(document.level(), 2, "b"));
        journals.drain(LONG);
        document.edit("Paint 1 cell", painted(document.level(), 3, "b"));
        journals.drain(LONG);
        assertThat(troubles).hasSize(1).doesNotContain("null");

        Files.delete(folder);
        document.edit("Paint 1 cell", painted(document.level(), 4, "c"));
        Crashes.crash(journals, folder);

        assertThat(troubles).hasSize(2).endsWith("null");
        Level restored = left().get(0).onto(Document.open(file).level()).merge().merged();
        assertThat(new String(LevelWriter.toBytes(restored), StandardCharsets.UTF_8))
                .isEqualTo(new String(LevelWriter.toBytes(document.level()), StandardCharsets.UTF_8));
    }
}
