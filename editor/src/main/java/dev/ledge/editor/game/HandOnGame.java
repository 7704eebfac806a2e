package dev.ledge.editor.game;

import dev.ledge.editor.preview.Hand;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.tool.GameHand;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import java.util.function.Consumer;

/** Lets the hand tool reach into the game of one open level. For the event dispatch thread. */
final class HandOnGame implements GameHand {
    private final PreviewSession session;
    private final Hand hand;
    private String chosen;
    private Consumer<String> onChoose = actor -> {};
    private Consumer<Vec> onAsk = at -> {};
    private Vec asked;

    HandOnGame(PreviewSession session) {
        this.session = session;
        hand = session.hand();
    }

    /** Gets the actor that is worked on. */
    void setOnChoose(Consumer<String> listener) {
        onChoose = listener;
    }

    /** Shows what can be done at a place. */
    void setOnAsk(Consumer<Vec> listener) {
        onAsk = listener;
    }

    private World world() {
        return session.world();
    }

    /** Index of an actor that is in the game, else −1. */
    private int index(String actor) {
        int index = actor == null ? -1 : world().actors().indexOf(actor);
        return index >= 0 && world().actors().present(index) ? index : -1;
    }

    @Override
    public String player() {
        int player = world().player();
        return player < 0 ? null : world().actors().id(player);
    }

    @Override
    public String at(Vec place, double reach) {
        int found = ActorPick.at(world(), place.x(), place.y(), reach);
        return found < 0 ? null : world().actors().id(found);
    }

    @Override
    public Aabb box(String actor) {
        int index = index(actor);
        if (index < 0) {
            return null;
        }
        Actors actors = world().actors();
        Aabb box =
                Aabb.of(new Vec(actors.x(index), actors.y(index)), new Vec(actors.width(index), actors.height(index)));
        return session.playhead().tween().moved(world(), index, box);
    }

    @Override
    public String chosen() {
        return index(chosen) < 0 ? player() : chosen;
    }

    @Override
    public void choose(String actor) {
        chosen = actor;
        onChoose.accept(actor);
    }

    @Override
    public boolean take(String actor, Vec pointer) {
        return hand.take(actor, pointer.x(), pointer.y());
    }

    @Override
    public void move(Vec pointer) {
        hand.move(pointer.x(), pointer.y());
    }

    @Override
    public void letGo() {
        hand.letGo();
    }

    @Override
    public boolean cancel() {
        return hand.cancel();
    }

    @Override
    public String held() {
        return hand.held();
    }

    @Override
    public Vec thrown() {
        return hand.thrown();
    }

    @Override
    public boolean put(String actor, Vec middle) {
        return hand.put(actor, middle.x(), middle.y());
    }

    @Override
    public String addClone(String actor, Vec middle) {
        return hand.addClone(actor, middle.x(), middle.y());
    }

    @Override
    public boolean remove(String actor) {
        return hand.remove(actor);
    }

    @Override
    public boolean resize(String actor, double width, double height) {
        return hand.resize(actor, width, height);
    }

    @Override
    public Vec sizeInLevel(String actor) {
        int index = index(actor);
        return index < 0 ? null : world().actors().sizeInLevel(index);
    }

    @Override
    public void ask(Vec at) {
        asked = at;
        onAsk.accept(at);
    }

    @Override
    public Vec asked() {
        return asked;
    }

    /** Nothing is offered any more. */
    void answered() {
        asked = null;
    }
}
