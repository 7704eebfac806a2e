package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.LevelEdits;
import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Ten minutes can be gone back to, every tick of them, and take at most 64 MB: all bytes are counted. */
@Timeout(180)
class RewindMemoryTest {
    private static final int TEN_MINUTES = 36_000;
    private static final long MOST = 64L << 20;
    private static final List<String> ROWS = List.of(
            "                                ",
            "                                ",
            "             ##                 ",
            "       ##          ##      ^    ",
            "################################",
            "                                ");
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [32, 40]}";
    private static final String LIFT =
            "{\"id\": \"lift\", \"type\": \"platform\", \"at\": [200, 30], \"size\": [48, 8],"
                    + " \"path\": [[0, 0], [80, 0]], \"motion\": {\"speed\": 40}}";

    private static Level room(String... objects) {
        String[] all = new String[objects.length + 2];
        all[0] = SPAWN;
        all[1] = LIFT;
        System.arraycopy(objects, 0, all, 2, objects.length);
        return Scenes.level(ROWS, all);
    }

    /** Plays that many ticks, this way and that. */
    private static void play(Play play, int ticks) {
        for (int i = 0; i < ticks; i++) {
            long tick = play.tick();
            int held = (tick / 170 % 2 == 0 ? Buttons.RIGHT : Buttons.LEFT).bit();
            play.play(tick % 50 < 12 ? held | Buttons.JUMP.bit() : held);
        }
    }

    private static long bytes(Play play) {
        return bytesOf(play.rewind()) + bytesOf(play.recording()) + bytesOf(play.timelineEvents());
    }

    /** All that can be reached from an object, but for the level's own content, which the document has anyway. */
    private static long bytesOf(Object root) {
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Object> open = new ArrayDeque<>();
        open.add(root);
        seen.add(root);
        long bytes = 0;
        while (!open.isEmpty()) {
            Object one = open.pop();
            Class<?> type = one.getClass();
            if (type.isArray()) {
                int length = Array.getLength(one);
                Class<?> of = type.getComponentType();
                bytes += 16 + (long) length * size(of);
                for (int i = 0; !of.isPrimitive() && i < length; i++) {
                    reach(Array.get(one, i), seen, open);
                }
                continue;
            }
            bytes += 16;
            for (Class<?> at = type; at != null; at = at.getSuperclass()) {
                for (Field field : at.getDeclaredFields()) {
                    if (Modifier.isStatic(field.getModifiers())) {
                        continue;
                    }
                    bytes += size(field.getType());
                    if (!field.getType().isPrimitive()) {
                        reach(value(field, one), seen, open);
                    }
                }
            }
        }
        return bytes;
    }

    private static Object value(Field field, Object of) {
        try {
            field.setAccessible(true);
            return field.get(of);
        } catch (ReflectiveOperationException | RuntimeException hidden) {
            return null; // Of the JDK itself: lists are counted by their arrays below.
        }
    }

    private static void reach(Object value, Set<Object> seen, Deque<Object> open) {
        boolean isOfLevel = value != null && value.getClass().getName().startsWith("dev.ledge.engine.level.");
        if (value == null || isOfLevel || value instanceof Class || value instanceof Enum || !seen.add(value)) {
            return;
        }
        if (value instanceof Iterable<?> list) {
            list.forEach(element -> reach(element, seen, open));
        }
        open.add(value);
    }

    private static int size(Class<?> type) {
        if (type == long.class || type == double.class) {
            return 8;
        }
        if (type == int.class || type == float.class || !type.isPrimitive()) {
            return 4;
        }
        return type == char.class || type == short.class ? 2 : 1;
    }

    private static void goesBackExactly(Play play, long[] ticks, long[] hashes) {
        for (int i = 0; i < ticks.length; i++) {
            play.goTowards(ticks[i]);
            while (play.tick() < ticks[i]) {
                play.repeat();
            }
            assertThat(play.world().fullHash()).as("tick %d", ticks[i]).isEqualTo(hashes[i]);
        }
    }

    @Test
    void everyTickOfTenMinutesComesBackAsItWas() {
        Play play = new Play(room(), null);
        long[] hashes = new long[TEN_MINUTES + 1];
        for (int tick = 0; tick <= TEN_MINUTES; tick++) {
            hashes[tick] = play.world().fullHash();
            play(play, 1);
        }
        assertThat(play.rewind().firstTick()).isZero();
        assertThat(bytes(play)).isLessThan(MOST / 4);
        for (int tick = TEN_MINUTES; tick >= 0; tick -= 7) {
            play.goTowards(tick);
            assertThat(tick - play.tick()).as("a few steps").isLessThanOrEqualTo(120);
            while (play.tick() < tick) {
                play.repeat();
            }
            assertThat(play.world().fullHash()).as("tick %d", tick).isEqualTo(hashes[tick]);
        }
    }

    @Test
    void aCrowdIsThinnedOutToFit() {
        Play play = new Play(
                room("{\"id\": \"crowd\", \"type\": \"actor\", \"at\": [0, 0], \"size\": [512, 60],"
                        + " \"body\": [2, 2], \"copies\": 1500, \"applyGravity\": false}"),
                null);
        assertThat(play.world().actors().count()).isEqualTo(1501);
        long[] ticks = {0, 1, 777, 12_345, 30_001, 35_999};
        long[] hashes = new long[ticks.length];
        int next = 0;
        long most = 0;
        for (int tick = 0; tick < TEN_MINUTES; tick++) {
            if (next < ticks.length && tick == ticks[next]) {
                hashes[next++] = play.world().fullHash();
            }
            play(play, 1);
            if (tick % 300 == 0) {
                most = Math.max(most, bytesOf(play.rewind()));
            }
        }
        assertThat(most).isBetween(Rewind.MOST_BYTES / 2, Rewind.MOST_BYTES * 11 / 10);
        assertThat(bytes(play)).isLessThan(MOST);
        goesBackExactly(play, ticks, hashes);
    }

    @Test
    void editsAllTheWhileTakeNoMoreRoom() {
        Level wide = LevelEdits.resize(Scenes.level(ROWS, SPAWN), 4096, 4096, 0, 0);
        Play play = new Play(wide, null);
        Document document = new Document(wide, null, false);
        TileLayer layer = (TileLayer) wide.layers().get(0);
        int rock = layer.grid().get(0, 4);
        Level now = wide;
        for (int second = 0; second < 600; second++) {
            TileLayer last = (TileLayer) now.layers().get(0);
            now = now.withLayer(last.withGrid(last.grid().with(second * 6, 40 + second % 50, rock)));
            document.show(now);
            play.edit(now);
            play(play, 60);
        }
        assertThat(play.rewind().firstTick()).isZero();
        assertThat(bytes(play)).isLessThan(MOST);
    }

    @Test
    void earlierPlaysTakeNoMoreThanTheirShare() {
        long nanos = 0;
        Document document = new Document(
                room("{\"id\": \"crowd\", \"type\": \"actor\", \"at\": [0, 0], \"size\": [512, 60],"
                        + " \"body\": [2, 2], \"copies\": 1500, \"applyGravity\": false}"),
                null,
                false);
        PreviewSession session = new PreviewSession(document, () -> nanos);
        for (int i = 0; i < 25; i++) {
            session.play();
            Play play = session.current();
            for (int tick = 0; tick < i; tick++) {
                play.play(Buttons.UP.bit());
            }
            play(play, 700);
        }
        session.play();
        assertThat(session.branches().list()).hasSize(Branches.MOST);
        assertThat(bytesOf(session.branches())).isLessThan(24L << 20);
    }

    @Test
    void playsThatLastLongerLetGoOfWhatIsOlderThanTenMinutes() {
        World world = new World(room());
        Rewind rewind = new Rewind(world);
        List<Snapshot> before = rewind.states();
        assertThat(before).hasSize(1);
        Play play = new Play(room(), null);
        play(play, 3 * TEN_MINUTES);
        assertThat(bytes(play)).isLessThan(MOST);
        assertThat(play.tick() - play.rewind().firstTick()).isGreaterThanOrEqualTo(TEN_MINUTES);
    }
}
