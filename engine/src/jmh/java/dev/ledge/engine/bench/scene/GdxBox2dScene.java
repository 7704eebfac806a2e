package dev.ledge.engine.bench.scene;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.physics.box2d.Body;
import com.badlogic.gdx.physics.box2d.BodyDef;
import com.badlogic.gdx.physics.box2d.Box2D;
import com.badlogic.gdx.physics.box2d.ChainShape;
import com.badlogic.gdx.physics.box2d.Contact;
import com.badlogic.gdx.physics.box2d.ContactImpulse;
import com.badlogic.gdx.physics.box2d.ContactListener;
import com.badlogic.gdx.physics.box2d.FixtureDef;
import com.badlogic.gdx.physics.box2d.Manifold;
import com.badlogic.gdx.physics.box2d.PolygonShape;
import com.badlogic.gdx.physics.box2d.World;
import com.badlogic.gdx.utils.GdxNativesLoader;

/** Box2D itself, in C++, through libGDX: the same set-up as {@link Jbox2dScene}. */
final class GdxBox2dScene implements Scene {

    private static final float METRE = Layout.CELL;
    /** Slower than this up or down is standing, m/s. */
    private static final float STANDING = 0.01f;

    private static final short GROUND = 1;
    private static final short ACTOR = 2;
    private static final short PAIR = 4;

    private final World world;
    private final Body[] bodies;
    private final Crowd crowd;
    private int pairs;

    GdxBox2dScene(Layout layout, boolean withPairs) {
        GdxNativesLoader.load();
        Box2D.init();
        world = new World(new Vector2(0, (float) Crowd.GRAVITY / METRE), true);
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
        float[] corners = new float[2 * outline.size()];
        for (int i = 0; i < outline.size(); i++) {
            corners[2 * i] = outline.x()[i];
            corners[2 * i + 1] = outline.y()[i];
        }
        ChainShape chain = new ChainShape();
        chain.createLoop(corners);
        FixtureDef fixture = new FixtureDef();
        fixture.shape = chain;
        fixture.friction = 0;
        fixture.filter.categoryBits = GROUND;
        fixture.filter.maskBits = ACTOR;
        ground.createFixture(fixture);
        chain.dispose();
    }

    private Body actor(int i, Layout layout, boolean withPairs) {
        BodyDef def = new BodyDef();
        def.type = BodyDef.BodyType.DynamicBody;
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
        addFixture(body, box, ACTOR, GROUND, false);
        if (withPairs) {
            addFixture(body, box, PAIR, PAIR, true);
        }
        box.dispose();
        return body;
    }

    private static void addFixture(Body body, PolygonShape shape, short category, short mask, boolean sensor) {
        FixtureDef fixture = new FixtureDef();
        fixture.shape = shape;
        fixture.density = 1;
        fixture.friction = 0;
        fixture.isSensor = sensor;
        fixture.filter.categoryBits = category;
        fixture.filter.maskBits = mask;
        body.createFixture(fixture);
    }

    @Override
    public void step() {
        crowd.nextTick();
        for (int i = 0; i < bodies.length; i++) {
            Vector2 now = bodies[i].getLinearVelocity();
            float vx = (float) crowd.velocity(i, now.x * METRE) / METRE;
            float vy = Math.min(now.y, (float) Crowd.MAX_FALL / METRE);
            if (Math.abs(now.y) < STANDING && crowd.wantsToJump(i)) {
                vy = (float) -Crowd.JUMP_SPEED / METRE;
                crowd.jumped();
            }
            bodies[i].setLinearVelocity(vx, vy);
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

    @Override
    public void close() {
        world.dispose();
    }
}
