package dev.ledge.editor.render.overlay;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.world.type.ActorValue;
import java.awt.Color;
import java.awt.geom.Rectangle2D;

/** The windows of a jump as they run out: after the ground was lost, and after jump was pressed too early. */
final class JumpWindowsOverlay extends Overlay {
    private static final double WIDTH = 60;
    private static final double HEIGHT = 5;

    JumpWindowsOverlay() {
        super(
                "windows",
                "Coyote and buffer",
                "How many ticks a jump still counts after a ledge, and a press before a landing",
                new Color(0x2FE0B0));
    }

    @Override
    void paint(OverlayScene scene) {
        int actor = scene.focus();
        if (actor < 0) {
            return;
        }
        Aabb box = scene.box(actor);
        double x = scene.x(box.left());
        double y = scene.y(box.top()) - scene.pen().px(44);
        bar(scene, "coyote", ActorValue.COYOTE_LEFT, ActorField.COYOTE_TIME, 1, x, y);
        bar(
                scene,
                "buffer",
                ActorValue.BUFFER_LEFT,
                ActorField.JUMP_BUFFER,
                0,
                x,
                y - scene.pen().px(26));
    }

    private void bar(
            OverlayScene scene, String name, ActorValue value, ActorField field, int more, double x, double y) {
        double left = scene.inspection().value(scene.focus(), value);
        if (left <= 0) {
            return;
        }
        double most = Math.max(
                left,
                Math.floor(scene.world().level().player().get(field)
                                        / scene.world().dt()
                                + 1e-9)
                        + more);
        Pen pen = scene.pen();
        pen.label(x, y, name + " " + Math.round(left), color());
        double width = pen.px(WIDTH);
        Rectangle2D frame = new Rectangle2D.Double(x, y - pen.px(HEIGHT + 1), width, pen.px(HEIGHT));
        pen.draw(frame, color(), Pen.THIN);
        pen.solid(new Rectangle2D.Double(x, frame.getY(), width * left / most, frame.getHeight()), color());
    }

    @Override
    void sample(Pen pen, double x, double y, double side) {
        Rectangle2D frame = new Rectangle2D.Double(x, y + side * 0.3, side, side * 0.4);
        pen.draw(frame, color(), Pen.THIN);
        pen.solid(new Rectangle2D.Double(x, frame.getY(), side * 0.6, frame.getHeight()), color());
    }
}
