package dev.ledge.editor.exchange.carry;

import dev.ledge.editor.exchange.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.node.ObjectNode;

/** The objects that were copied in another program, which knows nothing of who rides what. */
final class Copies {
    /** Less is rounding, px. */
    private static final double NEAR = 0.01;

    private record Copy(ObjectNode object, double dx, double dy) {
        boolean isWith(Copy other) {
            return Math.abs(dx - other.dx) < NEAR && Math.abs(dy - other.dy) < NEAR;
        }
    }

    private final Map<String, List<Copy>> byOriginal = new TreeMap<>();

    /**
     * Takes a copy.
     *
     * @param of the id of what it is a copy of
     * @param dx how far from that it lies, px
     * @param dy how far from that it lies, px
     */
    void add(ObjectNode object, String of, double dx, double dy) {
        byOriginal.computeIfAbsent(of, none -> new ArrayList<>()).add(new Copy(object, dx, dy));
    }

    /**
     * What was copied with its platform, and lies as far from where it was as that, rides the copy. Of several that lie
     * there alike each takes one.
     */
    void ride() {
        for (List<Copy> copies : byOriginal.values()) {
            for (int i = 0; i < copies.size(); i++) {
                Copy copy = copies.get(i);
                String platform = Tree.text(copy.object, "rides");
                if (platform != null && byOriginal.containsKey(platform)) {
                    int before = together(copies.subList(0, i), copy).size();
                    List<Copy> platforms = together(byOriginal.get(platform), copy);
                    if (before < platforms.size()) {
                        copy.object.put("rides", Tree.text(platforms.get(before).object, "id"));
                    }
                }
            }
        }
    }

    private static List<Copy> together(List<Copy> copies, Copy other) {
        return copies.stream().filter(copy -> copy.isWith(other)).toList();
    }
}
