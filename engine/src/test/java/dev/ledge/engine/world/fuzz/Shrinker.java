package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Makes a game that breaks a law as small as it can while it still breaks it in the same way. */
final class Shrinker {
    private static final int MOST_TRIES = 6000;

    private final Law law;
    private Game best;
    private Violation violation;
    private int tries;

    private Shrinker(Law law, Game game, Violation violation) {
        this.law = law;
        this.best = game;
        this.violation = violation;
    }

    /** What came of it. */
    record Shrunk(Game game, Violation violation) {}

    static Shrunk shrink(Law law, Game game, Violation violation) {
        Shrinker shrinker = new Shrinker(law, game, violation);
        shrinker.run();
        return new Shrunk(shrinker.best, shrinker.violation);
    }

    private void run() {
        int before;
        do {
            before = size(best);
            ticks();
            list(best.edits(), best::withEdits);
            objects();
            cells();
            list(best.input().changes(), best::withInput);
            simplify();
        } while (size(best) < before && tries < MOST_TRIES);
        prune();
    }

    private static int size(Game game) {
        int cells = cellsOf(game.level()).size();
        return game.ticks()
                + 10 * cells
                + 50 * game.level().objects().size()
                + 5 * game.input().changes().size()
                + 20 * game.edits().size();
    }

    private boolean accept(Game candidate) {
        if (tries++ >= MOST_TRIES) {
            return false;
        }
        Violation now = law.judge(candidate);
        if (now == null || !now.kind().equals(violation.kind())) {
            return false;
        }
        best = candidate;
        violation = now;
        return true;
    }

    private void ticks() {
        int needed = (int) Math.max(1, violation.tick());
        if (needed < best.ticks()) {
            accept(best.withTicks(needed));
        }
        List<InputTrack.Change> heard = best.input().changes().stream()
                .filter(change -> change.tick() < best.ticks())
                .toList();
        if (heard.size() < best.input().changes().size()) {
            accept(best.withInput(heard));
        }
        for (int skip = best.ticks() / 2; skip > 0; skip /= 2) {
            accept(best.withTicks(best.ticks() - skip));
        }
    }

    /** Leaves out ever smaller parts of a list. */
    private <T> void list(List<T> all, Function<List<T>, Game> made) {
        List<T> kept = new ArrayList<>(all);
        for (int part = Math.max(1, kept.size()); part > 0; part /= 2) {
            int at = 0;
            while (at < kept.size()) {
                List<T> fewer = new ArrayList<>(kept);
                fewer.subList(at, Math.min(kept.size(), at + part)).clear();
                if (accept(made.apply(fewer))) {
                    kept = fewer;
                } else {
                    at += part;
                }
            }
        }
    }

    private void objects() {
        Game start = best;
        list(
                start.level().objects(),
                kept -> best.withLevel(best.level().toBuilder().objects(kept).build()));
    }

    private record Cell(int layer, int column, int row) {}

    private static List<Cell> cellsOf(Level level) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < level.layers().size(); i++) {
            TileGrid grid = ((TileLayer) level.layers().get(i)).grid();
            for (int row = 0; row < grid.rows(); row++) {
                for (int column = 0; column < grid.columns(); column++) {
                    if (grid.get(column, row) != 0) {
                        cells.add(new Cell(i, column, row));
                    }
                }
            }
        }
        return cells;
    }

    private void cells() {
        Level full = best.level();
        list(cellsOf(full), kept -> best.withLevel(withCells(best.level(), full, kept)));
    }

    private static Level withCells(Level level, Level full, List<Cell> kept) {
        List<Layer> layers = new ArrayList<>();
        for (int i = 0; i < full.layers().size(); i++) {
            TileLayer layer = (TileLayer) full.layers().get(i);
            TileGrid.Edit edit = TileGrid.empty(full.columns(), full.rows()).edit();
            for (Cell cell : kept) {
                if (cell.layer == i) {
                    edit.set(cell.column, cell.row, layer.grid().get(cell.column, cell.row));
                }
            }
            layers.add(layer.withGrid(edit.build()));
        }
        return level.toBuilder().layers(layers).build();
    }

    private void simplify() {
        tryLevel(level -> level.toBuilder().player(null).build());
        for (ActorField field : ActorField.values()) {
            if (best.level().player().has(field)) {
                tryLevel(level -> level.toBuilder()
                        .player(level.player().with(field, Double.NaN))
                        .build());
            }
        }
        tryLevel(level -> level.toBuilder()
                .player(level.player().withSize(ActorProfile.DEFAULT_SIZE))
                .build());
        physics();
        everythingRock();
        for (LevelObject object : best.level().objects()) {
            simplify(object.id());
        }
        for (InputTrack.Change change : best.input().changes()) {
            for (int bit = 1; bit <= Buttons.DASH.bit(); bit <<= 1) {
                if ((change.buttons() & bit) != 0) {
                    int without = bit;
                    List<InputTrack.Change> changes =
                            new ArrayList<>(best.input().changes());
                    changes.replaceAll(each -> each.tick() == change.tick()
                            ? new InputTrack.Change(each.tick(), each.buttons() & ~without)
                            : each);
                    accept(best.withInput(changes));
                }
            }
        }
    }

    private void tryLevel(Function<Level, Level> change) {
        Level changed = change.apply(best.level());
        if (!changed.hasSameContent(best.level())) {
            accept(best.withLevel(changed));
        }
    }

    private void physics() {
        Physics p = best.level().physics();
        List<Physics> plainer = List.of(
                Physics.DEFAULT,
                new Physics(null, p.maxFallSpeed(), p.tickRate(), p.maxSlope(), p.border(), Map.of()),
                new Physics(p.gravity(), null, p.tickRate(), p.maxSlope(), p.border(), Map.of()),
                new Physics(p.gravity(), p.maxFallSpeed(), null, p.maxSlope(), p.border(), Map.of()),
                new Physics(p.gravity(), p.maxFallSpeed(), p.tickRate(), null, p.border(), Map.of()),
                new Physics(null, null, null, null, p.border(), Map.of()));
        for (Physics each : plainer) {
            if (law.options().openBorders() && each.border() == null) {
                continue;
            }
            tryLevel(level -> level.toBuilder().physics(each).build());
        }
    }

    /** Plain rock in place of a cell's tile, then the tile without its flip. */
    private void everythingRock() {
        for (Cell cell : cellsOf(best.level())) {
            TileRef tile = best.level().tiles().get(index(cell));
            TileRef rock = TileRef.of(GamePalette.ROCK);
            if (!tile.equals(rock)) {
                tryLevel(level -> painted(level, cell, rock));
            }
        }
    }

    private int index(Cell cell) {
        return ((TileLayer) best.level().layers().get(cell.layer)).grid().get(cell.column, cell.row);
    }

    private static Level painted(Level level, Cell cell, TileRef tile) {
        Level grown = level.withTile(tile);
        TileLayer layer = (TileLayer) grown.layers().get(cell.layer);
        return grown.withLayer(layer.withGrid(
                layer.grid().with(cell.column, cell.row, grown.tiles().indexOf(tile))));
    }

    private void simplify(String id) {
        for (Function<LevelObject, LevelObject> change : SimplerObjects.CHANGES) {
            tryLevel(level -> {
                LevelObject object = level.object(id);
                LevelObject simpler = object == null ? null : change.apply(object);
                return simpler == null ? level : level.withObject(simpler);
            });
        }
    }

    /** A palette of what is used. */
    private void prune() {
        Level level = best.level();
        Map<String, TileType> tiles = new LinkedHashMap<>();
        Map<String, Surface> surfaces = new LinkedHashMap<>();
        TileTable table = TileTable.EMPTY;
        Level repainted = level.toBuilder().tiles(table).build();
        for (Cell cell : cellsOf(level)) {
            TileRef tile = level.tiles().get(index(cell));
            tiles.put(tile.tile(), level.palette().tiles().get(tile.tile()));
            repainted = painted(repainted, cell, tile);
        }
        for (Game.Timed timed : best.edits()) {
            if (timed.edit() instanceof Edit.Paint paint && paint.tile() != null) {
                String name = paint.tile().tile();
                tiles.put(name, level.palette().tiles().get(name));
            }
        }
        level.palette().surfaces().forEach((name, surface) -> {
            boolean used = tiles.values().stream().anyMatch(tile -> name.equals(tile.surface()))
                    || level.objects().stream().anyMatch(object -> name.equals(SimplerObjects.surfaceOf(object)));
            if (used) {
                surfaces.put(name, surface);
            }
        });
        Palette palette = new Palette(surfaces, tiles, null, Map.of());
        tries = 0;
        accept(best.withLevel(repainted.toBuilder().palette(null, palette).build()));
    }

    /** A motion with one number less. */
    static List<Motion> plainer(Motion m) {
        return List.of(
                new Motion(m.mode(), m.speed(), null, m.start(), m.ease(), m.when(), Map.of()),
                new Motion(m.mode(), m.speed(), m.pause(), null, m.ease(), m.when(), Map.of()),
                new Motion(m.mode(), m.speed(), m.pause(), m.start(), null, m.when(), Map.of()),
                new Motion(m.mode(), m.speed(), m.pause(), m.start(), m.ease(), null, Map.of()),
                new Motion(null, m.speed(), m.pause(), m.start(), m.ease(), m.when(), Map.of()));
    }

    static Vec rounded(Vec vec) {
        return vec == null ? null : new Vec(Math.rint(vec.x()), Math.rint(vec.y()));
    }
}
