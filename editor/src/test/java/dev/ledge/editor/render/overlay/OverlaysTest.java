package dev.ledge.editor.render.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.render.Canvas;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.RenderOptions;
import dev.ledge.editor.render.Scenes;
import dev.ledge.editor.render.TileImages;
import dev.ledge.editor.render.WorldRenderer;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Tween;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.ActorValue;
import dev.ledge.engine.world.type.Buttons;
import java.awt.Color;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each overlay is drawn where that is which it explains, in its own colour. */
class OverlaysTest {
    private static final int RIGHT = Buttons.RIGHT.bit();
    private static final double ZOOM = 4;
    private static final double ALIKE = 40;

    private static final List<String> ROOM = List.of(
            "....................", //
            "....................",
            "..====..............",
            "............H.......",
            "............H.......",
            "............H....#..",
            "#######iiii#########");

    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [20, 72]}";

    private static World room(String... objects) {
        String[] all = new String[objects.length + 1];
        all[0] = SPAWN;
        System.arraycopy(objects, 0, all, 1, objects.length);
        return new World(Scenes.level(ROOM, all));
    }

    private static Overlay overlay(String id) {
        return Overlays.ALL.stream()
                .filter(overlay -> overlay.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Overlays only(String id) {
        return Overlays.NONE.withLegend(false).with(overlay(id), true);
    }

    private static Canvas draw(World world, Overlays overlays) {
        return draw(world, overlays, Theme.DARK, 1);
    }

    private static Canvas draw(World world, Overlays overlays, Theme theme, double scale) {
        WorldRenderer renderer = new WorldRenderer(new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES));
        int width = (int) (world.level().width() * ZOOM);
        int height = (int) (world.level().height() * ZOOM);
        Canvas canvas = new Canvas(width, height, ZOOM, scale);
        return canvas.paint(g -> {
            renderer.paint(g, world, new Tween(), canvas.view, width, height, RenderOptions.playing(theme));
            overlays.paint(g, world, new Tween(), canvas.view, theme, -1);
        });
    }

    /** Pixels of a box of the level that have about the colour of an overlay. */
    private static int inked(Canvas canvas, String id, double left, double top, double right, double bottom) {
        Color ink = overlay(id).color();
        int found = 0;
        for (double y = top; y < bottom; y += 1 / ZOOM) {
            for (double x = left; x < right; x += 1 / ZOOM) {
                found += Canvas.distance(canvas.at(x, y), ink) < ALIKE ? 1 : 0;
            }
        }
        return found;
    }

    private static double x(World world) {
        return world.actors().x(world.player());
    }

    private static double feet(World world) {
        return world.actors().feet(world.player());
    }

    private static double width(World world) {
        return world.actors().width(world.player());
    }

    @Test
    void eachHasWordsAndAnIdOfItsOwn() {
        assertThat(Overlays.ALL).extracting(Overlay::id).doesNotHaveDuplicates().hasSize(16);
        assertThat(Overlays.ALL).extracting(Overlay::title).doesNotHaveDuplicates();
        assertThat(Overlays.ALL).extracting(Overlay::color).doesNotHaveDuplicates();
        assertThat(Overlays.ALL).allSatisfy(overlay -> {
            assertThat(overlay.explanation()).isNotBlank().doesNotEndWith(".");
            assertThat(overlay.id()).doesNotContain(",");
        });
    }

    @Test
    void aSettingBringsThemBack() {
        Overlays some = Overlays.NONE
                .with(overlay("contacts"), true)
                .with(overlay("gaps"), true)
                .withLegend(false);

        Overlays read = Overlays.of(some.toString() + ",of-a-later-version");

        assertThat(read.list()).containsExactlyElementsOf(some.list()).hasSize(2);
        assertThat(read.hasLegend()).isFalse();
        assertThat(Overlays.of("").list()).isEmpty();
        assertThat(Overlays.of("").hasLegend()).isTrue();
        assertThat(Overlays.of(Overlays.NONE.toString()).hasLegend()).isTrue();
    }

    @Test
    void noneOfThemDrawsAnything() {
        World world = room();
        world.step(RIGHT);

        assertThat(draw(world, Overlays.NONE).pixels())
                .isEqualTo(draw(world, Overlays.NONE.withLegend(false)).pixels());
    }

    @Test
    void theFloorUnderTheFeetIsAContact() {
        World world = room();
        world.step(Buttons.NONE);
        double middle = x(world) + width(world) / 2;

        Canvas canvas = draw(world, only("contacts"));

        assertThat(inked(canvas, "contacts", middle - 4, feet(world) - 5, middle + 4, feet(world) + 2))
                .isGreaterThan(20);
    }

    @Test
    void aHitHasADotANormalAndATime() {
        World world = room();
        while (world.contactCount() == 0) {
            world.step(RIGHT);
        }
        double wall = 17 * 16;
        assertThat(world.contact(0).x()).isEqualTo(wall);

        Canvas canvas = draw(world, only("contacts"));

        double y = world.contact(0).y();
        assertThat(canvas.at(wall, y)).isEqualTo(overlay("contacts").color());
        assertThat(inked(canvas, "contacts", wall - 5, y - 2, wall, y + 2)).isGreaterThan(30);
    }

    @Test
    void theSweptBoxReachesFromTheOldPlaceToTheNewOne() {
        World world = room();
        for (int tick = 0; tick < 30; tick++) {
            world.step(RIGHT | (tick > 20 ? Buttons.JUMP.bit() : 0));
        }
        double before = world.inspection().before(world.player()).left();
        double bottom = world.inspection().before(world.player()).bottom();

        Canvas canvas = draw(world, only("swept"));

        assertThat(x(world)).isGreaterThan(before);
        assertThat(inked(canvas, "swept", before - 1, bottom - 6, before + 1, bottom))
                .isGreaterThan(4);
    }

    @Test
    void visitedCellsAreThoseAroundThePlayer() {
        World world = room();
        for (int tick = 0; tick < 10; tick++) {
            world.step(RIGHT);
        }
        int column = (int) (x(world) / 16);

        Canvas canvas = draw(world, only("cells"));

        assertThat(inked(canvas, "cells", column * 16 - 1, 80, column * 16 + 1, 96))
                .as("the side of a cell at the player")
                .isGreaterThan(20);
        assertThat(inked(canvas, "cells", 250, 0, 320, 60)).as("far away").isZero();
    }

    @Test
    void seamsOfTheFloorAreDroppedEdges() {
        World world = room();
        Canvas canvas = null;
        int drawn = 0;
        for (int tick = 0; tick < 12 && drawn < 20; tick++) {
            world.step(RIGHT);
            canvas = draw(world, only("edges"));
            drawn = inked(canvas, "edges", 0, 97, 320, 111);
        }

        assertThat(drawn).isGreaterThan(20);
        assertThat(inked(canvas, "edges", 0, 0, 320, 80)).isZero();
    }

    @Test
    void oneWaysHaveTeethOnTheirSolidSide() {
        Canvas canvas = draw(room(), only("one-ways"));

        assertThat(inked(canvas, "one-ways", 34, 31, 94, 33)).isGreaterThan(200);
        assertThat(inked(canvas, "one-ways", 34, 44, 94, 50)).isZero();
        assertThat(inked(canvas, "one-ways", 192, 47, 208, 49))
                .as("the top of the ladder")
                .isGreaterThan(40);
    }

    @Test
    void laddersAreHatchedWhereTheyCanBeHeld() {
        World world = room();
        Canvas canvas = draw(world, only("ladders"));

        assertThat(inked(canvas, "ladders", 190, 48, 210, 96)).isGreaterThan(300);
        assertThat(inked(canvas, "ladders", 100, 48, 180, 96)).isZero();
    }

    @Test
    void theSurfaceUnderTheFeetIsABandWithItsName() {
        World world = room();
        while (x(world) < 7 * 16) {
            world.step(RIGHT);
        }
        Canvas onIce = draw(world, only("surface"));

        assertThat(inked(onIce, "surface", x(world), feet(world), x(world) + width(world), feet(world) + 2))
                .isGreaterThan(60);
    }

    @Test
    void theCarrierIsFramed() {
        World world = room("{\"id\": \"lift\", \"type\": \"platform\", \"at\": [16, 72], \"size\": [48, 8],"
                + " \"path\": [[0, 0], [100, 0]], \"motion\": {\"speed\": 30}}");
        world.place(world.player(), 30, 72 - world.actors().height(world.player()));
        for (int tick = 0; tick < 5; tick++) {
            world.step(Buttons.NONE);
        }
        assertThat(world.actors().on(world.player())).isEqualTo("lift");

        Canvas canvas = draw(world, only("carrier"));

        double left = world.platforms().x(0);
        assertThat(inked(canvas, "carrier", left + 4, 79, left + 44, 81)).isGreaterThan(60);
    }

    @Test
    void aClosingGapHasADimensionLine() {
        World world = room("{\"id\": \"ram\", \"type\": \"platform\", \"at\": [10, 20], \"size\": [40, 8],"
                + " \"path\": [[0, 0], [0, 60]], \"motion\": {\"speed\": 30}}");
        for (int tick = 0; tick < 60; tick++) {
            world.step(Buttons.NONE);
        }
        double middle = x(world) + width(world) / 2;
        double ram = world.platforms().y(0) + 8;
        assertThat(ram).isLessThan(world.actors().y(world.player()));

        Canvas canvas = draw(world, only("gaps"));

        assertThat(inked(canvas, "gaps", middle - 1, ram, middle + 1, 96)).isGreaterThan(80);
        world.edit(world.level().withoutObject("ram"));
        assertThat(draw(world, only("gaps")).pixels())
                .isEqualTo(draw(world, Overlays.NONE).pixels());
    }

    @Test
    void coyoteTimeRunsOutOverThePlayer() {
        World world = new World(Scenes.level(
                List.of("....................", "....................", "....................", "###................."),
                "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [30, 24]}"));
        while (world.inspection().value(world.player(), ActorValue.COYOTE_LEFT) == 0) {
            world.step(RIGHT);
            assertThat(world.tick()).isLessThan(100);
        }
        assertThat(world.actors().state(world.player())).isEqualTo(ActorState.AIR);

        Canvas canvas = draw(world, only("windows"));

        double top = world.actors().y(world.player());
        assertThat(inked(canvas, "windows", x(world), top - 16, x(world) + 20, top))
                .isGreaterThan(40);
    }

    @Test
    void aWalkersProbeIsAheadOfIt() {
        World world = room("{\"id\": \"snail\", \"type\": \"walker\", \"at\": [100, 80], \"size\": [16, 16]}");
        int snail = world.actors().indexOf("snail");
        for (int tick = 0; tick < 5; tick++) {
            world.step(Buttons.NONE);
        }

        Canvas canvas = draw(world, only("probes"));

        boolean looksLeft = world.actors().facing(snail).sign() < 0;
        double front = world.actors().x(snail) + (looksLeft ? 0 : 16);
        assertThat(inked(canvas, "probes", front - 3, 90, front + 3, 104)).isGreaterThan(20);
    }

    @Test
    void partitionCellsAndPairsAreShownOncePairsWereFound() {
        World world = room(
                "{\"id\": \"a\", \"type\": \"actor\", \"at\": [100, 80], \"size\": [16, 16]}",
                "{\"id\": \"b\", \"type\": \"actor\", \"at\": [108, 80], \"size\": [16, 16]}");
        world.step(Buttons.NONE);

        assertThat(inked(draw(world, only("pairs")), "pairs", 100, 80, 124, 96)).isGreaterThan(40);

        assertThat(inked(draw(world, only("partition")), "partition", 0, 0, 320, 112))
                .isGreaterThan(100);
    }

    @Test
    void boxesVelocitiesAndStatesAreDrawnAtThePlayer() {
        World world = room();
        for (int tick = 0; tick < 20; tick++) {
            world.step(RIGHT);
        }
        double left = x(world);
        double top = world.actors().y(world.player());

        assertThat(inked(draw(world, only("boxes")), "boxes", left - 1, top + 2, left + 1, top + 20))
                .isGreaterThan(40);
        assertThat(inked(draw(world, only("velocity")), "velocity", left, top, left + 40, top + 24))
                .isGreaterThan(60);
        assertThat(inked(draw(world, only("state")), "state", left - 2, top - 12, left + 60, top))
                .isPositive();
    }

    @Test
    void theLegendSaysWhatIsDrawnInTheCorner() {
        World world = room();
        Overlays two = Overlays.NONE.with(overlay("boxes"), true).with(overlay("ladders"), true);

        int[] with = draw(world, two).pixels();
        int[] without = draw(world, two.withLegend(false)).pixels();

        int width = (int) (world.level().width() * ZOOM);
        int corner = 0;
        int elsewhere = 0;
        for (int i = 0; i < with.length; i++) {
            boolean isCorner =
                    i % width > width / 2 && i / width > world.level().height() * ZOOM / 2;
            if (with[i] != without[i]) {
                corner += isCorner ? 1 : 0;
                elsewhere += isCorner ? 0 : 1;
            }
        }
        assertThat(corner).isGreaterThan(2000);
        assertThat(elsewhere).isZero();
    }

    @Test
    void eachCanBeToldFromSkyAndRockInBothThemesAndOnFineScreens() {
        World world = room();
        world.step(RIGHT);
        for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
            for (double scale : new double[] {1, 2}) {
                for (Overlay overlay : Overlays.ALL) {
                    draw(world, Overlays.NONE.with(overlay, true), theme, scale);
                }
            }
        }
        Canvas plain = draw(world, Overlays.NONE);
        for (Overlay overlay : Overlays.ALL) {
            assertThat(Canvas.distance(overlay.color(), plain.at(150, 40)))
                    .as("%s on the sky", overlay.id())
                    .isGreaterThan(ALIKE);
        }
    }
}
