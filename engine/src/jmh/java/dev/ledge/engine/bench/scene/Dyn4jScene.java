package dev.ledge.engine.bench.scene;

import org.dyn4j.collision.CategoryFilter;
import org.dyn4j.dynamics.Body;
import org.dyn4j.dynamics.BodyFixture;
import org.dyn4j.dynamics.contact.Contact;
import org.dyn4j.dynamics.contact.ContactConstraint;
import org.dyn4j.geometry.Geometry;
import org.dyn4j.geometry.MassType;
import org.dyn4j.geometry.Rectangle;
import org.dyn4j.geometry.Vector2;
import org.dyn4j.world.ContactCollisionData;
import org.dyn4j.world.World;
import org.dyn4j.world.listener.ContactListenerAdapter;

/**
 * dyn4j as its platformer samples use it, with its default settings: the ground as rectangles, boxes that cannot
 * rotate, standing known from the contacts, and a sensor for overlaps. One metre is one cell.
 */
final class Dyn4jScene implements Scene {

    private static final double METRE = Layout.CELL;
    private static final CategoryFilter GROUND = new CategoryFilter(1, 2);
    private static final CategoryFilter ACTOR = new CategoryFilter(2, 1);
    private static final CategoryFilter PAIR = new CategoryFilter(4, 4);

    private final World<Body> world = new World<>();
    private final Body[] bodies;
    private final Crowd crowd;
    private int pairs;

    Dyn4jScene(Layout layout, boolean withPairs) {
        crowd = new Crowd(layout.actors());
        bodies = new Body[layout.actors()];
        world.setGravity(0, Crowd.GRAVITY / METRE);
        for (Layout.Block block : layout.blocks()) {
            world.addBody(ground(block));
        }
        for (int i = 0; i < bodies.length; i++) {
            bodies[i] = actor(i, layout, withPairs);
            world.addBody(bodies[i]);
        }
        if (withPairs) {
            world.addContactListener(new Sensors());
        }
    }

    private static Body ground(Layout.Block block) {
        Body ground = new Body();
        ground.addFixture(Geometry.createRectangle(block.columns(), block.rows()), 1, 0, 0)
                .setFilter(GROUND);
        ground.translate(block.column() + block.columns() / 2.0, block.row() + block.rows() / 2.0);
        ground.setMass(MassType.INFINITE);
        return ground;
    }

    private Body actor(int i, Layout layout, boolean withPairs) {
        Body body = new Body();
        Rectangle box = Geometry.createRectangle(Layout.ACTOR_WIDTH / METRE, Layout.ACTOR_HEIGHT / METRE);
        body.addFixture(box, 1, 0, 0).setFilter(ACTOR);
        if (withPairs) {
            BodyFixture sensor = body.addFixture(box);
            sensor.setFilter(PAIR);
            sensor.setSensor(true);
        }
        body.setMass(MassType.FIXED_ANGULAR_VELOCITY);
        body.translate(
                (layout.startX(i) + Layout.ACTOR_WIDTH / 2.0) / METRE,
                (layout.startY(i) + Layout.ACTOR_HEIGHT / 2.0) / METRE);
        body.setLinearVelocity(crowd.velocity(i) / METRE, 0);
        return body;
    }

    @Override
    public void step() {
        crowd.nextTick();
        for (int i = 0; i < bodies.length; i++) {
            Vector2 now = bodies[i].getLinearVelocity();
            double vx = crowd.velocity(i, now.x * METRE) / METRE;
            double vy = Math.min(now.y, Crowd.MAX_FALL / METRE);
            if (crowd.wantsToJump(i) && isOnGround(bodies[i])) {
                vy = -Crowd.JUMP_SPEED / METRE;
                crowd.jumped();
            }
            bodies[i].setLinearVelocity(vx, vy);
        }
        world.step(1);
    }

    private boolean isOnGround(Body body) {
        for (ContactConstraint<Body> contact : world.getContacts(body)) {
            if (!contact.isSensor() && Math.abs(contact.getNormal().y) > 0.5) {
                return true;
            }
        }
        return false;
    }

    /** Counts the pairs with overlapping sensors. */
    private final class Sensors extends ContactListenerAdapter<Body> {
        @Override
        public void begin(ContactCollisionData<Body> collision, Contact contact) {
            if (collision.getContactConstraint().isSensor()) {
                pairs++;
            }
        }

        @Override
        public void end(ContactCollisionData<Body> collision, Contact contact) {
            if (collision.getContactConstraint().isSensor()) {
                pairs--;
            }
        }
    }

    /** Contact points of sensors, up to two a pair. */
    @Override
    public int pairs() {
        return pairs;
    }

    @Override
    public double x(int actor) {
        return bodies[actor].getTransform().getTranslationX() * METRE - Layout.ACTOR_WIDTH / 2.0;
    }

    @Override
    public double y(int actor) {
        return bodies[actor].getTransform().getTranslationY() * METRE - Layout.ACTOR_HEIGHT / 2.0;
    }

    @Override
    public Crowd crowd() {
        return crowd;
    }
}
