package dev.ledge.engine.bench.scene;

import org.jbox2d.callbacks.ContactImpulse;
import org.jbox2d.callbacks.ContactListener;
import org.jbox2d.collision.Manifold;
import org.jbox2d.collision.shapes.ChainShape;
import org.jbox2d.collision.shapes.PolygonShape;
import org.jbox2d.common.Vec2;
import org.jbox2d.dynamics.Body;
import org.jbox2d.dynamics.BodyDef;
import org.jbox2d.dynamics.BodyType;
import org.jbox2d.dynamics.FixtureDef;
import org.jbox2d.dynamics.World;
import org.jbox2d.dynamics.contacts.Contact;

/**
 * jbox2d as the tutorials for Box2D use it for platformers: the ground as chains of edges (no seams to trip on), boxes
 * that cannot rotate and have no friction (they don't stick to walls), and a sensor for overlaps. Standing is not
 * moving up or down, which costs least; the other way, a sensor under the feet, would make a step half as long again.
 * One metre is one cell.
 */
final class Jbox2dScene implements Scene {

    private static final float METRE = Layout.CELL;
    /** Slower than this up or down is standing, m/s. */
    private static final float STANDING = 0.01f;

    private static final int GROUND = 1;
    private static final int ACTOR = 2;
    private static final int PAIR = 4;

    private final World world = new World(new Vec2(0, (float) Crowd.GRAVITY / METRE));
    private final Body[] bodies;
    private final Vec2 velocity = new Vec2();
    private final Crowd crowd;
    private int pairs;

    Jbox2dScene(Layout layout, boolean withPairs) {
        crowd = new Crowd(layout.actors());
        bodies = new Body[layout.actors()];
        Body ground = world.createBody(new BodyDef());
        for (Layout.Outline outline : layout.outlines()) {
            addGround(ground, outline);
        }
        for (int i = 0; i < bodies.length; i++) {
            bodies[i] = actor(i, layout, withPairs);
        }
        if (withPairs) {
            world.setContactListener(new Sensors());
        }
    }

    private static void addGround(Body ground, Layout.Outline outline) {
        Vec2[] corners = new Vec2[outline.size()];
        for (int i = 0; i < corners.length; i++) {
            corners[i] = new Vec2(outline.x()[i], outline.y()[i]);
        }
        ChainShape chain = new ChainShape();
        chain.createLoop(corners, corners.length);
        FixtureDef fixture = new FixtureDef();
        fixture.shape = chain;
        fixture.friction = 0;
        fixture.filter.categoryBits = GROUND;
        fixture.filter.maskBits = ACTOR;
        ground.createFixture(fixture);
    }

    private Body actor(int i, Layout layout, boolean withPairs) {
        BodyDef def = new BodyDef();
        def.type = BodyType.DYNAMIC;
        def.fixedRotation = true;
        def.position.set(
                (float) (layout.startX(i) + Layout.ACTOR_WIDTH / 2.0) / METRE,
                (float) (layout.startY(i) + Layout.ACTOR_HEIGHT / 2.0) / METRE);
        def.linearVelocity.set((float) crowd.velocity(i) / METRE, 0);
        Body body = world.createBody(def);
        float halfWidth = Layout.ACTOR_WIDTH / 2f / METRE;
        float halfHeight = Layout.ACTOR_HEIGHT / 2f / METRE;
        PolygonShape box = new PolygonShape();
        box.setAsBox(halfWidth, halfHeight);
        body.createFixture(fixture(box, ACTOR, GROUND, false));
        if (withPairs) {
            body.createFixture(fixture(box, PAIR, PAIR, true));
        }
        return body;
    }

    private static FixtureDef fixture(PolygonShape shape, int category, int mask, boolean sensor) {
        FixtureDef fixture = new FixtureDef();
        fixture.shape = shape;
        fixture.density = 1;
        fixture.friction = 0;
        fixture.isSensor = sensor;
        fixture.filter.categoryBits = category;
        fixture.filter.maskBits = mask;
        return fixture;
    }

    @Override
    public void step() {
        crowd.nextTick();
        for (int i = 0; i < bodies.length; i++) {
            Vec2 now = bodies[i].getLinearVelocity();
            velocity.x = (float) crowd.velocity(i, now.x * METRE) / METRE;
            velocity.y = Math.min(now.y, (float) Crowd.MAX_FALL / METRE);
            if (Math.abs(now.y) < STANDING && crowd.wantsToJump(i)) {
                velocity.y = (float) -Crowd.JUMP_SPEED / METRE;
                crowd.jumped();
            }
            bodies[i].setLinearVelocity(velocity);
        }
        world.step((float) Crowd.DT, 8, 3);
    }

    /** Counts the pairs with overlapping sensors. */
    private final class Sensors implements ContactListener {
        @Override
        public void beginContact(Contact contact) {
            count(contact, 1);
        }

        @Override
        public void endContact(Contact contact) {
            count(contact, -1);
        }

        private void count(Contact contact, int change) {
            if (contact.getFixtureA().isSensor()) {
                pairs += change;
            }
        }

        @Override
        public void preSolve(Contact contact, Manifold oldManifold) {
            // every contact is solved as it is
        }

        @Override
        public void postSolve(Contact contact, ContactImpulse impulse) {
            // impulses are not used
        }
    }

    @Override
    public int pairs() {
        return pairs;
    }

    @Override
    public double x(int actor) {
        return bodies[actor].getPosition().x * METRE - Layout.ACTOR_WIDTH / 2.0;
    }

    @Override
    public double y(int actor) {
        return bodies[actor].getPosition().y * METRE - Layout.ACTOR_HEIGHT / 2.0;
    }

    @Override
    public Crowd crowd() {
        return crowd;
    }
}
