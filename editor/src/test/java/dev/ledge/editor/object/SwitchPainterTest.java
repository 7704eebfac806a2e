package dev.ledge.editor.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.render.Canvas;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.RenderOptions;
import dev.ledge.editor.render.Scenes;
import dev.ledge.editor.render.TileImages;
import dev.ledge.editor.render.WorldRenderer;
import dev.ledge.editor.render.style.Colors;
import dev.ledge.editor.render.style.GroupColors;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Switch;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SwitchPainterTest {
    private static final double NEVER = Double.POSITIVE_INFINITY;
    private static final double NEAR = 40;
    private static final int ZOOM = 4;
    private static final Color LIT = Colors.light(GroupColors.of("red"), 0.25);

    /** Where the knob of a lever is when on, and when off, from the middle of the floor of its box. */
    private static final Vec ON = new Vec(4.5, -11.4);

    private static final Vec OFF = new Vec(-4.5, -11.4);

    private final LevelRenderer renderer = new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES);

    private static Switch of(String group, Switch.Sets sets, Switch.Who who) {
        return new Switch(ObjectCommon.of("s", Vec.ZERO, new Vec(16, 16)), group, sets, who);
    }

    private static BufferedImage picture(Switch one, boolean isOn, double since) {
        BufferedImage picture = new BufferedImage(16 * ZOOM, 16 * ZOOM, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = picture.createGraphics();
        g.scale(ZOOM, ZOOM);
        SwitchPainter.paint(g, new Aabb(0, 0, 16, 16), one, isOn, since);
        g.dispose();
        return picture;
    }

    private static Color at(BufferedImage picture, double x, double y) {
        return new Color(picture.getRGB((int) (x * ZOOM), (int) (y * ZOOM)));
    }

    @Test
    void eachKindAndStateHasAPictureOfItsOwn() {
        Set<Object> pictures = new HashSet<>();
        for (Switch.Sets sets : Switch.Sets.values()) {
            for (Switch.Who who : Switch.Who.values()) {
                for (boolean isOn : new boolean[] {false, true}) {
                    BufferedImage picture = picture(of("red", sets, who), isOn, NEVER);
                    pictures.add(Arrays.hashCode(picture.getRGB(0, 0, 64, 64, null, 0, 64)));
                }
            }
        }
        assertThat(pictures).hasSize(12);
    }

    @Test
    void aLeverShinesOnTheRightWhileItsGroupIsOn() {
        Switch lever = of("red", null, null);
        assertThat(Canvas.distance(at(picture(lever, true, NEVER), 8 + ON.x(), 16 + ON.y()), LIT))
                .isLessThan(NEAR);
        assertThat(Canvas.distance(at(picture(lever, false, NEVER), 8 + OFF.x(), 16 + OFF.y()), LIT))
                .isGreaterThan(100);
        assertThat(Canvas.distance(at(picture(lever, true, 0), 8 + OFF.x(), 16 + OFF.y()), LIT))
                .as("it swings over from where it was")
                .isLessThan(NEAR);
    }

    @Test
    void aButtonIsDownWhenThereIsNothingForItToDo() {
        for (boolean isOn : new boolean[] {false, true}) {
            BufferedImage on = picture(of("red", Switch.Sets.ON, null), isOn, NEVER);
            BufferedImage off = picture(of("red", Switch.Sets.OFF, null), isOn, NEVER);
            BufferedImage up = isOn ? off : on;
            BufferedImage down = isOn ? on : off;
            assertThat(Canvas.distance(at(up, 8, 5.5), at(up, 8, 8))).isLessThan(NEAR);
            assertThat(at(down, 8, 5.5)).isNotEqualTo(at(down, 8, 8));
            assertThat(Canvas.distance(at(up, 8, 8), LIT) < NEAR).isEqualTo(isOn);
            assertThat(Canvas.distance(at(down, 8, 8), LIT) < NEAR).isEqualTo(isOn);
        }
    }

    @Test
    void theCanvasShowsHowItBeginsWithTheNameOutOfTheWay() {
        Level level = Scenes.floor(
                8, "{\"id\": \"s\", \"type\": \"switch\", \"at\": [48, 48], \"size\": [16, 16], \"group\": \"red\"}");
        Canvas on = Canvas.of(level, 1).paint(renderer, level);
        assertThat(Canvas.distance(on.at(56 + ON.x(), 64 + ON.y()), LIT)).isLessThan(NEAR);
        Canvas plain = Canvas.of(level, 1)
                .paint(renderer, level, new RenderOptions(Theme.LIGHT, true, false, true, false, false, false, false));
        for (int y = 48; y < 64; y++) {
            for (int x = 48; x < 64; x++) {
                assertThat(on.at(x, y)).as("%s, %s", x, y).isEqualTo(plain.at(x, y));
            }
        }
        assertThat(on.at(56, 38)).as("the name is above").isNotEqualTo(plain.at(56, 38));

        Level begunOff = level.toBuilder().groups(Map.of("red", false)).build();
        Canvas off = Canvas.of(begunOff, 1).paint(renderer, begunOff);
        assertThat(Canvas.distance(off.at(56 + ON.x(), 64 + ON.y()), LIT)).isGreaterThan(100);
    }

    @Test
    void thePreviewShowsHowItIsNow() {
        Level level = Scenes.floor(
                8,
                "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [8, 40]}",
                "{\"id\": \"s\", \"type\": \"switch\", \"at\": [48, 48], \"size\": [16, 16], \"group\": \"red\"}");
        World world = new World(level);
        assertThat(Canvas.distance(play(world).at(56 + ON.x(), 64 + ON.y()), LIT))
                .isLessThan(NEAR);
        for (int tick = 0; tick < 90; tick++) {
            world.step(Buttons.RIGHT.bit());
        }
        assertThat(world.isGroupOn("red")).isFalse();
        assertThat(Canvas.distance(play(world).at(56 + ON.x(), 64 + ON.y()), LIT))
                .isGreaterThan(100);
    }

    private Canvas play(World world) {
        Canvas canvas = Canvas.of(world.level(), 1);
        WorldRenderer worlds = new WorldRenderer(renderer);
        int width = (int) world.level().width();
        int height = (int) world.level().height();
        return canvas.paint(
                g -> worlds.paint(g, world, canvas.view, width, height, RenderOptions.playing(Theme.LIGHT)));
    }
}
