package dev.ledge.engine.testing;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.level.object.StaticPolygon;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Builds levels in tests: a map drawn with the symbols of {@link TestPalette}, 16 px a cell, then whatever the scenario
 * needs on top.
 *
 * <p>{@code TestLevels.floor().spawn(24, 160).level()} is the catalogue's {@code FLOOR, P@(24,160)}. In a map,
 * {@code P} is a spawn whose feet stand on the cell's bottom, centred, and {@code G} a goal of one cell.
 */
public final class TestLevels {
    private static final int GRID = 16;

    private final List<LevelObject> objects = new ArrayList<>();
    private Palette palette = TestPalette.palette();
    private TileTable tiles = TileTable.EMPTY;
    private TileGrid grid;
    private Physics physics = Physics.DEFAULT;
    private ActorProfile player = ActorProfile.DEFAULT;
    private Vec spawnAnchor;
    private Vec spawnVelocity;
    private Facing spawnFacing;

    private TestLevels(int columns, int rows) {
        grid = TileGrid.empty(columns, rows);
    }

    /** An empty level of that many cells. */
    public static TestLevels empty(int columns, int rows) {
        return new TestLevels(columns, rows);
    }

    /** The catalogue's FLOOR: 20 columns, row 10 solid (top y = 160), one empty row below. */
    public static TestLevels floor() {
        return empty(20, 12).row(10, "####################");
    }

    /** FLOOR with that many columns. */
    public static TestLevels floor(int columns) {
        return empty(columns, 12).row(10, "#".repeat(columns));
    }

    /** The level drawn in a text block; short lines are filled with empty cells. */
    public static TestLevels map(String drawing) {
        List<String> lines = drawing.lines().toList();
        int columns = lines.stream().mapToInt(String::length).max().orElse(0);
        TestLevels levels = empty(columns, lines.size());
        for (int row = 0; row < lines.size(); row++) {
            levels.row(row, lines.get(row));
        }
        return levels;
    }

    /** Draws one row from column 0 on. */
    public TestLevels row(int row, String symbols) {
        return draw(0, row, symbols);
    }

    /** Draws symbols rightwards from a cell. */
    public TestLevels draw(int column, int row, String symbols) {
        for (int i = 0; i < symbols.length(); i++) {
            put(column + i, row, symbols.charAt(i));
        }
        return this;
    }

    /** Fills a block of cells. */
    public TestLevels fill(int column, int row, int columns, int rows, char symbol) {
        for (int r = row; r < row + rows; r++) {
            for (int c = column; c < column + columns; c++) {
                put(c, r, symbol);
            }
        }
        return this;
    }

    private void put(int column, int row, char symbol) {
        switch (symbol) {
            case 'P' -> spawn((column + 0.5) * GRID, (row + 1) * GRID);
            case 'G' ->
                object(new Goal(ObjectCommon.of(
                        "goal" + column + "-" + row, new Vec(column * GRID, row * GRID), new Vec(GRID, GRID))));
            default -> tile(column, row, TestPalette.symbol(symbol));
        }
    }

    /** Puts any placed tile into a cell; null empties it. */
    public TestLevels tile(int column, int row, TileRef ref) {
        if (ref != null) {
            tiles = tiles.with(ref);
        }
        grid = grid.with(column, row, tiles.indexOf(ref));
        return this;
    }

    /** Adds a tile type to the palette. */
    public TestLevels define(TileType type) {
        Map<String, TileType> types = new LinkedHashMap<>(palette.tiles());
        types.put(type.name(), type);
        palette = new Palette(palette.surfaces(), types, null, Map.of());
        return this;
    }

    /** Adds or replaces a surface. */
    public TestLevels surface(String name, Surface surface) {
        Map<String, Surface> surfaces = new LinkedHashMap<>(palette.surfaces());
        surfaces.put(name, surface);
        palette = new Palette(surfaces, palette.tiles(), null, Map.of());
        return this;
    }

    /** The catalogue's {@code P@(x,F)}: box centre x, feet y. */
    public TestLevels spawn(double centerX, double feet) {
        spawnAnchor = new Vec(centerX, feet);
        return this;
    }

    /** The player's velocity at the start, px/s. */
    public TestLevels velocity(double vx, double vy) {
        spawnVelocity = new Vec(vx, vy);
        return this;
    }

    public TestLevels facing(Facing facing) {
        spawnFacing = facing;
        return this;
    }

    public TestLevels playerSize(double width, double height) {
        player = player.withSize(new Vec(width, height));
        return this;
    }

    /** Sets a number of the player's profile. */
    public TestLevels player(ActorField field, double value) {
        player = player.with(field, value);
        return this;
    }

    /** Sets a pair of the player's profile. */
    public TestLevels player(ActorField field, double x, double y) {
        player = player.with(field, new Vec(x, y));
        return this;
    }

    /** Sets a switch of the player's profile. */
    public TestLevels player(ActorField field, boolean value) {
        return player(field, value ? 1 : 0);
    }

    public TestLevels physics(Physics value) {
        physics = value;
        return this;
    }

    public TestLevels gravity(double value) {
        physics = new Physics(
                value, physics.maxFallSpeed(), physics.tickRate(), physics.maxSlope(), physics.border(), Map.of());
        return this;
    }

    /** Infinity is no limit. */
    public TestLevels maxFallSpeed(double value) {
        physics = new Physics(
                physics.gravity(), value, physics.tickRate(), physics.maxSlope(), physics.border(), Map.of());
        return this;
    }

    public TestLevels tickRate(double value) {
        physics = new Physics(
                physics.gravity(), physics.maxFallSpeed(), value, physics.maxSlope(), physics.border(), Map.of());
        return this;
    }

    public TestLevels maxSlope(double degrees) {
        physics = new Physics(
                physics.gravity(), physics.maxFallSpeed(), physics.tickRate(), degrees, physics.border(), Map.of());
        return this;
    }

    /** What one side of the level does. */
    public TestLevels border(Side side, Border.Kind kind) {
        Border old = physics.effectiveBorder();
        Border border = new Border(
                side == Side.LEFT ? kind : old.left(),
                side == Side.RIGHT ? kind : old.right(),
                side == Side.TOP ? kind : old.top(),
                side == Side.BOTTOM ? kind : old.bottom(),
                Map.of());
        physics = new Physics(
                physics.gravity(), physics.maxFallSpeed(), physics.tickRate(), physics.maxSlope(), border, Map.of());
        return this;
    }

    /** No border does anything. */
    public TestLevels openBorders() {
        for (Side side : Side.values()) {
            border(side, Border.Kind.OPEN);
        }
        return this;
    }

    public TestLevels object(LevelObject object) {
        objects.add(object);
        return this;
    }

    /** A solid box that stands still. */
    public TestLevels still(String id, double x, double y, double width, double height) {
        Motion motion = new Motion(Motion.Mode.STILL, null, null, null, null, null, Map.of());
        return object(platform(id, x, y, width, height, List.of(Vec.ZERO), motion));
    }

    /** A solid box that moves once from where it is by (dx, dy) at that speed in px/s. */
    public TestLevels once(
            String id, double x, double y, double width, double height, double dx, double dy, double speed) {
        Motion motion = new Motion(Motion.Mode.ONCE, speed, null, null, null, null, Map.of());
        return object(platform(id, x, y, width, height, List.of(Vec.ZERO, new Vec(dx, dy)), motion));
    }

    /** A solid box on a path. */
    public static Platform platform(
            String id, double x, double y, double width, double height, List<Vec> path, Motion motion) {
        return new Platform(
                ObjectCommon.of(id, new Vec(x, y), new Vec(width, height)),
                path,
                motion,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null);
    }

    /** A static polygon whose corners are given in level pixels: x, y, x, y, … */
    public TestLevels polygon(String id, Sides solidFrom, double... corners) {
        Vec at = new Vec(corners[0], corners[1]);
        List<Vec> points = new ArrayList<>();
        for (int i = 0; i < corners.length; i += 2) {
            points.add(new Vec(corners[i], corners[i + 1]).minus(at));
        }
        return object(new StaticPolygon(ObjectCommon.of(id, at, null), points, solidFrom, null, null, null));
    }

    /** The level. */
    public Level level() {
        List<LevelObject> all = new ArrayList<>(objects);
        if (spawnAnchor != null) {
            Vec size = player.effectiveSize();
            Vec at = new Vec(spawnAnchor.x() - size.x() / 2, spawnAnchor.y() - size.y());
            all.add(new Spawn(ObjectCommon.of("spawn", at, null), spawnVelocity, spawnFacing));
        }
        TileLayer ground = new TileLayer(LayerCommon.of("ground"), null, null, Map.of(), grid);
        return new LevelBuilder()
                .name("test")
                .grid(GRID)
                .size(grid.columns(), grid.rows())
                .palette(null, palette)
                .physics(physics)
                .player(player)
                .tiles(tiles)
                .layers(List.of(ground))
                .objects(all)
                .build();
    }

    /** A level with one cell of its ground painted by symbol, as an edit does it. */
    public static Level painted(Level level, int column, int row, char symbol) {
        TileRef ref = TestPalette.symbol(symbol);
        Level grown = ref == null ? level : level.withTile(ref);
        TileLayer ground = (TileLayer) grown.layer("ground");
        return grown.withLayer(
                ground.withGrid(ground.grid().with(column, row, grown.tiles().indexOf(ref))));
    }
}
