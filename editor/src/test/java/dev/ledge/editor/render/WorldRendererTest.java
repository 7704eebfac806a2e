package dev.ledge.editor.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Tween;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import java.awt.Color;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorldRendererTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [24, 40]}";
    private static final String LIFT =
            "{\"id\": \"lift1\", \"type\": \"platform\", \"at\": [96, 16], \"size\": [32, 8],"
                    + " \"color\": \"#ff0000\", \"path\": [[0, 0], [48, 0]], \"motion\": {\"speed\": 60}}";
    private static final List<String> ROOM =
            List.of("            ", "            ", "            ", "            ", "############");

    private final WorldRenderer renderer =
            new WorldRenderer(new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES));

    private Canvas draw(World world, Tween tween, RenderOptions options) {
        Level level = world.level();
        Canvas canvas = Canvas.of(level, 2);
        return canvas.paint(g -> renderer.paint(
                g, world, tween, canvas.view, (int) level.width() * 2, (int) level.height() * 2, options));
    }

    private Canvas draw(World world) {
        return draw(world, new Tween(), RenderOptions.playing(Theme.LIGHT));
    }

    /** Whether the red of the hood is in the player's box. */
    private static boolean hasPlayerAt(Canvas canvas, double x, double y) {
        for (double dx = 0; dx < 12; dx += 0.5) {
            Color color = canvas.at(x + dx, y + 3);
            if (color.getRed() > color.getBlue() + 100) {
                return true;
            }
        }
        return false;
    }

    @Test
    void thePlayerIsWhereItIsNow() {
        World world = new World(Scenes.level(ROOM, SPAWN));
        assertThat(hasPlayerAt(draw(world), 24, 40)).isTrue();
        for (int i = 0; i < 60; i++) {
            world.step(Buttons.RIGHT.bit());
        }
        double x = world.actors().x(world.player());

        assertThat(x).isGreaterThan(80);
        assertThat(hasPlayerAt(draw(world), x, world.actors().y(world.player())))
                .isTrue();
        assertThat(hasPlayerAt(draw(world), 24, 40)).isFalse();
    }

    @Test
    void platformsAreWhereTheyAreNow() {
        World world = new World(Scenes.level(ROOM, LIFT));
        assertThat(draw(world).at(100, 20).getRed()).isGreaterThan(200);
        for (int i = 0; i < 40; i++) {
            world.step(Buttons.NONE);
        }
        Canvas later = draw(world);

        assertThat(later.at(140, 20)).isNotEqualTo(later.at(100, 20));
        assertThat(later.at(150, 20).getRed()).isGreaterThan(200);
        assertThat(later.at(150, 20).getBlue()).isLessThan(100);
    }

    @Test
    void whatRidesIsDrawnOnWhatCarriesIt() {
        String lift = LIFT.replace("[32, 8]", "[32, 32]");
        Level riding = Scenes.level(
                ROOM,
                lift,
                "{\"id\": \"a-goal\", \"type\": \"goal\", \"at\": [104, 20], \"size\": [16, 24],"
                        + " \"rides\": \"lift1\"}");
        Level alone = Scenes.level(ROOM, lift);

        assertThat(draw(new World(riding)).pixels())
                .isNotEqualTo(draw(new World(alone)).pixels());
    }

    @Test
    void overTheCanvasAPlatformThatIsNotThereIsFaint() {
        World there = new World(Scenes.level(ROOM, LIFT));
        World gone = new World(
                Scenes.level(ROOM, LIFT.replace("\"path", "\"group\": \"g\", \"solidWhen\": \"off\", \"path")));
        int red = moving(there).at(155, 21).getRed();
        assertThat(red).isGreaterThan(150);
        assertThat(moving(gone).at(155, 21).getRed()).isBetween(red / 8, red / 2);
    }

    /** What moves alone, on black, after 40 ticks. */
    private Canvas moving(World world) {
        for (int i = 0; i < 40; i++) {
            world.step(Buttons.NONE);
        }
        draw(world);
        Canvas canvas = Canvas.of(world.level(), 2);
        return canvas.paint(
                g -> renderer.paintMoving(g, world, new Tween(), canvas.view, RenderOptions.editing(Theme.LIGHT)));
    }

    @Test
    void betweenTwoTicksAllIsBetween() {
        World world = new World(Scenes.level(ROOM, SPAWN));
        Tween tween = new Tween();
        for (int i = 0; i < 30; i++) {
            tween.remember(world);
            world.step(Buttons.RIGHT.bit());
        }
        int player = world.player();
        double now = world.actors().x(player);
        double y = world.actors().y(player);
        Aabb box = new Aabb(now, y, now + 12, y + 24);
        tween.setShare(0.5);
        assertThat(tween.moved(world, player, box).left()).isBetween(now - 1.5, now - 0.5);
        tween.setShare(1);
        assertThat(tween.moved(world, player, box)).isEqualTo(box);
        tween.setShare(0.5);
        tween.forget();
        assertThat(tween.moved(world, player, box)).isEqualTo(box);
    }

    @Test
    void spawnAndMarkersAreTheDesigners() {
        String marker =
                "{\"id\": \"mark1\", \"type\": \"marker\", \"at\": [96, 16], \"size\": [16, 16], \"tells\": \"turn\"}";
        World world = new World(Scenes.level(ROOM, marker));
        Canvas play = draw(world);
        Canvas design =
                draw(world, new Tween(), new RenderOptions(Theme.LIGHT, true, true, true, true, false, true, false));

        assertThat(play.at(104, 20)).isEqualTo(play.at(150, 20));
        assertThat(design.at(104, 20)).isNotEqualTo(design.at(150, 20));
    }

    @Test
    void overlappingActorsAreTranslucentIfThatIsToBeSeen() {
        String body = "{\"id\": \"crate\", \"type\": \"actor\", \"at\": [32, 52], \"size\": [12, 12]}";
        String other = "{\"id\": \"other\", \"type\": \"actor\", \"at\": [40, 52], \"size\": [12, 12]}";
        World world = new World(Scenes.level(ROOM, body, other));
        world.step(Buttons.NONE);
        RenderOptions plain = RenderOptions.playing(Theme.LIGHT);

        Canvas solid = draw(world, new Tween(), plain);
        Canvas shown = draw(world, new Tween(), plain.withPairs(true));

        double crate = world.actors().x(world.actors().indexOf("crate"));
        assertThat(shown.at(crate + 3, 58)).isNotEqualTo(solid.at(crate + 3, 58));
        assertThat(shown.at(120, 20)).isEqualTo(solid.at(120, 20));
    }
}
