package dev.ledge.editor.preview;

import com.formdev.flatlaf.FlatLaf;
import dev.ledge.editor.component.Drawing;
import dev.ledge.editor.event.FramePainter;
import dev.ledge.editor.event.FrameTimer;
import dev.ledge.editor.event.InputPulse;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.RenderOptions;
import dev.ledge.editor.render.TrailPainter;
import dev.ledge.editor.render.WorldRenderer;
import dev.ledge.editor.render.overlay.Overlays;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.FollowCamera;
import dev.ledge.editor.view.Trails;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.world.World;
import java.awt.BasicStroke;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.KeyListener;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javax.swing.UIManager;

/**
 * Shows a {@link PreviewSession}: the camera follows the player, and in play mode the keyboard is the game's. It drives
 * the session's clock while it is on the screen or played.
 */
@SuppressWarnings("serial")
public final class PreviewPanel extends Drawing {
    /** Short enough that no tick waits long; the session decides how many are due. */
    private static final int FRAME_MILLIS = 5;

    /** In slow motion pictures between the ticks follow each other at this distance. */
    private static final long BETWEEN_NANOS = 12_000_000;

    private static final BasicStroke FOCUS = new BasicStroke(2);
    private static final double NANOS = 1e9;
    private static final double WHEEL_ZOOM = 1.15;

    private final PreviewSession session;
    private final WorldRenderer renderer;
    private final Viewport view = new Viewport();
    private final FollowCamera camera = new FollowCamera(view);
    private final PreviewStatus status = new PreviewStatus();
    private final transient FrameTimer frames = FrameTimer.every(FRAME_MILLIS, this::frame);
    private final transient FramePainter painter = new FramePainter();
    private final transient InputPulse pulse = new InputPulse();
    private transient Trails trails = Trails.NONE;
    private RenderOptions options = RenderOptions.playing(Theme.LIGHT);
    private transient Overlays overlays = Overlays.NONE;
    private String chosenActor;
    private Runnable onLeave = () -> {};
    private transient BooleanSupplier onEscape = () -> false;
    private transient Consumer<Graphics2D> overlay = g -> {};
    private transient Consumer<Graphics2D> comparison = g -> {};
    private transient BooleanSupplier hasOtherKeyboard = () -> false;
    private transient Runnable takeKeyboard = this::requestFocusInWindow;
    private final transient GameKeys keys;
    private boolean isStatusShown = true;
    private World shownWorld;
    private boolean wasRunning;
    private boolean isAsleep;
    private boolean isPainted;
    private long lastFrame = System.nanoTime();

    /** Shows a session, painting the level with {@code levels}, which a canvas may share. */
    public PreviewPanel(PreviewSession session, LevelRenderer levels) {
        this.session = session;
        this.renderer = new WorldRenderer(levels);
        setName("preview");
        setOpaque(true);
        setFocusable(true);
        setFocusTraversalKeysEnabled(true);
        getAccessibleContext().setAccessibleName("Preview");
        getAccessibleContext().setAccessibleDescription("The level, being played. Escape returns to editing.");
        setPreferredSize(new Dimension(480, 300));
        setMinimumSize(new Dimension(120, 80));
        keys = new GameKeys(session, this::escape);
        addKeyListener(keys);
        addFocusListener(new Focus());
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                requestFocusInWindow();
            }
        });
        addMouseWheelListener(e -> {
            camera.zoomBy(Math.pow(WHEEL_ZOOM, -e.getPreciseWheelRotation()));
            repaint();
        });
        session.addListener(this::repaint);
        updateUI();
    }

    /** Says what the key of a command is called, by the command's id; empty for none. Until then no key is named. */
    public void setKeyNames(UnaryOperator<String> ofCommand) {
        status.setKeyNames(ofCommand);
    }

    /** What is drawn over the world. */
    public RenderOptions options() {
        return options;
    }

    /** Sets what is drawn over the world; the colours follow the look and feel. */
    public void setOptions(RenderOptions value) {
        options = value.withTheme(Theme.of(FlatLaf.isLafDark()));
        repaint();
    }

    /** What is drawn over the world to explain its physics. */
    public Overlays overlays() {
        return overlays;
    }

    /** Sets what is drawn over the world to explain its physics. */
    public void setOverlays(Overlays value) {
        overlays = value;
        setOptions(options.withPairs(value.has(Overlays.PAIRS)));
    }

    /** Marks the actor of that id as the one that is looked at; null for none. */
    public void setChosenActor(String id) {
        chosenActor = id;
        repaint();
    }

    /** Shows a run as it was played and under the edits; {@link Trails#NONE} for none. */
    public void setTrails(Trails newTrails) {
        trails = newTrails;
        repaint();
    }

    /** Is run when the user leaves play mode with Escape, to take the focus back. */
    public void setOnLeave(Runnable action) {
        onLeave = action;
    }

    /** Is asked at Escape; if it is true Escape has done its work, and play goes on. */
    public void setOnEscape(BooleanSupplier action) {
        onEscape = action;
    }

    /** Lets something be drawn over the game, on the panel's own pixels. */
    public void setOverlay(Consumer<Graphics2D> painter) {
        overlay = painter;
        repaint();
    }

    /** Shows what the game is doing, and which keys act on it; or nothing of that. */
    public void showStatus(boolean shown) {
        isStatusShown = shown;
        repaint();
    }

    /** Lets players of other feels be drawn over the game, under what {@link #setOverlay} draws. */
    public void setComparison(Consumer<Graphics2D> painter) {
        comparison = painter;
        repaint();
    }

    private void escape() {
        if (!onEscape.getAsBoolean()) {
            stop();
        }
    }

    /** The keyboard as the game's controller, for another component whose keys are the game's too. */
    public KeyListener keys() {
        return keys;
    }

    /**
     * Says where else the game has a keyboard.
     *
     * @param elsewhere true while another component has the focus and passes its keys on
     * @param take gives the game a keyboard, here or there
     */
    public void setOtherKeyboard(BooleanSupplier elsewhere, Runnable take) {
        hasOtherKeyboard = elsewhere;
        takeKeyboard = take;
    }

    /** Held keys are let go on every switch: a release that goes elsewhere would never be heard. */
    public void keyboardLost() {
        session.releaseAll();
        repaint();
    }

    private boolean hasKeyboard() {
        return isFocusOwner() || hasOtherKeyboard.getAsBoolean();
    }

    /** Plays from the spawn, with the keyboard. */
    public void play() {
        session.play();
        takeKeyboard.run();
    }

    /** Plays from a point of the level in pixels, with the keyboard. */
    public void playFrom(double x, double y) {
        session.playFrom(x, y);
        takeKeyboard.run();
    }

    /** Leaves play mode and gives the focus back, unless what was recorded is asked about. */
    public void stop() {
        boolean isAsked = session.recorder().isRecording();
        session.stop();
        if (!isAsked) {
            onLeave.run();
        }
    }

    /** Plays on from the tick that is shown, with the keyboard. */
    public void playOn() {
        session.playOn();
        takeKeyboard.run();
    }

    /** Goes back to the play that was stopped while it was held, with the keyboard. */
    public void comeBack() {
        session.comeBack();
        takeKeyboard.run();
    }

    /** Goes back to an earlier play; {@code asItWas} to have the keyboard again if one had it. */
    public void goTo(Branch branch, boolean asItWas) {
        session.goTo(branch, asItWas);
        if (session.isPlaying()) {
            takeKeyboard.run();
        } else {
            onLeave.run();
        }
    }

    /** Records what is played with the keyboard, from the spawn if it is not played. */
    public void record() {
        session.recorder().start();
        takeKeyboard.run();
    }

    /**
     * Hears of the key of a command, whose Shift is no button of the game.
     *
     * @param keyCode {@code VK_UNDEFINED} for one that cannot be the game's
     * @param isForPlaying true if it is one for those who play, which the game leaves them unless it is its own
     * @return true if it belongs to the game now, and is no command
     */
    public boolean takes(int keyCode, boolean isForPlaying) {
        if (!session.isPlaying() || !hasKeyboard()) {
            return false;
        }
        boolean isGames = isForPlaying ? GameKeys.has(keyCode) : GameKeys.keeps(keyCode);
        if (!isGames) {
            keys.leaveToCommand();
        }
        return isGames;
    }

    public PreviewSession session() {
        return session;
    }

    /** The camera. */
    public Viewport view() {
        return view;
    }

    /** Makes the picture larger or smaller by a factor. */
    public void zoomBy(double factor) {
        camera.zoomBy(factor);
        repaint();
    }

    /** Lets the panel choose its zoom again. */
    public void zoomByItself() {
        camera.zoomByItself();
        repaint();
    }

    @Override
    public void updateUI() {
        if (options != null) {
            setOptions(options);
        }
    }

    /**
     * Stands still while nobody can see it, and takes next to no time. A game that is played is held until F7; anything
     * else goes on by itself afterwards.
     */
    public void setAsleep(boolean asleep) {
        if (asleep == isAsleep) {
            return;
        }
        isAsleep = asleep;
        if (asleep) {
            wasRunning = !session.playhead().isPaused();
            session.playhead().pause();
            frames.stop();
        } else {
            frames.start();
            if (wasRunning && !session.isPlaying()) {
                session.playhead().resume();
            }
        }
    }

    @Override
    public void addNotify() {
        super.addNotify();
        pulse.start();
        frames.start();
    }

    @Override
    public void removeNotify() {
        frames.stop();
        pulse.stop();
        isPainted = false;
        super.removeNotify();
    }

    private void frame() {
        painter.send();
        if (!isShowing() && !session.isPlaying()) {
            return;
        }
        try {
            session.advance();
        } catch (RuntimeException | Error e) {
            session.playhead().halt();
            repaint();
            throw e;
        }
        boolean isBetweenTicks =
                !session.playhead().isPaused() && !session.playhead().isSmooth();
        if ((isBetweenTicks || camera.isOnTheWay()) && System.nanoTime() - lastFrame > BETWEEN_NANOS) {
            repaint();
        }
        if (isPainted && isShowing() && FramePainter.isDue(this)) {
            pulse.beat();
            painter.paint(this);
        }
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        // The first picture is left to Swing: a window that has not got its place yet would be painted twice.
        isPainted = true;
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            aim(g.getTransform().getScaleX());
            renderer.paint(g, session.world(), session.playhead().tween(), view, getWidth(), getHeight(), options);
            if (options.ghosts()) {
                Ghosts.paint(g, session, view);
            }
            new TrailPainter(g, view, options.theme()).paint(trails);
            World world = session.world();
            int chosen = chosenActor == null ? -1 : world.actors().indexOf(chosenActor);
            overlays.paint(g, world, session.playhead().tween(), view, options.theme(), chosen);
            comparison.accept(g);
            overlay.accept(g);
            if (isStatusShown) {
                status.paint(g, session, view, getWidth(), getHeight(), hasKeyboard(), options);
            }
            if (isFocusOwner() && !session.isPlaying()) { // A game that is played has a frame of its own.
                paintFocus(g);
            }
        } finally {
            g.dispose();
        }
    }

    /** On a level of any colours: its second line tells the first from them. */
    private void paintFocus(Graphics2D g) {
        g.setStroke(FOCUS);
        g.setColor(options.theme().textBack());
        g.draw(new Rectangle2D.Double(2, 2, getWidth() - 4.0, getHeight() - 4.0));
        g.setColor(UIManager.getColor("Component.focusColor"));
        g.draw(new Rectangle2D.Double(1, 1, getWidth() - 2.0, getHeight() - 2.0));
    }

    private void aim(double deviceScale) {
        view.setViewSize(getWidth(), getHeight(), deviceScale);
        long now = System.nanoTime();
        double seconds = Math.min(1, (now - lastFrame) / NANOS);
        lastFrame = now;
        if (shownWorld != session.world()) {
            shownWorld = session.world();
            camera.jump();
        }
        camera.follow(shownWorld.level(), session.playhead().shownPlayer(), seconds);
    }

    private final class Focus implements FocusListener {
        @Override
        public void focusGained(FocusEvent e) {
            repaint();
        }

        @Override
        public void focusLost(FocusEvent e) {
            keyboardLost();
        }
    }
}
