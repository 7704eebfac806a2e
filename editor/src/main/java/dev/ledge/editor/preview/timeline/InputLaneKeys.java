package dev.ledge.editor.preview.timeline;

import dev.ledge.editor.preview.InputBars;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.engine.world.type.Buttons;
import java.awt.event.ActionEvent;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.AbstractAction;
import javax.swing.KeyStroke;

/**
 * The keys of the lane of held buttons: a row is chosen, the tick of the timeline is the place in it, and bars are
 * made, cut, moved at an edge and removed there.
 */
final class InputLaneKeys {
    /** Client property of a component: a set of key strokes that are its own, and no commands of the window. */
    private static final String OWN_KEYS = "Ledge.ownKeys";

    /** A new bar lasts so many ticks. */
    private static final int NEW_TICKS = 6;

    private static final int LEAP = 10;

    private final InputLane lane;
    private final PreviewSession session;
    private int row;

    InputLaneKeys(InputLane lane, PreviewSession session) {
        this.lane = lane;
        this.session = session;
        Stream<KeyStroke> strokes = Stream.of(
                bind("UP", () -> choose(row() - 1)),
                bind("DOWN", () -> choose(row() + 1)),
                bind("LEFT", () -> session.playhead().scrub(session.tick() - 1)),
                bind("RIGHT", () -> session.playhead().scrub(session.tick() + 1)),
                bind("shift LEFT", () -> session.playhead().scrub(session.tick() - LEAP)),
                bind("shift RIGHT", () -> session.playhead().scrub(session.tick() + LEAP)),
                bind("alt LEFT", () -> moveEdge(-1)),
                bind("alt RIGHT", () -> moveEdge(1)),
                bind("SPACE", this::hold),
                bind("DELETE", this::remove));
        lane.putClientProperty(OWN_KEYS, strokes.collect(Collectors.toSet()));
    }

    private KeyStroke bind(String key, Runnable body) {
        KeyStroke stroke = KeyStroke.getKeyStroke(key);
        lane.getInputMap().put(stroke, key);
        lane.getActionMap().put(key, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                body.run();
            }
        });
        return stroke;
    }

    /** The row that the keys act on. */
    int row() {
        return Math.max(0, Math.min(lane.rows().size() - 1, row));
    }

    private void choose(int wanted) {
        row = wanted;
        row = row();
        lane.repaint();
    }

    private Buttons button() {
        return lane.rows().get(row());
    }

    private int tick() {
        return Math.toIntExact(session.tick());
    }

    /** The bar at the tick of the timeline, null if the button is not held there. */
    private InputBars.Bar here() {
        List<InputBars.Bar> bars = lane.bars().bars(button(), tick(), tick() + 1);
        return bars.isEmpty() ? null : bars.get(0);
    }

    /** Begins a bar here, or has the one that is here end. */
    private void hold() {
        InputBars.Bar bar = here();
        if (bar == null) {
            change(lane.bars().with(button(), tick(), tick() + NEW_TICKS, true));
        } else {
            change(lane.bars().with(button(), tick(), bar.to(), false));
        }
    }

    private void remove() {
        InputBars.Bar bar = here();
        if (bar != null) {
            change(lane.bars().with(button(), bar.from(), bar.to(), false));
        }
    }

    /** Moves the edge that is nearest to the tick of the timeline. */
    private void moveEdge(int by) {
        InputBars all = lane.bars();
        int nearest = -1;
        boolean isBegin = false;
        for (InputBars.Bar bar : all.bars(button(), 0, all.ticks())) {
            if (nearest < 0 || Math.abs(bar.from() - tick()) < Math.abs(nearest - tick())) {
                nearest = bar.from();
                isBegin = true;
            }
            if (Math.abs(bar.to() - tick()) < Math.abs(nearest - tick())) {
                nearest = bar.to();
                isBegin = false;
            }
        }
        if (nearest >= 0) {
            // The ticks between the old place of the edge and the new one are held now, or no longer.
            boolean isHeld = isBegin == by < 0;
            change(all.with(button(), Math.min(nearest, nearest + by), Math.max(nearest, nearest + by), isHeld));
        }
    }

    private void change(InputBars changed) {
        session.inputEdit().begin();
        session.inputEdit().put(changed);
        session.inputEdit().end();
        lane.repaint();
    }
}
