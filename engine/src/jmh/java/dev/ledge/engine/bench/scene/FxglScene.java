package dev.ledge.engine.bench.scene;

import com.almasb.fxgl.core.math.Vec2;
import com.almasb.fxgl.physics.box2d.callbacks.ContactImpulse;
import com.almasb.fxgl.physics.box2d.callbacks.ContactListener;
import com.almasb.fxgl.physics.box2d.collision.Manifold;
import com.almasb.fxgl.physics.box2d.collision.shapes.PolygonShape;
import com.almasb.fxgl.physics.box2d.collision.shapes.Shape;
import com.almasb.fxgl.physics.box2d.dynamics.Body;
import com.almasb.fxgl.physics.box2d.dynamics.BodyDef;
import com.almasb.fxgl.physics.box2d.dynamics.BodyType;
import com.almasb.fxgl.physics.box2d.dynamics.Filter;
import com.almasb.fxgl.physics.box2d.dynamics.Fixture;
import com.almasb.fxgl.physics.box2d.dynamics.FixtureDef;
import com.almasb.fxgl.physics.box2d.dynamics.World;
import com.almasb.fxgl.physics.box2d.dynamics.contacts.Contact;

/**
 * FXGL's own fork of jbox2d, without the entities that FXGL wraps around it. Its platformer samples make a static box
 * of every rectangle that the map editor knows, give the player no friction and put a sensor under its feet.
 */
final class FxglScene implements Scene {

    private static final float METRE = Layout.CELL;
    private static final int GROUND = 1;
    private static final int ACTOR = 2;
    private static final int FOOT = 4;
    private static final int PAIR = 8;

    private final World world = new World(new Vec2(0, (float) Crowd.GRAVITY / METRE));
    private final Body[] bodies;
    private final int[] footing;
    private final Vec2 velocity = new Vec2();
    private final Crowd crowd;
    private int pairs;

    FxglScene(Layout layout, boolean withPairs) {
        crowd = new Crowd(layout.actors());
        bodies = new Body[layout.actors()];
        footing = new int[layout.actors()];
        for (Layout.Block block : layout.blocks()) {
            addGround(block);
        }
        for (int i = 0; i < bodies.length; i++) {
            bodies[i] = actor(i, layout, withPairs);
        }
        world.setContactListener(new Sensors());
    }

    private void addGround(Layout.Block block) {
        BodyDef def = new BodyDef();
        def.setPosition(new Vec2(block.column() + block.columns() / 2f, block.row() + block.rows() / 2f));
        PolygonShape box = new PolygonShape();
        box.setAsBox(block.columns() / 2f, block.rows() / 2f);
        world.createBody(def).createFixture(fixture(box, GROUND, ACTOR | FOOT, false, null));
    }

    private Body actor(int i, Layout layout, boolean withPairs) {
        BodyDef def = new BodyDef();
        def.setType(BodyType.DYNAMIC);
        def.setFixedRotation(true);
        def.setPosition(new Vec2(
                (float) (layout.startX(i) + Layout.ACTOR_WIDTH / 2.0) / METRE,
                (float) (layout.startY(i) + Layout.ACTOR_HEIGHT / 2.0) / METRE));
        def.setLinearVelocity(new Vec2((float) crowd.velocity(i) / METRE, 0));
        Body body = world.createBody(def);
        float halfWidth = Layout.ACTOR_WIDTH / 2f / METRE;
        float halfHeight = Layout.ACTOR_HEIGHT / 2f / METRE;
        PolygonShape box = new PolygonShape();
        box.setAsBox(halfWidth, halfHeight);
        body.createFixture(fixture(box, ACTOR, GROUND, false, i));
        PolygonShape foot = new PolygonShape();
        foot.setAsBox(halfWidth * 0.9f, 1 / METRE, new Vec2(0, halfHeight), 0);
        body.createFixture(fixture(foot, FOOT, GROUND, true, i));
        if (withPairs) {
            body.createFixture(fixture(box, PAIR, PAIR, true, i));
        }
        return body;
    }

    private static FixtureDef fixture(Shape shape, int category, int mask, boolean sensor, Integer actor) {
        Filter filter = new Filter();
        filter.categoryBits = category;
        filter.maskBits = mask;
        FixtureDef fixture = new FixtureDef()
                .shape(shape)
                .density(1)
                .friction(0)
                .sensor(sensor)
                .filter(filter);
        return actor == null ? fixture : fixture.userData(actor);
    }

    @Override
    public void step() {
        crowd.nextTick();
        for (int i = 0; i < bodies.length; i++) {
            Vec2 now = bodies[i].getLinearVelocity();
            velocity.x = (float) crowd.velocity(i, now.x * METRE) / METRE;
            velocity.y = Math.min(now.y, (float) Crowd.MAX_FALL / METRE);
            if (footing[i] > 0 && crowd.wantsToJump(i)) {
                velocity.y = (float) -Crowd.JUMP_SPEED / METRE;
                crowd.jumped();
            }
            bodies[i].setLinearVelocity(velocity);
        }
        world.step((float) Crowd.DT, 8, 3);
    }

    /** Counts what the sensors touch. */
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
            Fixture a = contact.getFixtureA();
            Fixture b = contact.getFixtureB();
            if (a.getFilterData().categoryBits == PAIR) {
                pairs += change;
            } else if (a.getFilterData().categoryBits == FOOT) {
                footing[(Integer) a.getUserData()] += change;
            } else if (b.getFilterData().categoryBits == FOOT) {
                footing[(Integer) b.getUserData()] += change;
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
