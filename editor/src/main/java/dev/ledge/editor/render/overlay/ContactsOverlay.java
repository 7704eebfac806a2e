package dev.ledge.editor.render.overlay;

import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Contact;
import java.awt.Color;
import java.util.Locale;

/**
 * What actors touch, with normals: a dot and a time of impact where the last step hit something, a ring where an actor
 * rests, on the floor for example.
 */
final class ContactsOverlay extends Overlay {
    private static final double NORMAL = 16;

    /** Actors whose resting contacts are looked for, as that takes casts. */
    private static final int MOST_RESTING = 64;

    /** More contacts than these are drawn without their times. */
    private static final int MOST_TIMED = 12;

    ContactsOverlay() {
        super(
                "contacts",
                "Contacts",
                "Dots where the last step hit something, t being when in it, 0 to 1; rings where an actor rests",
                new Color(0xFF5252));
    }

    @Override
    void paint(OverlayScene scene) {
        scene.forEachActor(
                MOST_RESTING,
                actor -> scene.inspection().forEachRestingContact(actor, contact -> draw(scene, contact, false)));
        World world = scene.world();
        boolean areTimed = world.contactCount() <= MOST_TIMED;
        for (int i = 0; i < world.contactCount(); i++) {
            Contact contact = world.contact(i);
            if (scene.seen().contains(contact.x(), contact.y())) {
                draw(scene, contact, true);
                if (areTimed) {
                    String words = String.format(Locale.ROOT, "t %.2f", contact.time());
                    label(scene, contact, words);
                }
            }
        }
    }

    /** At the tip of the normal, on its side of the contact. */
    private void label(OverlayScene scene, Contact contact, String words) {
        Pen pen = scene.pen();
        double away = pen.px(NORMAL + 8);
        double x = scene.x(contact.x()) + contact.nx() * away;
        double y = scene.y(contact.y()) + contact.ny() * away - pen.px(8);
        if (contact.nx() < 0) {
            pen.labelLeft(x, y, words, color());
        } else {
            pen.label(x, y, words, color());
        }
    }

    private void draw(OverlayScene scene, Contact contact, boolean isHit) {
        Pen pen = scene.pen();
        double x = scene.x(contact.x());
        double y = scene.y(contact.y());
        double length = pen.px(isHit ? NORMAL : NORMAL * 0.7);
        pen.arrow(x, y, contact.nx() * length, contact.ny() * length, color());
        pen.dot(x, y, isHit ? 3.5 : 3, color(), isHit);
    }

    @Override
    void sample(Pen pen, double x, double y, double side) {
        pen.arrow(x + side / 2, y + side * 0.85, 0, -side * 0.6, color());
        pen.dot(x + side / 2, y + side * 0.85, 2.5, color(), true);
    }
}
