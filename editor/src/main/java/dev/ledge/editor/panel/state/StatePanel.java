package dev.ledge.editor.panel.state;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.DraftField;
import dev.ledge.editor.component.Typing;
import dev.ledge.editor.panel.Styles;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.preview.StateHistory;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorValue;
import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.HierarchyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;

/**
 * The state inspector: every number of the chosen actor, live, and a plot of those that are selected over the ticks of
 * the play. While nobody can see it, it reads and simulates nothing.
 */
@SuppressWarnings("serial")
public final class StatePanel extends JPanel {
    /** More lanes than these would be too low to read. */
    private static final int MOST_PLOTTED = 4;

    private static final int TABLE_WIDTH = 300;

    /** Of names, numbers and units the most are whole. */
    private static final int READABLE_WIDTH = 190;

    private static final String PLAYER = "player";
    private static final String NONE = "none";
    private static final String SOME = "some";

    private final StateRows rows = new StateRows();
    private final StateTable table = new StateTable(rows);
    private final JComboBox<String> actors = new JComboBox<>();
    private final DraftField search = new DraftField(9);
    private final JLabel words = new JLabel(" ");
    private final JLabel none = new JLabel("", SwingConstants.CENTER);
    private final CardLayout cards = new CardLayout();
    private final JPanel plotPlace = new JPanel(new BorderLayout());
    private final transient Runnable follower = this::refresh;
    private transient Consumer<String> onActor = id -> {};
    private transient Consumer<String> onSelect = ids -> {};
    private transient PreviewSession session;
    private transient StateHistory history;
    private StatePlot plot;
    private String actorId = PLAYER;
    private List<ActorValue> selected = List.of(ActorValue.VX, ActorValue.VY);
    private boolean isFilling;
    private boolean isSharing;
    private int tableWidth = UIScale.scale(TABLE_WIDTH);
    private transient World listedWorld;
    private transient Object listedLevel;

    /** An inspector of the player, until another actor is chosen. */
    public StatePanel() {
        setLayout(cards);
        setName("state");
        getAccessibleContext().setAccessibleName("State inspector");
        setMinimumSize(new Dimension(0, 0));
        setPreferredSize(new Dimension(0, 140));
        JPanel head = new JPanel(new MigLayout("insets 2 8 4 8, gapx 8", "[][][grow,fill]", "[]"));
        actors.setName("state.actor");
        actors.setToolTipText("Whose numbers are shown; with the select tool a click in the preview chooses it");
        actors.getAccessibleContext().setAccessibleName("Actor");
        actors.addActionListener(e -> {
            if (!isFilling && actors.getSelectedItem() != null) {
                choose((String) actors.getSelectedItem());
            }
        });
        Styles.plain(actors);
        search.setName("state.search");
        search.putClientProperty("JTextField.placeholderText", "Find a number");
        search.putClientProperty("JTextField.showClearButton", true);
        search.getAccessibleContext().setAccessibleName("Find a number");
        Typing.in(search, this::find);
        words.setName("state.words");
        Styles.plain(words);
        head.add(actors, "wmax 220");
        head.add(search);
        head.add(words, "wmin 0");
        table.getSelectionModel().addListSelectionListener(e -> {
            if (!e.getValueIsAdjusting() && !isFilling) {
                selectionChanged();
            }
        });
        JScrollPane scroll = new JScrollPane(table);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        scroll.getViewport().addChangeListener(e -> refresh());
        JSplitPane split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, true, scroll, plotPlace);
        split.setName("state.split");
        share(split);
        split.setBorder(BorderFactory.createEmptyBorder());
        JPanel some = new JPanel(new BorderLayout());
        some.add(head, BorderLayout.NORTH);
        some.add(split, BorderLayout.CENTER);
        none.setName("state.none");
        Styles.dim(none, true);
        add(some, SOME);
        add(none, NONE);
        table.select(selected);
        addHierarchyListener(e -> {
            if ((e.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0) {
                wake();
            }
        });
    }

    /**
     * The table has the width that it needs or was given, but in a narrow window the plots keep their half, as far as
     * the table can still be read.
     */
    private void share(JSplitPane split) {
        split.setDividerLocation(tableWidth);
        split.addPropertyChangeListener(JSplitPane.DIVIDER_LOCATION_PROPERTY, e -> {
            if (!isSharing) {
                tableWidth = split.getDividerLocation();
            }
        });
        split.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent e) {
                isSharing = true;
                int half = Math.max(UIScale.scale(READABLE_WIDTH), split.getWidth() / 2);
                split.setDividerLocation(Math.min(tableWidth, half));
                isSharing = false;
            }
        });
    }

    /** Gets the id of the actor that is shown, null while none is. */
    public void setOnActor(Consumer<String> listener) {
        onActor = listener;
    }

    /** Gets which numbers are plotted, as for {@link #plot(String)}. */
    public void setOnSelect(Consumer<String> listener) {
        onSelect = listener;
    }

    /** Plots the numbers of those names, with commas between them; unknown ones are left out. */
    public void plot(String names) {
        List<String> wanted = List.of(names.split(","));
        List<ActorValue> found = new ArrayList<>();
        for (ActorValue value : ActorValue.values()) {
            if (wanted.contains(value.name()) && found.size() < MOST_PLOTTED) {
                found.add(value);
            }
        }
        selected = found;
        isFilling = true;
        table.select(selected);
        isFilling = false;
        showHistory();
    }

    /** Shows the actors of a session from now on. */
    public void follow(PreviewSession newSession) {
        release();
        session = newSession;
        history = new StateHistory(session, () -> {
            if (plot != null) {
                plot.repaint();
            }
        });
        plot = new StatePlot(session, history);
        plotPlace.removeAll();
        plotPlace.add(plot, BorderLayout.CENTER);
        plotPlace.revalidate();
        actorId = PLAYER;
        listedWorld = null;
        session.addListener(follower);
        showHistory();
        wake();
    }

    /** Ends what is under way. */
    public void release() {
        if (session != null) {
            session.removeListener(follower);
            history.close();
        }
    }

    /** The actor whose numbers are shown. */
    public String actor() {
        return actorId;
    }

    /** Shows the numbers of an actor, by id. */
    public void choose(String id) {
        actorId = id;
        showHistory();
        listedWorld = null;
        refresh();
        onActor.accept(isShowing() ? actorId : null);
    }

    private void wake() {
        if (history != null) {
            history.setAwake(isShowing());
        }
        listedWorld = null;
        refresh();
        onActor.accept(isShowing() ? actorId : null);
    }

    private void showHistory() {
        if (history != null) {
            history.show(actorId, selected);
        }
        if (plot != null) {
            plot.repaint();
        }
    }

    private void selectionChanged() {
        List<ActorValue> chosen = table.selected(MOST_PLOTTED);
        if (!chosen.equals(selected)) {
            selected = chosen;
            onSelect.accept(chosen.stream().map(ActorValue::name).collect(Collectors.joining(",")));
            showHistory();
        }
    }

    private void find() {
        isFilling = true;
        rows.find(search.getText());
        table.select(selected);
        isFilling = false;
        refresh();
    }

    private void refresh() {
        if (session == null || !isShowing()) {
            return;
        }
        World world = session.world();
        if (world != listedWorld || world.level() != listedLevel) {
            list(world);
        }
        int actor = world.actors().indexOf(actorId);
        if (actor < 0 && world.actors().count() > 0) {
            choose(world.player() >= 0 ? PLAYER : world.actors().id(0));
            return;
        }
        cards.show(this, actor < 0 ? NONE : SOME);
        if (actor < 0) {
            none.setText("There is no actor in this level: the object tool (O) places a spawn or an enemy");
            return;
        }
        table.read(world.inspection(), actor);
        String now = words(world.actors(), actor);
        if (!now.equals(words.getText())) {
            words.setText(now);
        }
        plot.repaint();
    }

    private static String words(Actors actors, int actor) {
        if (!actors.present(actor)) {
            return "no longer in the world";
        }
        if (!actors.alive(actor)) {
            return "dead";
        }
        String on = actors.on(actor);
        return actors.state(actor).json() + (on == null ? "" : ", on " + on);
    }

    /** Fills the choice of actors anew. */
    private void list(World world) {
        listedWorld = world;
        listedLevel = world.level();
        isFilling = true;
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < world.actors().count(); i++) {
            ids.add(world.actors().id(i));
        }
        boolean isSame = ids.size() == actors.getItemCount();
        for (int i = 0; i < ids.size() && isSame; i++) {
            isSame = ids.get(i).equals(actors.getItemAt(i));
        }
        if (!isSame) {
            actors.setModel(new DefaultComboBoxModel<>(ids.toArray(String[]::new)));
        }
        if (!Objects.equals(actors.getSelectedItem(), actorId)) {
            actors.setSelectedItem(actorId);
        }
        isFilling = false;
    }
}
