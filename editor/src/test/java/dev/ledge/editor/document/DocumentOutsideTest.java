package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.editor.file.Fingerprint;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.json.PaletteWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A document whose file is changed by others. */
class DocumentOutsideTest {
    private static final Level BASE = TestMaps.level("a..", "...");
    private static final Level THEIRS = TestMaps.level("a.b", "...");
    private static final Level MINE = TestMaps.level("a..", "c..");

    @TempDir
    private Path folder;

    private Path file;
    private Document document;

    @BeforeEach
    void open() throws Exception {
        file = folder.resolve("a.level.json");
        LevelWriter.write(BASE, file);
        document = Document.open(file);
    }

    private OnDisk.Readable theirs() {
        return (OnDisk.Readable) OnDisk.read(file);
    }

    @Test
    void whatWasNotSeenIsNotWrittenOver() throws IOException {
        document.edit("Paint", MINE);
        LevelWriter.write(THEIRS, file);

        assertThatThrownBy(() -> document.saveAs(document.file()))
                .isInstanceOf(ChangedOutsideException.class)
                .hasMessageContaining("a.level.json")
                .hasMessageContaining("changed outside");
        assertThatThrownBy(() -> document.saveAs(folder.resolve("../" + folder.getFileName() + "/a.level.json")))
                .as("the same file by another name")
                .isInstanceOf(ChangedOutsideException.class);

        assertThat(LevelWriter.toBytes(theirs().level())).isEqualTo(LevelWriter.toBytes(THEIRS));
        assertThat(document.isModified()).isTrue();
        document.saveAs(folder.resolve("b.level.json"));
        assertThat(document.isModified()).isFalse();
    }

    @Test
    void keepingMineTakesNoticeOfTheirs() throws IOException {
        document.edit("Paint", MINE);
        LevelWriter.write(THEIRS, file);
        document.agree("Merge", theirs(), document.committed());

        assertThat(document.isModified()).isTrue();
        assertThat(document.history().undoCount()).isEqualTo(1);
        document.saveAs(document.file());
        assertThat(LevelWriter.toBytes(theirs().level())).isEqualTo(LevelWriter.toBytes(MINE));
    }

    @Test
    void whatChangedOnceMoreIsNotWrittenOver() throws IOException {
        document.edit("Paint", MINE);
        LevelWriter.write(THEIRS, file);
        OnDisk.Readable seen = theirs();
        LevelWriter.write(TestMaps.level("bbb", "bbb"), file);
        document.agree("Merge", seen, document.committed());

        assertThatThrownBy(() -> document.saveAs(document.file())).isInstanceOf(ChangedOutsideException.class);
    }

    @Test
    void takingTheirsIsOneStepOfUndo() throws IOException {
        document.edit("Paint", MINE);
        LevelWriter.write(THEIRS, file);
        OnDisk.Readable seen = theirs();

        document.agree("Reload from disk", seen, seen.level());

        assertThat(document.level()).isSameAs(seen.level());
        assertThat(document.isModified()).isFalse();
        assertThat(document.history().undoName()).isEqualTo("Reload from disk");
        document.undo();
        assertThat(document.level().hasSameContent(MINE)).isTrue();
        assertThat(document.isModified()).isTrue();
    }

    @Test
    void aLostFileMakesTheDocumentModified() throws IOException {
        byte[] content = Files.readAllBytes(file);
        Files.delete(file);
        document.setLost(true);
        assertThat(document.isModified()).isTrue();
        Files.write(file, content);
        document.setLost(false);
        assertThat(document.isModified()).isFalse();

        Files.delete(file);
        document.saveAs(document.file());
        assertThat(LevelWriter.toBytes(theirs().level())).isEqualTo(LevelWriter.toBytes(BASE));
        assertThat(document.knows(Fingerprint.of(file))).isTrue();
    }

    @Test
    void whatIsNoLevelIsWrittenOverOnlyAfterItWasSeen() throws IOException {
        Files.writeString(file, "no level");
        assertThatThrownBy(() -> document.saveAs(document.file())).isInstanceOf(ChangedOutsideException.class);
        document.agree((OnDisk.Unreadable) OnDisk.read(file));
        assertThat(document.isModified()).isTrue();
        document.setLost(false);
        assertThat(document.isModified()).as("the file still holds no level").isTrue();

        document.saveAs(document.file());

        assertThat(document.isModified()).isFalse();
        assertThat(LevelWriter.toBytes(theirs().level())).isEqualTo(LevelWriter.toBytes(BASE));
    }

    @Test
    void twoThatSaveInTurnsNeverLoseAnything() throws Exception {
        Document other = Document.open(file);
        other.edit("Paint", THEIRS);
        other.saveAs(other.file());
        document.edit("Paint", MINE);
        assertThatThrownBy(() -> document.saveAs(document.file())).isInstanceOf(ChangedOutsideException.class);
        OnDisk.Readable seen = theirs();
        document.agree("Merge", seen, TestMaps.level("a.b", "c.."));
        document.saveAs(document.file());
        assertThatThrownBy(() -> {
                    other.edit("More", TestMaps.level("aab", "..."));
                    other.saveAs(other.file());
                })
                .isInstanceOf(ChangedOutsideException.class);
    }

    @Test
    void anotherPaletteGoesIntoEverythingThatUndoLeadsTo() throws Exception {
        Path palette = folder.resolve("p.palette.json");
        PaletteWriter.write(TestMaps.palette("a", "b", "c"), palette);
        LevelWriter.write(
                BASE.toBuilder().palette("p.palette.json", TestMaps.PALETTE).build(), file);
        document = Document.open(file);
        Level first = document.level();
        document.edit("Paint", CellEdits.paint(first, "ground", 1, 1, Stamp.of(TileRef.of("b"))));
        var other = TestMaps.palette("a", "b", "c", "d");

        document.setPalette(other);

        assertThat(document.level().palette()).isEqualTo(other);
        assertThat(document.history().undoCount()).isEqualTo(1);
        document.undo();
        assertThat(document.level().palette()).isEqualTo(other);
        assertThat(document.isModified()).isFalse();
    }
}
