package dev.ledge.editor;

import static java.util.stream.Collectors.toCollection;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Circles of classes: of each such set every class needs every other, so that none can be read, tested or changed
 * alone. Nested classes count as part of the class around them. Tarjan's algorithm (1972).
 */
final class ClassCircles {
    private final Map<String, Set<String>> uses = new HashMap<>();
    private final Map<String, Integer> index = new HashMap<>();
    private final Map<String, Integer> low = new HashMap<>();
    private final Deque<String> stack = new ArrayDeque<>();
    private final Set<String> onStack = new TreeSet<>();
    private final List<Set<String>> found = new ArrayList<>();

    private ClassCircles(JavaClasses classes) {
        for (JavaClass each : classes) {
            String name = top(each);
            Set<String> used = uses.computeIfAbsent(name, none -> new TreeSet<>());
            each.getDirectDependenciesFromSelf().stream()
                    .map(Dependency::getTargetClass)
                    .filter(target ->
                            classes.contain(target.getBaseComponentType().getName()))
                    .map(target -> top(target.getBaseComponentType()))
                    .filter(target -> !target.equals(name))
                    .collect(toCollection(() -> used));
        }
    }

    private static String top(JavaClass each) {
        JavaClass outer = each;
        while (outer.getEnclosingClass().isPresent()) {
            outer = outer.getEnclosingClass().get();
        }
        return outer.getName();
    }

    /** The circles of two classes or more, the largest first. */
    static List<Set<String>> of(JavaClasses classes) {
        ClassCircles circles = new ClassCircles(classes);
        for (String each : new TreeSet<>(circles.uses.keySet())) {
            if (!circles.index.containsKey(each)) {
                circles.visit(each);
            }
        }
        circles.found.sort(Comparator.comparing(circle -> -circle.size()));
        return circles.found;
    }

    private void visit(String name) {
        index.put(name, index.size());
        low.put(name, index.get(name));
        stack.push(name);
        onStack.add(name);
        for (String used : uses.get(name)) {
            if (!index.containsKey(used)) {
                visit(used);
                low.merge(name, low.get(used), Math::min);
            } else if (onStack.contains(used)) {
                low.merge(name, index.get(used), Math::min);
            }
        }
        if (low.get(name).equals(index.get(name))) {
            Set<String> circle = new TreeSet<>();
            String last;
            do {
                last = stack.pop();
                onStack.remove(last);
                circle.add(last);
            } while (!last.equals(name));
            if (circle.size() > 1) {
                found.add(circle);
            }
        }
    }
}
