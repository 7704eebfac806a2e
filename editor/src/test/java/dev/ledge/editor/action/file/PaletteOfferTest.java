package dev.ledge.editor.action.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.json.PaletteWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The palettes of a project that a level can have. */
class PaletteOfferTest {
    @TempDir
    private Path project;

    @Test
    @DisabledOnOs(OS.WINDOWS) // Links need a right there.
    void aLinkThatLeadsNowhereIsPassedOver() throws Exception {
        Files.createDirectories(project.resolve(".git"));
        Path palette = project.resolve("b.palette.json");
        PaletteWriter.write(Palette.EMPTY, palette);
        Files.createSymbolicLink(project.resolve("a.palette.json"), project.resolve("gone.palette.json"));
        assertThat(PaletteOffer.below(project, project.resolve("a.level.json"), null, () -> {}))
                .extracting(PaletteOffer::file)
                .containsExactly(palette.toRealPath());
    }
}
