package dev.ledge.engine.bench.scene;

import dev.ledge.engine.bench.scene.Layout.Outline;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Walks around solid ground with the ground on its right hand, turning right wherever it can. */
final class OutlineTracer {

    /** Right, down, left, up. */
    private static final int[] STEP_X = {1, 0, -1, 0};

    private static final int[] STEP_Y = {0, 1, 0, -1};

    private final Layout layout;
    /** One bit a direction: the edge that leaves a grid point that way was walked. */
    private final byte[] walked;

    OutlineTracer(Layout layout) {
        this.layout = layout;
        walked = new byte[(layout.columns() + 1) * (layout.rows() + 1)];
    }

    List<Outline> trace() {
        List<Outline> outlines = new ArrayList<>();
        for (int y = 0; y <= layout.rows(); y++) {
            for (int x = 0; x <= layout.columns(); x++) {
                if (isEdge(x, y, 0) && !isWalked(x, y, 0)) {
                    outlines.add(walk(x, y));
                }
            }
        }
        return outlines;
    }

    /** True if the edge that leaves a grid point in a direction has ground on its right hand and none on its left. */
    private boolean isEdge(int x, int y, int direction) {
        return switch (direction) {
            case 0 -> isSolid(x, y) && !isSolid(x, y - 1);
            case 1 -> isSolid(x - 1, y) && !isSolid(x, y);
            case 2 -> isSolid(x - 1, y - 1) && !isSolid(x - 1, y);
            default -> isSolid(x, y - 1) && !isSolid(x - 1, y - 1);
        };
    }

    private boolean isSolid(int column, int row) {
        return column >= 0
                && row >= 0
                && column < layout.columns()
                && row < layout.rows()
                && layout.isSolid(column, row);
    }

    private boolean isWalked(int x, int y, int direction) {
        return (walked[y * (layout.columns() + 1) + x] & 1 << direction) != 0;
    }

    private Outline walk(int startX, int startY) {
        IntStream.Builder xs = IntStream.builder();
        IntStream.Builder ys = IntStream.builder();
        int x = startX;
        int y = startY;
        int direction = 0;
        do {
            walked[y * (layout.columns() + 1) + x] |= (byte) (1 << direction);
            x += STEP_X[direction];
            y += STEP_Y[direction];
            int next = turn(x, y, direction);
            if (next != direction) {
                xs.add(x);
                ys.add(y);
            }
            direction = next;
        } while (!isWalked(x, y, direction));
        return new Outline(xs.build().toArray(), ys.build().toArray());
    }

    private int turn(int x, int y, int direction) {
        int right = direction + 1 & 3;
        if (isEdge(x, y, right)) {
            return right;
        }
        return isEdge(x, y, direction) ? direction : direction + 3 & 3;
    }
}
