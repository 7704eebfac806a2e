package dev.ledge.engine.bench.scene;

import java.util.Arrays;

/** The floor under all engines: a loop over arrays, x then y against full cells, that can do nothing else. */
final class LoopScene implements Scene {

    /** Side of a cell of the grid that finds pairs, px. */
    private static final int BUCKET = 32;

    private final int columns;
    private final int bucketsAcross;
    private final int bucketsDown;
    private final boolean[] solid;
    private final double[] x;
    private final double[] y;
    private final double[] vx;
    private final double[] vy;
    private final boolean[] grounded;
    private final Crowd crowd;
    private final boolean withPairs;
    private final int[] bucketEnd;
    private final int[] bucketOf;
    private final int[] sorted;
    private int pairs;

    LoopScene(Layout layout, boolean withPairs) {
        int count = layout.actors();
        this.withPairs = withPairs;
        columns = layout.columns();
        bucketsAcross = columns * Layout.CELL / BUCKET + 1;
        bucketsDown = layout.rows() * Layout.CELL / BUCKET + 1;
        bucketEnd = new int[bucketsAcross * bucketsDown + 1];
        solid = new boolean[columns * layout.rows()];
        crowd = new Crowd(count);
        x = new double[count];
        y = new double[count];
        vx = new double[count];
        vy = new double[count];
        grounded = new boolean[count];
        bucketOf = new int[count];
        sorted = new int[count];
        for (int i = 0; i < count; i++) {
            x[i] = layout.startX(i);
            y[i] = layout.startY(i);
            vx[i] = crowd.velocity(i);
        }
        for (int row = 0; row < layout.rows(); row++) {
            for (int column = 0; column < columns; column++) {
                solid[row * columns + column] = layout.isSolid(column, row);
            }
        }
    }

    @Override
    public void step() {
        crowd.nextTick();
        for (int i = 0; i < x.length; i++) {
            vx[i] = crowd.velocity(i, vx[i]);
            if (grounded[i] && crowd.wantsToJump(i)) {
                vy[i] = -Crowd.JUMP_SPEED;
                crowd.jumped();
            }
            vy[i] = Math.min(vy[i] + Crowd.GRAVITY * Crowd.DT, Crowd.MAX_FALL);
            moveX(i, vx[i] * Crowd.DT);
            moveY(i, vy[i] * Crowd.DT);
        }
        if (withPairs) {
            findPairs();
        }
    }

    private void moveX(int i, double dx) {
        double moved = x[i] + dx;
        double edge = dx > 0 ? moved + Layout.ACTOR_WIDTH : moved;
        int column = (int) (edge / Layout.CELL);
        int top = (int) (y[i] / Layout.CELL);
        int bottom = (int) ((y[i] + Layout.ACTOR_HEIGHT - 1e-9) / Layout.CELL);
        if (solid[top * columns + column] || solid[bottom * columns + column]) {
            vx[i] = 0;
            moved = dx > 0 ? column * Layout.CELL - Layout.ACTOR_WIDTH - 1e-9 : (column + 1) * Layout.CELL;
        }
        x[i] = moved;
    }

    private void moveY(int i, double dy) {
        double moved = y[i] + dy;
        double edge = dy > 0 ? moved + Layout.ACTOR_HEIGHT : moved;
        int row = (int) (edge / Layout.CELL);
        int left = (int) (x[i] / Layout.CELL);
        int right = (int) ((x[i] + Layout.ACTOR_WIDTH - 1e-9) / Layout.CELL);
        grounded[i] = false;
        if (solid[row * columns + left] || solid[row * columns + right]) {
            grounded[i] = dy > 0;
            vy[i] = 0;
            moved = dy > 0 ? row * Layout.CELL - Layout.ACTOR_HEIGHT : (row + 1) * Layout.CELL;
        }
        y[i] = moved;
    }

    private void findPairs() {
        sortIntoBuckets();
        pairs = 0;
        for (int bucketY = 0; bucketY < bucketsDown; bucketY++) {
            for (int bucketX = 0; bucketX < bucketsAcross; bucketX++) {
                int bucket = bucketY * bucketsAcross + bucketX;
                for (int a = bucketEnd[bucket]; a < bucketEnd[bucket + 1]; a++) {
                    pairs += pairsWithRest(sorted[a], a + 1, bucketX, bucketY);
                }
            }
        }
    }

    /** Sorted by bucket: bucket b holds {@code sorted[bucketEnd[b]]} up to {@code sorted[bucketEnd[b + 1] - 1]}. */
    private void sortIntoBuckets() {
        Arrays.fill(bucketEnd, 0);
        for (int i = 0; i < x.length; i++) {
            int bucket = (int) (y[i] / BUCKET) * bucketsAcross + (int) (x[i] / BUCKET);
            bucketOf[i] = bucket;
            bucketEnd[bucket]++;
        }
        for (int b = 1; b < bucketEnd.length; b++) {
            bucketEnd[b] += bucketEnd[b - 1];
        }
        for (int i = x.length - 1; i >= 0; i--) {
            sorted[--bucketEnd[bucketOf[i]]] = i;
        }
    }

    private int pairsWithRest(int actor, int next, int bucketX, int bucketY) {
        int bucket = bucketY * bucketsAcross + bucketX;
        int count = overlaps(actor, next, bucketEnd[bucket + 1]);
        if (bucketX + 1 < bucketsAcross) {
            count += overlaps(actor, bucketEnd[bucket + 1], bucketEnd[bucket + 2]);
        }
        if (bucketY + 1 < bucketsDown) {
            int below = bucket + bucketsAcross;
            int from = bucketX == 0 ? below : below - 1;
            int to = bucketX + 1 == bucketsAcross ? below : below + 1;
            count += overlaps(actor, bucketEnd[from], bucketEnd[to + 1]);
        }
        return count;
    }

    private int overlaps(int actor, int from, int to) {
        int count = 0;
        for (int i = from; i < to; i++) {
            int other = sorted[i];
            if (Math.abs(x[actor] - x[other]) < Layout.ACTOR_WIDTH
                    && Math.abs(y[actor] - y[other]) < Layout.ACTOR_HEIGHT) {
                count++;
            }
        }
        return count;
    }

    @Override
    public int pairs() {
        return pairs;
    }

    @Override
    public double x(int actor) {
        return x[actor];
    }

    @Override
    public double y(int actor) {
        return y[actor];
    }

    @Override
    public Crowd crowd() {
        return crowd;
    }
}
