package dev.ledge.editor.diff;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * In which order merged layers are drawn. Of any two layers, the side that exchanged them decides which comes first, or
 * the side that added one of them; only a circle of such decisions is a conflict.
 */
final class LayerOrder {
    private final List<String> base;
    private final List<String> mine;
    private final List<String> theirs;
    private final Merging merging;

    LayerOrder(List<String> base, List<String> mine, List<String> theirs, Merging merging) {
        this.base = base;
        this.mine = mine;
        this.theirs = theirs;
        this.merging = merging;
    }

    /** The ids of all layers that one of both has, each once. */
    List<String> merged() {
        // Layers that nothing orders come by id, so that the merge is symmetric.
        Set<String> left = new TreeSet<>(mine);
        left.addAll(theirs);
        List<String> merged = new ArrayList<>();
        while (!left.isEmpty()) {
            String first = left.stream()
                    .filter(id -> left.stream().noneMatch(other -> isBefore(other, id)))
                    .findFirst()
                    .orElse(null);
            if (first == null) {
                return chosen();
            }
            left.remove(first);
            merged.add(first);
        }
        return merged;
    }

    /** Of two layers that both added in another order, each comes before the other: a circle. */
    private boolean isBefore(String a, String b) {
        Boolean own = isBefore(mine, a, b);
        Boolean other = isBefore(theirs, a, b);
        if (own == null || other == null) {
            return Boolean.TRUE.equals(own == null ? other : own);
        }
        Boolean old = isBefore(base, a, b);
        if (old == null && !own.equals(other)) {
            return true;
        }
        return own.equals(old) ? other : own;
    }

    /** Null if the list does not have both. */
    private static Boolean isBefore(List<String> ids, String a, String b) {
        int first = ids.indexOf(a);
        int second = ids.indexOf(b);
        return a.equals(b) || first < 0 || second < 0 ? null : (Boolean) (first < second);
    }

    /** One's order, and the other's layers behind those that they were put behind. */
    private List<String> chosen() {
        Conflict conflict =
                new Conflict(Conflict.Kind.ORDER, null, "order", null, words(base), words(mine), words(theirs));
        boolean takesTheirs = merging.takesTheirs(conflict);
        List<String> other = takesTheirs ? mine : theirs;
        Set<String> placed = new LinkedHashSet<>(takesTheirs ? theirs : mine);
        List<String> order = new ArrayList<>(placed);
        for (int i = 0; i < other.size(); i++) {
            if (placed.add(other.get(i))) {
                order.add(i == 0 ? 0 : order.indexOf(other.get(i - 1)) + 1, other.get(i));
            }
        }
        return order;
    }

    private static String words(List<String> ids) {
        return String.join(", ", ids.stream().map(Words::name).toList());
    }
}
