package dev.ledge.editor.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A level has the same colours in every look of the editor: its sky, tiles, objects and actors. */
class LevelColorsTest {
    private static final Path DEMO = Path.of("../levels/demo/demo.level.json");
    private static final int TICKS = 90;

    private Level demo;

    @BeforeEach
    void readWithoutManyActors() throws Exception {
        demo = LevelReader.read(DEMO).value();
        for (LevelObject object : demo.objects()) {
            if (object instanceof Body body && body.copies() != null) {
                demo = demo.withoutObject(object.id()); // How many they are is said in words, which are the editor's.
            }
        }
    }

    @Test
    void whatIsEditedLooksTheSameInLightAndDark() {
        for (double zoom : new double[] {0.25, 1, 3}) {
            assertSame(edited(demo, zoom, Theme.DARK), edited(demo, zoom, Theme.LIGHT));
        }
    }

    @Test
    void everyTileLooksTheSameInLightAndDark() {
        Level level = Scenes.level(List.of("#T/_ib=|H^Lwfgp", " ".repeat(15)));
        assertSame(edited(level, 2, Theme.DARK), edited(level, 2, Theme.LIGHT));
    }

    @Test
    void oneRendererMayBeAskedForBothInTurn() {
        LevelRenderer renderer = new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES);
        Function<Theme, int[]> paint = theme -> Canvas.of(demo, 1)
                .paint(renderer, demo, RenderOptions.editing(theme))
                .pixels();
        int[] light = paint.apply(Theme.LIGHT);
        assertSame(paint.apply(Theme.DARK), light);
        assertSame(paint.apply(Theme.LIGHT), light);
    }

    @Test
    void whatIsPlayedLooksTheSameInLightAndDark() {
        assertSame(played(Theme.DARK), played(Theme.LIGHT));
    }

    @Test
    void whatIsBeyondTheLevelFollowsTheLook() {
        Canvas canvas = new Canvas(60, 40, 1, 1);
        canvas.view.panBy(30, 0);
        canvas.paint(
                new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES),
                demo,
                RenderOptions.editing(Theme.DARK));
        assertThat(canvas.at(-10, 20)).isEqualTo(Theme.DARK.outside()).isNotEqualTo(Theme.LIGHT.outside());
    }

    private static void assertSame(int[] dark, int[] light) {
        long different = IntStream.range(0, light.length)
                .filter(i -> dark[i] != light[i])
                .count();
        assertThat(dark).hasSameSizeAs(light);
        assertThat(different).as("pixels of another colour").isZero();
    }

    private static int[] edited(Level level, double zoom, Theme theme) {
        LevelRenderer renderer = new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES);
        return Canvas.of(level, zoom)
                .paint(renderer, level, RenderOptions.editing(theme))
                .pixels();
    }

    private int[] played(Theme theme) {
        World world = new World(demo);
        for (int i = 0; i < TICKS; i++) {
            world.step(Buttons.RIGHT.bit());
        }
        WorldRenderer renderer = new WorldRenderer(new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES));
        Canvas canvas = Canvas.of(demo, 1);
        int width = canvas.picture.getWidth();
        int height = canvas.picture.getHeight();
        return canvas.paint(g -> renderer.paint(g, world, canvas.view, width, height, RenderOptions.playing(theme)))
                .pixels();
    }
}
