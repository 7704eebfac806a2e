package dev.ledge.editor.preview;

import dev.ledge.editor.view.BoxTrack;
import dev.ledge.editor.view.Trail;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * What is held in every tick of a play, what the hand did, and where the player was at every tick from 0. What is held
 * may be known further than where that leads: of a run that is shown, and after another input was put in.
 */
final class Recording {
    private static final int LEAST = 256;

    /** Stands for the box of a player that there is not. */
    private static final Aabb NOWHERE = new Aabb(0, 0, 0, 0);

    private byte[] buttons = new byte[LEAST];
    private BoxTrack player = new BoxTrack(LEAST);
    /** In the order in which they are done; the last ones may be of the tick at which the recording ends. */
    private final List<Intervention> interventions = new ArrayList<>();

    private final List<Intervention> interventionsView = Collections.unmodifiableList(interventions);

    private int ticks;
    /** Where the player is is known up to this tick. */
    private int reached;

    /** A recording of no tick. */
    Recording() {
        startAt(NOWHERE);
    }

    /** Notes the player's box at tick 0, px. */
    void startAt(Aabb box) {
        player.set(0, box);
    }

    private Recording(Recording other, int ticks) {
        this.ticks = ticks;
        reached = Math.min(other.reached, ticks);
        buttons = Arrays.copyOf(other.buttons, ticks + 1);
        player = other.player.copy(0, reached + 1);
        interventions.addAll(other.interventions.subList(0, other.firstIntervention(ticks + 1L)));
    }

    /** The first ticks of it, at most as many as there are. */
    Recording copy(int most) {
        return new Recording(this, Math.min(ticks, most));
    }

    /** What is held and done, without where the player was. */
    Recording withoutTrail() {
        Recording copy = new Recording();
        copy.buttons = Arrays.copyOf(buttons, ticks + 1);
        copy.ticks = ticks;
        copy.interventions.addAll(interventions);
        return copy;
    }

    /** The same in a level where everything has moved. */
    Recording moved(Vec by) {
        Recording copy = copy(ticks);
        copy.interventions.replaceAll(one -> one.moved(by));
        for (int tick = 0; tick <= reached; tick++) {
            Aabb box = player.box(tick);
            // Nobody stays nowhere.
            copy.player.set(tick, box.width() == 0 ? box : box.moved(by.x(), by.y()));
        }
        return copy;
    }

    /** The same without a trail, with the player put elsewhere by a vector wherever the hand puts it. */
    Recording withPlayerShifted(Vec by) {
        Recording copy = withoutTrail();
        boolean isOwnSize = true;
        for (int i = 0; i < copy.interventions.size(); i++) {
            Intervention one = copy.interventions.get(i);
            if (one instanceof Intervention.Placed placed && isOwnSize && Limits.PLAYER_ID.equals(placed.actor())) {
                copy.interventions.set(i, placed.moved(by));
            }
            // With the size that the hand gave it, it is as large as the one that was recorded.
            isOwnSize &= !(one instanceof Intervention.Sized && Limits.PLAYER_ID.equals(one.actor()));
        }
        return copy;
    }

    /** Number of ticks recorded. */
    int ticks() {
        return ticks;
    }

    /** Up to this tick it is known where the player was. */
    int reached() {
        return reached;
    }

    /** What the hand did, in the order in which it is done. */
    List<Intervention> interventions() {
        return interventionsView;
    }

    /** The tick of the last intervention; 0 if there is none. */
    int lastIntervention() {
        return interventions.isEmpty()
                ? 0
                : interventions.get(interventions.size() - 1).tick();
    }

    /** Index of the first intervention at a tick or later; as many as there are if there is none. */
    int firstIntervention(long tick) {
        int low = 0;
        int high = interventions.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (interventions.get(middle).tick() < tick) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** How many actors the hand had added before the interventions of a tick. */
    int clonesBefore(long tick) {
        int clones = 0;
        int end = firstIntervention(tick);
        for (int i = 0; i < end; i++) {
            clones += interventions.get(i) instanceof Intervention.Cloned ? 1 : 0;
        }
        return clones;
    }

    /**
     * Adds what the hand does, at the tick of the last intervention or after it, in place of the last one if it makes
     * that void.
     *
     * @return true if it took that one's place
     */
    boolean add(Intervention intervention) {
        int last = interventions.size() - 1;
        if (last >= 0 && intervention.replaces(interventions.get(last))) {
            interventions.set(last, intervention);
            return true;
        }
        interventions.add(intervention);
        return false;
    }

    /** Forgets the interventions from an index on. */
    void cutInterventions(int from) {
        interventions.subList(from, interventions.size()).clear();
    }

    /** The buttons held in the step from {@code tick}, none where nothing is recorded. */
    int buttons(long tick) {
        return tick < ticks ? buttons[(int) tick] : Buttons.NONE;
    }

    /**
     * Notes the step from {@code tick}: what was held, and where it led. What was recorded after it stays.
     *
     * @param box of the player, px; null if there is none
     */
    void note(long tick, int held, Aabb box) {
        int at = Math.toIntExact(tick);
        buttons = withRoom(buttons, at);
        buttons[at] = (byte) held;
        player.set(at + 1, box == null ? NOWHERE : box);
        ticks = Math.max(ticks, at + 1);
        reached = Math.max(reached, at + 1);
    }

    private static byte[] withRoom(byte[] buttons, int tick) {
        return tick < buttons.length ? buttons : Arrays.copyOf(buttons, Math.max(tick + 1, 2 * buttons.length));
    }

    /**
     * Puts in what is held from a tick to before another, which need not have been played; where it leads is known up
     * to the first of them only.
     */
    void put(InputTrack input, int from, int to) {
        buttons = withRoom(buttons, to);
        for (int tick = from; tick < to; tick++) {
            buttons[tick] = (byte) input.buttonsAt(tick);
        }
        ticks = Math.max(ticks, to);
        reached = Math.min(reached, from);
    }

    /** Forgets the steps from {@code tick} on; what the hand did before the first of them stays. */
    void cutFrom(long tick) {
        cutInterventions(firstIntervention(tick + 1));
        ticks = (int) Math.min(ticks, tick);
        reached = Math.min(reached, ticks);
    }

    /** True if any button was held in the first ticks. */
    boolean hasButtons(int most) {
        for (int tick = 0; tick < Math.min(ticks, most); tick++) {
            if (buttons[tick] != Buttons.NONE) {
                return true;
            }
        }
        return false;
    }

    /** True if the other one begins with the same buttons and interventions as all of this. */
    boolean isBeginningOf(Recording other) {
        return ticks <= other.ticks
                && Arrays.equals(buttons, 0, ticks, other.buttons, 0, ticks)
                && interventions.size() <= other.interventions.size()
                && partsByHand(other) >= ticks
                && interventions.equals(other.interventions.subList(0, interventions.size()));
    }

    /** The number of ticks at the beginning in which the same is held and done as in another one. */
    int common(Recording other) {
        int most = Math.min(Math.min(ticks, other.ticks), partsByHand(other));
        int parts = Arrays.mismatch(buttons, 0, most, other.buttons, 0, most);
        return parts < 0 ? most : parts;
    }

    /** The first tick at which the hand did something else than in another one; a very late one if it never did. */
    private int partsByHand(Recording other) {
        int both = Math.min(interventions.size(), other.interventions.size());
        for (int i = 0; i < both; i++) {
            if (!interventions.get(i).equals(other.interventions.get(i))) {
                return Math.min(
                        interventions.get(i).tick(), other.interventions.get(i).tick());
            }
        }
        List<Intervention> longer = interventions.size() > both ? interventions : other.interventions;
        return longer.size() > both ? longer.get(both).tick() : Integer.MAX_VALUE;
    }

    /** All that is held, as bars. */
    InputBars bars() {
        return new InputBars(Arrays.copyOf(buttons, ticks));
    }

    /** The buttons that are held somewhere, bits of {@link Buttons}. */
    int used() {
        int used = Buttons.NONE;
        for (int tick = 0; tick < ticks; tick++) {
            used |= buttons[tick];
        }
        return used;
    }

    /** What was held from one tick to before another, counted from the first of them. */
    InputTrack input(int from, int to) {
        int[] held = new int[Math.max(0, Math.min(ticks, to) - from)];
        for (int i = 0; i < held.length; i++) {
            held[i] = buttons[from + i];
        }
        return InputTrack.recorded(held, held.length);
    }

    /** Where the middle of the player was at a tick, px. */
    double x(int tick) {
        return player.x(tick);
    }

    /** Where the middle of the player was at a tick, px. */
    double y(int tick) {
        return player.y(tick);
    }

    /** The player's box at a tick, px. */
    Aabb box(int tick) {
        return player.box(tick);
    }

    /** Where the player was at each of the last {@code most} ticks up to and including {@code tick}. */
    Trail trail(long tick, int most) {
        int end = (int) Math.min(reached, tick) + 1;
        int from = Math.max(0, end - most);
        return new Trail(player.copy(from, end));
    }
}
