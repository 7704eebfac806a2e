package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.TileRef;
import java.util.ArrayList;
import java.util.List;

/** Ground that can be made of cells and of polygons: boxes and ramps. */
final class Blocks {
    private static final Flip H = new Flip(Flip.H);

    private final List<Block> blocks = new ArrayList<>();
    /** True if none of them touch. */
    private final boolean apart;

    private record Block(int column, int row, int width, int height, int slope, boolean down) {
        boolean isClear(Block other) {
            return column > other.column + other.width
                    || other.column > column + width
                    || row > other.row + other.height
                    || other.row > row + height;
        }
    }

    Blocks(SeededRandom random, int columns, int rows) {
        apart = random.chance(0.6);
        int tries = random.between(3, 14);
        add(new Block(0, rows - 2, random.between(4, columns), 2, 0, false));
        for (int i = 0; i < tries; i++) {
            int column = random.between(0, columns - 2);
            int row = random.between(0, rows - 2);
            int slope = random.any(0, 0, 1, 2);
            int high = Math.min(rows - row, random.between(1, 4));
            int wide = slope == 0 ? random.between(1, 8) : slope * high;
            if (column + wide <= columns) {
                add(new Block(column, row, wide, high, slope, random.chance(0.5)));
            }
        }
    }

    private void add(Block block) {
        if (!apart || blocks.stream().allMatch(block::isClear)) {
            blocks.add(block);
        }
    }

    void draw(GroundMaker ground) {
        for (Block block : blocks) {
            for (int r = 0; r < block.height; r++) {
                for (int c = 0; c < block.width; c++) {
                    TileRef tile = tile(block, c, r);
                    if (tile != null) {
                        ground.put(block.column + c, block.row + r, tile);
                    }
                }
            }
        }
    }

    private static TileRef tile(Block block, int c, int r) {
        if (block.slope == 0) {
            return TileRef.of(GamePalette.ROCK);
        }
        int fromFoot = block.down ? block.width - 1 - c : c;
        int stair = fromFoot / block.slope;
        int above = block.height - 1 - stair;
        if (r < above) {
            return null;
        }
        if (r > above) {
            return TileRef.of(GamePalette.ROCK);
        }
        String name = block.slope == 1 ? GamePalette.SLOPE : fromFoot % 2 == 0 ? GamePalette.LOW : GamePalette.HIGH;
        return new TileRef(name, block.down ? H : Flip.NONE);
    }
}
