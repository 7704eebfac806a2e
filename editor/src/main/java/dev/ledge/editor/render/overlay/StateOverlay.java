package dev.ledge.editor.render.overlay;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.world.Actors;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;

/** What the actor in focus is doing, in words. */
final class StateOverlay extends Overlay {
    StateOverlay() {
        super("state", "State", "What the actor in focus does and stands on, in words", new Color(0x7D8FA8));
    }

    @Override
    void paint(OverlayScene scene) {
        int actor = scene.focus();
        if (actor >= 0) {
            Aabb box = scene.box(actor);
            double y = scene.y(box.top()) - scene.pen().px(28);
            scene.pen().label(scene.x(box.left()), y, words(scene.actors(), actor), color());
        }
    }

    private static String words(Actors actors, int actor) {
        List<String> words = new ArrayList<>();
        words.add(actors.state(actor).json());
        if (actors.wedged(actor)) {
            words.add("wedged");
        }
        if (actors.embedded(actor)) {
            words.add("embedded");
        }
        if (actors.crouching(actor)) {
            words.add("crouching");
        }
        if (actors.dashing(actor)) {
            words.add("dashing");
        }
        String on = actors.on(actor);
        if (on != null) {
            words.add("on " + on);
        }
        return String.join(" · ", words);
    }

    @Override
    void sample(Pen pen, double x, double y, double side) {
        pen.line(x, y + side * 0.3, x + side, y + side * 0.3, color(), Pen.LINE);
        pen.line(x, y + side * 0.7, x + side * 0.6, y + side * 0.7, color(), Pen.LINE);
    }
}
