package dev.ledge.editor.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LevelRendererTest {
    private static final Color ROCK = new Color(0x6B6F7D);
    private static final double NEAR = 40;

    private final LevelRenderer renderer = new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES);

    @TempDir
    private Path folder;

    @Test
    void aSolidTileHasItsColourAndTheSkyIsBehindIt() {
        Level level = Scenes.level(List.of("    ", " ## ", "    "));
        Canvas canvas = Canvas.of(level, 2).paint(renderer, level);

        assertThat(Canvas.distance(canvas.at(24, 26), ROCK)).isLessThan(NEAR);
        assertThat(Canvas.distance(canvas.at(4, 4), Sky.TOP)).isLessThan(NEAR);
        assertThat(Canvas.distance(canvas.at(60, 40), Sky.BOTTOM)).isLessThan(NEAR);
    }

    @Test
    void aNumberOfThePlayerThatChangesNoLookThrowsNothingAway() {
        Level level = Scenes.level(List.of("    ", " #w ", "####"));
        Canvas.of(level, 2).paint(renderer, level);
        Object painter = renderer.objectPainter();

        Level faster = with(level, ActorField.WALK_SPEED, 150);
        int[] pixels = Canvas.of(faster, 2).paint(renderer, faster).pixels();
        assertThat(renderer.objectPainter()).isSameAs(painter);
        assertThat(pixels).isEqualTo(Canvas.of(level, 2).paint(renderer, level).pixels());
    }

    @Test
    void aSurfaceThatIsNotSlipperyForThePlayerAnyMoreIsDrawnAnew() {
        Level level = Scenes.level(List.of("    ", " ww ", "####"));
        Canvas.of(level, 2).paint(renderer, level);
        Object painter = renderer.objectPainter();

        Level slow = with(level, ActorField.DECELERATION, 80);
        Canvas.of(slow, 2).paint(renderer, slow);
        assertThat(renderer.objectPainter()).isNotSameAs(painter);
    }

    private static Level with(Level level, ActorField field, double value) {
        return level.toBuilder().player(level.player().with(field, value)).build();
    }

    /** They are the editor's, not the level's. */
    @Test
    void theNameOfAnObjectIsAboveTheLayersThatCoverIt() {
        String back = Scenes.layer("back", false, List.of("    ", "    ", "    ", "    ")) + ", ";
        String object = "{\"id\": \"a\", \"type\": \"shop\", \"at\": [0, 0], \"size\": [64, 64]%s}";
        List<String> rows = List.of("####", "####", "####", "####");
        Level above = Scenes.level(Path.of("x.level.json"), back, rows, String.format(object, ""));
        Level below = Scenes.level(Path.of("x.level.json"), back, rows, String.format(object, ", \"layer\": \"back\""));
        Canvas covered = Canvas.of(below, 1).paint(renderer, below);
        Canvas open = Canvas.of(above, 1).paint(renderer, above);
        assertThat(Canvas.distance(covered.at(4, 4), open.at(4, 4)))
                .as("the name")
                .isLessThan(NEAR);
        assertThat(covered.at(60, 60)).as("the box").isNotEqualTo(open.at(60, 60));
    }

    @Test
    void noEdgeIsSeenBetweenNeighboursOfOneMaterial() {
        Level level = Scenes.level(List.of("      ", " #### ", " #### ", " #### ", "      "));
        Canvas canvas = Canvas.of(level, 1).paint(renderer, level);

        Color inside = canvas.at(40, 38);
        assertThat(canvas.at(48, 34)).isEqualTo(inside);
        assertThat(canvas.at(47, 34)).isEqualTo(inside);
        assertThat(canvas.at(40, 32)).isEqualTo(inside);
        assertThat(canvas.at(40, 31)).isEqualTo(inside);
        assertThat(canvas.at(40, 16)).as("the top is lit").isNotEqualTo(inside);
        assertThat(canvas.at(16, 40)).as("the side is dark").isNotEqualTo(inside);
    }

    @Test
    void aSlopeCoversWhatIsSolidAndAFlipTurnsIt() {
        Level level = Scenes.level(List.of("  ", "/\\"));
        Canvas canvas = Canvas.of(level, 4).paint(renderer, level);

        assertThat(Canvas.distance(canvas.at(12, 28), ROCK)).isLessThan(NEAR);
        assertThat(Canvas.distance(canvas.at(3, 18), Sky.MIDDLE)).isLessThan(NEAR);
        assertThat(Canvas.distance(canvas.at(20, 28), ROCK)).isLessThan(NEAR);
        assertThat(Canvas.distance(canvas.at(29, 18), Sky.MIDDLE)).isLessThan(NEAR);
    }

    @ParameterizedTest
    @ValueSource(strings = {"#", "T", "/", "_", "i", "b", "=", "|", "H", "^", "L", "w", "f", "g", "p"})
    void everyTileCanBeSeen(String symbol) {
        Level empty = Scenes.level(List.of("   ", "   ", "   "));
        Level level = Scenes.level(List.of("   ", " " + symbol + " ", "   "));
        for (double zoom : new double[] {1 / 16.0, 0.25, 1, 3, 16}) {
            int[] with = Canvas.of(level, zoom).paint(renderer, level).pixels();
            int[] without = Canvas.of(empty, zoom).paint(renderer, empty).pixels();
            assertThat(with).as("%s at %s", symbol, zoom).isNotEqualTo(without);
        }
    }

    @Test
    void hugeCellsArePaintedWithoutHugePictures() {
        Level level = Scenes.level(List.of("# ", "##")).toBuilder().grid(256).build();
        Canvas top = new Canvas(300, 200, 32, 2).paint(renderer, level);
        Canvas inside = new Canvas(300, 200, 32, 2);
        inside.view.center(128, 100);
        inside.paint(renderer, level);

        assertThat(Canvas.distance(inside.at(128, 100), ROCK)).isLessThan(NEAR);
        assertThat(top.at(6, 4).getRed()).as("the lit top").isGreaterThan(ROCK.getRed() + 20);
    }

    @Test
    void aLevelWithoutCellsIsAnEmptyPicture() {
        Level none = Scenes.level(List.of(" ")).toBuilder()
                .layers(List.of())
                .size(0, 0)
                .build();
        Canvas canvas = new Canvas(30, 20, 1, 1).paint(renderer, none);

        assertThat(canvas.at(5, 5)).isEqualTo(Theme.LIGHT.outside());
    }

    @Test
    void aBeltShowsWhereItTransports() {
        Level right = Scenes.level(List.of("bbb"));
        Level left = Scenes.level(List.of("ddd"));

        assertThat(Canvas.of(right, 2).paint(renderer, right).pixels())
                .isNotEqualTo(Canvas.of(left, 2).paint(renderer, left).pixels());
    }

    @ParameterizedTest
    @ValueSource(doubles = {1 / 16.0, 0.1, 1 / 3.0, 1, 1.5, 2.2, 8})
    void anEditPaintsTheSameAsPaintingAnew(double zoom) {
        Level level = Scenes.level(List.of(" ".repeat(32)));
        level = level.toBuilder()
                .size(100, 70)
                .layers(List.of(((TileLayer) level.layers().get(0)).withGrid(TileGrid.empty(100, 70))))
                .build();
        Random random = new Random(7);
        Canvas kept = new Canvas(300, 200, zoom, 1);
        for (int edit = 0; edit < 20; edit++) {
            int column = random.nextInt(100);
            int row = random.nextInt(70);
            int tile = random.nextInt(level.tiles().size());
            TileLayer layer = (TileLayer) level.layers().get(0);
            level = level.withLayer(layer.withGrid(
                    layer.grid().edit().fill(column, row, 6, 3, tile).build()));
            kept.paint(renderer, level);
        }
        Canvas fresh = new Canvas(300, 200, zoom, 1);

        assertThat(kept.pixels())
                .isEqualTo(fresh.paint(new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES), level)
                        .pixels());
    }

    @Test
    void panningPaintsTheSameAsPaintingAnew() {
        Level level =
                Scenes.level(List.of("##//==^^##ii##TT##bb##", "T#T#T#T#T#T#T#T#T#T#T#", "######################"));
        Canvas kept = new Canvas(120, 60, 1.5, 1);
        for (int i = 0; i < 12; i++) {
            kept.view.panBy(-13, i % 3 - 1);
            kept.paint(renderer, level);
        }
        Canvas fresh = new Canvas(120, 60, 1.5, 1);
        fresh.view.panBy(-13 * 12, 0);

        assertThat(kept.pixels())
                .isEqualTo(fresh.paint(new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES), level)
                        .pixels());
    }

    @Test
    void aScaledScreenGetsAllItsPixels() {
        Level level = Scenes.level(List.of("#/", "##"));
        Canvas scaled = new Canvas(64, 64, 2, 2).paint(renderer, level);
        Canvas zoomed = new Canvas(128, 128, 4, 1).paint(renderer, level);

        assertThat(scaled.pixels()).isEqualTo(zoomed.pixels());
    }

    @Test
    void aHiddenLayerIsNotPaintedAndAnOpaqueOneHidesWhatIsBehind() {
        String back = Scenes.layer("back", false, List.of("gg", "gg")) + ", ";
        Level level = Scenes.level(Path.of("x.level.json"), back, List.of("# ", "  "));
        Canvas canvas = Canvas.of(level, 1).paint(renderer, level);
        assertThat(Canvas.distance(canvas.at(8, 9), ROCK)).isLessThan(NEAR);
        assertThat(canvas.at(24, 8).getBlue()).isGreaterThan(200);

        TileLayer ground = (TileLayer) level.layer("ground");
        Level hidden = level.withLayer(ground.withCommon(ground.common().withVisible(false)));
        canvas.paint(renderer, hidden);
        assertThat(canvas.at(8, 9).getBlue()).isGreaterThan(200);
    }

    @Test
    void objectsComeAfterTheLastCollidingLayerUnlessTheyNameOne() {
        String back = Scenes.layer("back", false, List.of("  ", "  ")) + ", ";
        String box =
                "{\"id\": \"%s\", \"type\": \"platform\", \"at\": [0, 0], \"size\": [32, 32], \"color\": \"#ff0000\","
                        + " \"motion\": {\"mode\": \"still\"}%s}";
        Level front = Scenes.level(Path.of("x.level.json"), back, List.of("##", "##"), box.formatted("aaaaa", ""));
        Level behind = Scenes.level(
                Path.of("x.level.json"), back, List.of("##", "##"), box.formatted("aaaaa", ", \"layer\": \"back\""));

        assertThat(Canvas.of(front, 1).paint(renderer, front).at(16, 18).getRed())
                .isGreaterThan(200);
        assertThat(Canvas.distance(Canvas.of(behind, 1).paint(renderer, behind).at(16, 24), ROCK))
                .isLessThan(NEAR);
    }

    @Test
    void tilesAndLayersWithPicturesShowThem() throws IOException {
        BufferedImage tiles = new BufferedImage(4, 4, BufferedImage.TYPE_INT_RGB);
        tiles.setRGB(0, 0, 0xFF0000);
        tiles.setRGB(1, 0, 0x00FF00);
        tiles.setRGB(0, 1, 0x0000FF);
        tiles.setRGB(1, 1, 0xFFFF00);
        Files.createDirectories(folder.resolve("levels/img"));
        ImageIO.write(tiles, "png", folder.resolve("levels/img/tiles.png").toFile());
        Path file = folder.resolve("levels/x.level.json");
        String sky = "{\"id\": \"sky\", \"kind\": \"image\", \"src\": \"img/tiles.png\", \"repeat\": \"x\"}, ";
        Level level = Scenes.level(file, sky, List.of("   ", " p "));
        Canvas canvas =
                Canvas.of(level, 1).paint(new LevelRenderer(new TileImages(() -> file), ObjectKinds.FIGURES), level);

        assertThat(canvas.at(20, 20)).isEqualTo(Color.RED);
        assertThat(canvas.at(28, 20)).isEqualTo(Color.GREEN);
        assertThat(canvas.at(20, 28)).isEqualTo(Color.BLUE);
        assertThat(canvas.at(28, 28)).isEqualTo(Color.YELLOW);
        assertThat(canvas.at(0, 0)).isEqualTo(Color.RED);
        assertThat(canvas.at(44, 0)).as("repeated").isEqualTo(Color.RED);
        assertThat(canvas.at(44, 8)).as("in x only").isNotEqualTo(Color.RED);
    }

    @Test
    void aPictureOutsideTheProjectIsNotRead() throws IOException {
        BufferedImage tiles = new BufferedImage(2, 2, BufferedImage.TYPE_INT_RGB);
        tiles.setRGB(0, 0, 0xFF0000);
        ImageIO.write(tiles, "png", folder.resolve("secret.png").toFile());
        Path file = Files.createDirectories(folder.resolve("project/levels")).resolve("x.level.json");
        ImageLayer outside = new ImageLayer(LayerCommon.of("sky"), "../../secret.png", null);

        assertThat(new TileImages(() -> file).picture(outside)).isEmpty();
    }

    @Test
    void oneTileIsPaintedAlone() {
        Level level = Scenes.level(List.of(" "));
        Canvas canvas = new Canvas(40, 40, 1, 1);
        canvas.paint(g -> renderer.paintTile(g, level, new TileRef("rock", Flip.NONE), 4, 4, 32));

        assertThat(Canvas.distance(canvas.at(20, 22), ROCK)).isLessThan(NEAR);
        assertThat(canvas.at(1, 1)).isEqualTo(Color.BLACK);
        assertThat(canvas.at(38, 38)).isEqualTo(Color.BLACK);
        assertThat(canvas.at(3, 20)).as("a seam beyond its left side").isEqualTo(Color.BLACK);
        assertThat(canvas.at(20, 36)).as("a seam beyond its foot").isEqualTo(Color.BLACK);
    }
}
