package dev.ledge.editor.tool.cell;

import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/**
 * The tiles of a palette that make slopes of 1:1, 1:2 and 1:3, in the look and with the behaviour of one tile as far as
 * the palette has them.
 */
final class SlopeTiles {
    /** Cells that the flattest slope needs to rise by one. */
    private static final int FLATTEST = 3;

    /** Heights closer than this are the same. */
    private static final double SAME_HEIGHT = 1e-3;

    private static final List<Flip> FLIPS =
            List.of(Flip.NONE, new Flip(Flip.H), new Flip(Flip.V), new Flip(Flip.H | Flip.V));

    private final boolean ceiling;
    /** By number of cells to a rise: its tiles from the foot upwards, rising to the right. */
    private final TreeMap<Integer, List<TileRef>> runs = new TreeMap<>();

    private TileRef fill;

    private SlopeTiles(boolean ceiling) {
        this.ceiling = ceiling;
    }

    /**
     * The slope tiles most like a tile.
     *
     * @param like name of a tile of the palette whose look is wanted; a slope tile does, too
     * @param ceiling tiles that are solid above the slope, instead of below it
     */
    static SlopeTiles like(Palette palette, String like, boolean ceiling) {
        SlopeTiles result = new SlopeTiles(ceiling);
        TileType model = palette.tiles().get(like);
        TreeMap<Integer, List<Match>> candidates = new TreeMap<>();
        int best = Integer.MIN_VALUE;
        for (int length = 1; length <= FLATTEST; length++) {
            List<Match> matches = matches(palette, model, length, ceiling);
            if (!matches.contains(null)) {
                candidates.put(length, matches);
                best = Math.max(best, kinship(matches));
            }
        }
        // Of the lengths that the palette has, only those in the best look: a slope must not change its material with
        // its angle.
        int wanted = best;
        candidates.forEach((length, matches) -> {
            if (kinship(matches) == wanted) {
                result.runs.put(length, matches.stream().map(Match::tile).toList());
            }
        });
        result.fill = fill(palette, model, wanted);
        return result;
    }

    private record Match(TileRef tile, int kinship) {}

    private static int kinship(List<Match> matches) {
        return matches.stream().mapToInt(Match::kinship).min().orElse(Integer.MIN_VALUE);
    }

    private static List<Match> matches(Palette palette, TileType model, int length, boolean ceiling) {
        List<Match> matches = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            matches.add(match(palette, model, (double) i / length, (i + 1.0) / length, ceiling));
        }
        return matches;
    }

    /** The tile most like the model whose line goes from one height to another; null if there is none. */
    private static Match match(Palette palette, TileType model, double left, double right, boolean ceiling) {
        Match best = null;
        // Unturned tiles first: of two that are as good, the one that was drawn for it looks right.
        for (Flip flip : FLIPS) {
            for (TileType type : palette.tiles().values()) {
                int kinship = kinship(type, model);
                if ((best == null || kinship > best.kinship) && isLine(type, flip, left, right, ceiling)) {
                    best = new Match(new TileRef(type.name(), flip), kinship);
                }
            }
        }
        return best;
    }

    /**
     * True if the turned tile is solid below (above, for a ceiling) the line between two heights over the cell's
     * bottom.
     */
    private static boolean isLine(TileType type, Flip flip, double left, double right, boolean ceiling) {
        double first;
        double second;
        boolean above;
        if (type.effectiveShape() instanceof Shape.Floor floor) {
            first = flip.v() ? 1 - floor.left() : floor.left();
            second = flip.v() ? 1 - floor.right() : floor.right();
            above = flip.v();
        } else if (type.effectiveShape() instanceof Shape.Ceiling depth) {
            first = flip.v() ? depth.left() : 1 - depth.left();
            second = flip.v() ? depth.right() : 1 - depth.right();
            above = !flip.v();
        } else {
            return false;
        }
        double atLeft = flip.h() ? second : first;
        double atRight = flip.h() ? first : second;
        return above == ceiling && Math.abs(atLeft - left) < SAME_HEIGHT && Math.abs(atRight - right) < SAME_HEIGHT;
    }

    private static TileRef fill(Palette palette, TileType model, int kinship) {
        for (TileType type : palette.tiles().values()) {
            if (type.effectiveShape() instanceof Shape.Full
                    && type.effectiveSolidFrom().equals(Sides.ALL)
                    && kinship(type, model) >= kinship) {
                return TileRef.of(type.name());
            }
        }
        return null;
    }

    /** How much two tiles are of one material: behaviour counts more than colour, colour more than the name. */
    private static int kinship(TileType type, TileType model) {
        if (model == null) {
            return 0;
        }
        int kinship = 0;
        kinship += type.isHazard() == model.isHazard() ? 32 : 0;
        kinship += type.isClimbable() == model.isClimbable() ? 32 : 0;
        kinship += type.effectiveSolidFrom().equals(model.effectiveSolidFrom()) ? 16 : 0;
        kinship += Objects.equals(type.surface(), model.surface()) ? 8 : 0;
        kinship += Objects.equals(type.color(), model.color()) ? 4 : 0;
        kinship += firstWord(type.name()).equals(firstWord(model.name())) ? 2 : 0;
        return kinship;
    }

    private static String firstWord(String name) {
        int end = name.indexOf('-');
        return end < 0 ? name : name.substring(0, end);
    }

    /** The numbers of cells to a rise of one cell that there are tiles for; empty if the palette has no slopes. */
    Set<Integer> lengths() {
        return runs.keySet();
    }

    boolean isCeiling() {
        return ceiling;
    }

    /**
     * The solid tile to put under (over) the slope, or null if the slope is not solid through and through or has none.
     */
    TileRef fill() {
        return fill;
    }

    /**
     * A tile of a slope.
     *
     * @param length number of cells to a rise, one of {@link #lengths()}
     * @param index from 0 at the foot of the rise to length − 1 at its top
     * @param toRight whether the slope rises to the right
     */
    TileRef tile(int length, int index, boolean toRight) {
        TileRef tile = runs.get(length).get(index);
        return toRight ? tile : new TileRef(tile.tile(), tile.flip().thenH());
    }
}
