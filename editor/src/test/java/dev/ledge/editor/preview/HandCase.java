package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;

/** A room with a walker, a coin and a crowd, and a hand that reaches into the play of it. */
abstract class HandCase {
    static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [32, 40]}";
    static final String WALKER = "{\"id\": \"beetle\", \"type\": \"walker\", \"at\": [200, 48], \"size\": [16, 16]}";
    static final String COIN = "{\"id\": \"coin\", \"type\": \"pickup\", \"at\": [46, 54], \"size\": [8, 8]}";
    static final String CROWD = "{\"id\": \"crowd\", \"type\": \"actor\", \"at\": [240, 16],"
            + " \"size\": [64, 32], \"copies\": 3, \"body\": [10, 12]}";
    static final Level ROOM = Scenes.floor(24, SPAWN, WALKER, COIN, CROWD);
    static final long STEP = 16_700_000;
    static final String PLAYER = "player";

    long nanos;
    final Document document = new Document(ROOM, null, false);
    final PreviewSession session = new PreviewSession(document, () -> nanos);
    final Hand hand = session.hand();

    void frames(int frames) {
        for (int i = 0; i < frames; i++) {
            nanos += STEP;
            session.advance();
        }
    }

    void ticks(int ticks, Buttons... held) {
        for (Buttons button : Buttons.values()) {
            session.hold(button, List.of(held).contains(button));
        }
        long end = session.tick() + ticks;
        while (session.tick() < end) {
            frames(1);
        }
    }

    Actors actors() {
        return session.world().actors();
    }

    int index(String actor) {
        return actors().indexOf(actor);
    }

    double left(String actor) {
        return actors().x(index(actor));
    }

    double top(String actor) {
        return actors().y(index(actor));
    }

    /** The state that the recorded buttons and interventions come to in a world of their own. */
    long fresh(long tick) {
        Recording recording = session.current().recording();
        Playback playback = new Playback(document.level(), session.current().start(), recording);
        while (playback.world().tick() < tick) {
            playback.step(recording.buttons(playback.world().tick()));
        }
        return playback.world().fullHash();
    }

    /** Takes the beetle, swings it to the left and throws it. */
    void throwTheBeetle() {
        assertThat(hand.take("beetle", left("beetle") + 4, top("beetle") + 4)).isTrue();
        double x = left("beetle") + 4;
        double y = top("beetle") + 4;
        for (int i = 0; i < 12; i++) {
            x -= 3;
            y -= 2;
            hand.move(x, y);
            frames(1);
        }
        hand.letGo();
    }
}
