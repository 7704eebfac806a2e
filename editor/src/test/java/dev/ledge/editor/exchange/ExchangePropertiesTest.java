package dev.ledge.editor.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.diff.RandomEdits;
import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AfterTry;
import net.jqwik.api.lifecycle.BeforeTry;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Random levels that go out and come back are equal, or the report names what is not. */
class ExchangePropertiesTest {
    private Path folder;

    @BeforeTry
    void makeFolder() throws IOException {
        folder = Files.createTempDirectory("exchange");
    }

    @AfterTry
    void removeFolder() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    private Level level(long seed) throws Exception {
        Level made = RandomEdits.anywhere(seed).some(RandomEdits.level(seed));
        // What its file says of it, as a level in memory may say the same in several ways.
        return LevelReader.read(LevelWriter.toBytes(made), folder.resolve("x.level.json"))
                .value();
    }

    private Path out(Level level, String format) throws Exception {
        ExportFormat writer = Formats.export(format).orElseThrow();
        Path out = folder.resolve("map." + writer.suffix());
        LevelExport.write(
                level, folder.resolve("x.level.json"), writer, ExportFormat.Options.DEFAULT, out, Progress.NONE);
        return out;
    }

    @Property(tries = 40)
    void mapsComeBackOrTheReportSaysWhatDoesNot(@ForAll long seed) throws Exception {
        Level level = level(seed);
        String wanted = new String(LevelWriter.toBytes(level), StandardCharsets.UTF_8);
        for (String format : new String[] {"tmj", "tmx", "ldtk"}) {
            Path out = out(level, format);
            Imported back = LevelImport.read(out, new ImportRequest(Mapping.standard(), folder.resolve("x.level.json")))
                    .get(0);
            if (back.report().lostLines().isEmpty()) {
                assertThat(new String(LevelWriter.toBytes(back.level()), StandardCharsets.UTF_8))
                        .as(format)
                        .isEqualTo(wanted);
            }
        }
    }

    @Property(tries = 40)
    void geometryHasEachCellOnceAndNoOther(@ForAll long seed) throws Exception {
        Level level = level(seed);
        JsonNode root = new JsonMapper().readTree(out(level, "runtime").toFile());
        int[][] covered = new int[level.rows()][level.columns()];
        int grid = level.grid();
        for (JsonNode rectangle : root.get("rectangles")) {
            int left = rectangle.get("x").asInt() / grid;
            int top = rectangle.get("y").asInt() / grid;
            for (int row = 0; row < rectangle.get("height").asInt() / grid; row++) {
                for (int column = 0; column < rectangle.get("width").asInt() / grid; column++) {
                    covered[top + row][left + column]++;
                }
            }
        }
        int polygons = 0;
        for (Layer layer : level.layers()) {
            if (layer instanceof TileLayer tiles && tiles.isColliding()) {
                for (int row = 0; row < level.rows(); row++) {
                    for (int column = 0; column < level.columns(); column++) {
                        TileType type = level.tileType(tiles.grid().get(column, row));
                        if (type == null) {
                            continue;
                        }
                        Shape shape = type.effectiveShape();
                        if (shape instanceof Shape.Full
                                || shape instanceof Shape.None && (type.isClimbable() || type.isHazard())) {
                            covered[row][column]--;
                        } else if (!(shape instanceof Shape.None)) {
                            polygons++;
                        }
                    }
                }
            }
        }
        for (int[] row : covered) {
            assertThat(row).containsOnly(0);
        }
        assertThat(root.get("polygons")).hasSize(polygons);
        assertThat(root.get("objects")).hasSize(level.objects().size());
    }
}
