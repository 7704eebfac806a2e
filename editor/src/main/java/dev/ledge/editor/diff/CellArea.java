package dev.ledge.editor.diff;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Cells that hang together, corners included.
 *
 * @param runs row by row, from left to right, at least one
 */
public record CellArea(List<CellRun> runs) {

    /**
     * Takes a copy of the runs.
     *
     * @throws IllegalArgumentException if there are none
     */
    public CellArea {
        runs = List.copyOf(runs);
        if (runs.isEmpty()) {
            throw new IllegalArgumentException("an area has cells");
        }
    }

    /** {@return the number of cells} */
    public long count() {
        return runs.stream().mapToLong(CellRun::length).sum();
    }

    /** {@return the leftmost column} */
    public int left() {
        return runs.stream().mapToInt(CellRun::column).min().orElseThrow();
    }

    /** {@return the rightmost column} */
    public int right() {
        return runs.stream().mapToInt(CellRun::end).max().orElseThrow() - 1;
    }

    /** {@return the highest row} */
    public int top() {
        return runs.get(0).row();
    }

    /** {@return the lowest row} */
    public int bottom() {
        return runs.get(runs.size() - 1).row();
    }

    /** {@return how many cells and where: {@code 12 cells at 5,3 to 8,5}} */
    public String words() {
        if (count() == 1) {
            return "cell " + left() + "," + top();
        }
        return count() + " cells at " + left() + "," + top() + " to " + right() + "," + bottom();
    }

    /** The areas that runs make up; the runs come row by row, from left to right, and none overlaps another. */
    static List<CellArea> of(List<CellRun> runs) {
        int[] parent = new int[runs.size()];
        for (int i = 0; i < parent.length; i++) {
            parent[i] = i;
        }
        int above = 0;
        for (int i = 0; i < parent.length; i++) {
            CellRun run = runs.get(i);
            if (i > 0 && runs.get(i - 1).row() == run.row() && runs.get(i - 1).end() == run.column()) {
                union(parent, i - 1, i);
            }
            while (runs.get(above).row() < run.row() - 1
                    || runs.get(above).row() == run.row() - 1 && runs.get(above).end() < run.column()) {
                above++;
            }
            for (int j = above; j < i && runs.get(j).touchesBelow(run); j++) {
                union(parent, j, i);
            }
        }
        Map<Integer, List<CellRun>> areas = new LinkedHashMap<>();
        for (int i = 0; i < parent.length; i++) {
            areas.computeIfAbsent(root(parent, i), root -> new ArrayList<>()).add(runs.get(i));
        }
        return areas.values().stream().map(CellArea::new).toList();
    }

    /** The order that {@link #of} needs. */
    static final Comparator<CellRun> ROW_BY_ROW =
            Comparator.comparingInt(CellRun::row).thenComparingInt(CellRun::column);

    private static int root(int[] parent, int i) {
        int root = i;
        while (parent[root] != root) {
            parent[root] = parent[parent[root]];
            root = parent[root];
        }
        return root;
    }

    /** The root is the area's first run, so that areas come in the order of their first runs. */
    private static void union(int[] parent, int a, int b) {
        int rootA = root(parent, a);
        int rootB = root(parent, b);
        parent[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
    }
}
