package dev.ledge.editor.exchange.carry;

import dev.ledge.editor.exchange.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** The objects that were copied in another program, which knows nothing of who rides what. */
final class Copies {
    /** Less is rounding, px. */
    private static final double NEAR = 0.01;

    private record Copy(ObjectNode object, String of, double dx, double dy) {
        boolean isWith(Copy other) {
            return Math.abs(dx - other.dx) < NEAR && Math.abs(dy - other.dy) < NEAR;
        }
    }

    private final List<Copy> all = new ArrayList<>();

    /**
     * Takes a copy.
     *
     * @param of the id of what it is a copy of
     * @param dx how far from that it lies, px
     * @param dy how far from that it lies, px
     */
    void add(ObjectNode object, String of, double dx, double dy) {
        all.add(new Copy(object, of, dx, dy));
    }

    /** What was copied with its platform, and lies as far from where it was as that, rides the copy. */
    void ride() {
        for (Copy copy : all) {
            String platform = Tree.text(copy.object, "rides");
            List<Copy> platforms = together(platform, copy);
            int which = together(copy.of, copy).indexOf(copy);
            if (platform != null && which < platforms.size()) {
                copy.object.put("rides", Tree.text(platforms.get(which).object, "id"));
            }
        }
    }

    /** The copies of an object that lie as far from it as another copy lies from its own. */
    private List<Copy> together(String of, Copy other) {
        return all.stream()
                .filter(copy -> copy.of.equals(of) && copy.isWith(other))
                .toList();
    }
}
