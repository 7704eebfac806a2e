package dev.ledge.editor.action.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.LevelEdits;
import dev.ledge.editor.journal.Crashes;
import dev.ledge.editor.journal.Journals;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.level.json.PaletteWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is restored is as unsaved as it was, the palette's file included. */
class RestoreOfferTest {
    private static final String SHARED = "shared.palette.json";
    private static final Palette OWN = Palette.EMPTY.withTile(TileType.of("rock", Shape.FULL));
    private static final Palette FILE = OWN.withTile(TileType.of("slate", Shape.FULL));
    private static final Palette EDITED = FILE.withTile(
                    TileType.of("rock", Shape.FULL).withFlags(false, true, false))
            .withTile(TileType.of("clay", Shape.FULL));

    @TempDir
    private Path folder;

    private Path journals;
    private Path file;
    private Path shared;

    @BeforeEach
    void project() throws Exception {
        Files.createDirectories(folder.resolve(".git"));
        journals = folder.resolve("journal");
        file = folder.resolve("a.level.json");
        shared = folder.resolve(SHARED);
        PaletteWriter.write(FILE, shared);
    }

    /** Edits tiles of the file, paints one of them, and crashes. */
    private void crash(String path, Palette palette) throws Exception {
        Files.write(file, LevelWriter.toBytes(LevelEdits.blank(4, 4, 16, path, palette), file));
        Crashes.leave(journals, Document.open(file), document -> {
            if (path == null) {
                document.usePalette("Use it", SHARED, FILE);
            }
            Level edited = document.level().toBuilder().palette(SHARED, EDITED).build();
            document.edit("Edit tiles", edited);
            document.edit("Paint", edited.withCell("ground", 0, 0, TileRef.of("clay")));
        });
    }

    private RestoreOffer offer() {
        Journals found = new Journals(journals, reason -> {
            throw new AssertionError(reason);
        });
        return RestoreOffer.of(found.left().recoveries().get(0));
    }

    private void restore(RestoreOffer offer, Document document) throws Exception {
        document.edit(
                "Restore", offer.onto(document.saved(), document.committed()).restored());
        assertThat(document.level().palettePath()).isEqualTo(SHARED);
        assertThat(document.level().palette()).isEqualTo(EDITED);
        assertThat(document.knownPalette()).isEqualTo(FILE);
        assertThat(document.isPaletteModified()).isTrue();
        assertThat(PaletteReader.read(shared).value()).isEqualTo(FILE);
        document.saveAs(file);
        assertThat(PaletteReader.read(shared).value()).isEqualTo(EDITED);
        assertThat(Document.open(file).level().hasSameContent(document.level())).isTrue();
    }

    @Test
    void editedTilesOfAPaletteThatTheSavedLevelDoesNotNameAreNotSavedYet() throws Exception {
        crash(null, OWN);
        restore(offer(), Document.open(file));
    }

    @Test
    void soAreThoseOfALevelWhoseFileIsGone() throws Exception {
        crash(SHARED, FILE);
        Files.delete(file);
        RestoreOffer offer = offer();
        restore(offer, offer.untitled());
    }

    @Test
    void andThoseThatItWasGivenBeforeItsFileWasGone() throws Exception {
        crash(null, OWN);
        Files.delete(file);
        RestoreOffer offer = offer();
        restore(offer, offer.untitled());
    }
}
