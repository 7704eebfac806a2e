package dev.ledge.engine.fuzz;

import dev.ledge.engine.problem.Problem;
import java.util.List;

/**
 * Takes back what a reader did not accept, by the places that its refusal names, so that the rest of the edits can show
 * what they do.
 */
final class Mender {
    private Mender() {}

    /**
     * Takes back what problems point at: what stood there before, else nothing.
     *
     * @param root of the file
     * @param problems of its refusal
     * @return true if anything was changed
     */
    static boolean mend(Json root, List<Problem> problems) {
        boolean changed = false;
        for (Problem problem : problems) {
            changed |= problem.isError() && mend(root, problem.pointer());
        }
        return changed;
    }

    private static boolean mend(Json root, String pointer) {
        Json parent = null;
        int index = -1;
        Json at = root;
        String[] steps = pointer.split("/", -1);
        for (int i = 1; i < steps.length; i++) {
            int next = at.kind == Json.Kind.OBJECT
                    ? at.keys.indexOf(steps[i].replace("~1", "/").replace("~0", "~"))
                    : indexOf(steps[i], at);
            if (next < 0) {
                return false;
            }
            parent = at;
            index = next;
            at = at.children.get(next);
        }
        if (parent == null) {
            return false;
        }
        if (at.before != null) {
            parent.children.set(index, at.before);
        } else {
            parent.remove(index);
        }
        return true;
    }

    private static int indexOf(String step, Json array) {
        boolean isIndex = step.matches("[0-9]{1,6}") && Integer.parseInt(step) < array.children.size();
        return isIndex ? Integer.parseInt(step) : -1;
    }
}
