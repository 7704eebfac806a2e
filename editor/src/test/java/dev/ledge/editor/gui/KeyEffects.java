package dev.ledge.editor.gui;

import dev.ledge.editor.EditorFrame;
import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.preview.Stretch;
import dev.ledge.editor.tool.Tool;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.world.type.Buttons;
import java.awt.Component;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javax.swing.AbstractButton;
import javax.swing.JDialog;
import javax.swing.MenuSelectionManager;

/**
 * What each key is promised to do, in the order in which they can be tried on one window. All on the event dispatch
 * thread.
 */
final class KeyEffects {
    /**
     * One key.
     *
     * @param before brings about what it needs
     * @param effect what it must do, asked after {@code before} and again until it is true
     * @param after takes away what would be in the next one's way
     */
    record Effect(Runnable before, BooleanSupplier effect, Runnable after) {}

    private final EditorFrame frame;
    private final Map<String, Effect> all = new LinkedHashMap<>();

    private final Supplier<Component> place;
    private Level levelBefore;
    private Stamp stampBefore;
    private Object before;

    /** Of the keys on a window, pressed with the focus in a place. */
    KeyEffects(EditorFrame frame, Supplier<Component> place) {
        this.frame = frame;
        this.place = place;
        tools();
        stamps();
        pick();
        edits();
        layers();
        view();
        play();
        lists();
    }

    Map<String, Effect> all() {
        return all;
    }

    private void add(String key, Runnable first, BooleanSupplier effect, Runnable after) {
        all.put(key, new Effect(first, effect, after));
    }

    private void add(String key, Runnable first, BooleanSupplier effect) {
        add(key, first, effect, () -> {});
    }

    private void tools() {
        for (Tool tool : frame.tools().tools()) {
            String other = tool.id().equals("select") ? "brush" : "select";
            for (String key : new String[] {tool.key(), tool.keyInPlay()}) {
                if (key != null) {
                    add(
                            key,
                            () -> frame.tools().useTool(other),
                            () -> frame.tools().tool() == tool,
                            () -> frame.tools().useTool("select"));
                }
            }
        }
    }

    private void stamps() {
        for (String key : new String[] {"X", "Y", "Z", "shift Z"}) {
            add(
                    key,
                    () -> {
                        document().select(Selection.NONE);
                        frame.tools().setStamp(Stamp.of(TileRef.of("rock-45")));
                        stampBefore = frame.tools().stamp();
                    },
                    () -> !frame.tools().stamp().equals(stampBefore));
        }
        String[] tiles = {"rock", "turf", "dirt", "brick", "wood", "spikes", "thorns", "lava", "ladder"};
        for (int i = 0; i < tiles.length; i++) {
            TileRef tile = TileRef.of(tiles[i]);
            String digit = Integer.toString(i + 1);
            add(
                    "ctrl " + digit,
                    () -> {
                        frame.tools().setStamp(Stamp.of(tile));
                        frame.status().pass("");
                    },
                    () -> frame.status().text().contains("Stored: " + digit));
            add(
                    digit,
                    () -> {
                        frame.tools().setStamp(Stamp.of(TileRef.of("plank")));
                        frame.tools().useTool("select");
                    },
                    () -> frame.tools().tool().id().equals("brush")
                            && frame.tools().tile().equals(tile));
        }
    }

    private void pick() {
        add(
                "K",
                () -> {
                    frame.tools().setStamp(Stamp.of(TileRef.of("plank")));
                    frame.tools().setPointer(new Vec(100, 360));
                },
                () -> frame.tools().tile().equals(TileRef.of("rock")),
                () -> frame.tools().useTool("select"));
    }

    private void selectGoal() {
        frame.tools().useTool("select");
        document().select(Selection.ofObject("goal"));
        levelBefore = level();
    }

    private void undoAll() {
        while (document().history().canUndo()) {
            document().undo();
        }
    }

    private void edits() {
        add("ctrl C", this::selectGoal, () -> frame.selection().canPaste());
        add(
                "ctrl V",
                this::selectGoal,
                () -> level().objects().size() > levelBefore.objects().size(),
                this::undoAll);
        add(
                "ctrl D",
                this::selectGoal,
                () -> level().objects().size() > levelBefore.objects().size(),
                this::undoAll);
        add("ctrl X", this::selectGoal, () -> level().object("goal") == null);
        add("ctrl Z", () -> {}, () -> level().object("goal") != null);
        add("ctrl shift Z", () -> {}, () -> level().object("goal") == null, this::undoAll);
        add("ctrl Y", () -> {}, () -> level().object("goal") == null, this::undoAll);
        add("ctrl shift A", this::selectGoal, () -> !frame.selection().hasSelection());
        add("ctrl A", () -> {}, () -> frame.selection().hasSelection());
        for (String key : new String[] {"alt PAGE_DOWN", "alt PAGE_UP"}) {
            add(key, this::selectGoal, () -> document().selection().equals(Selection.ofObject("start")));
        }
        add(
                "ctrl S",
                () -> document()
                        .edit("Rename", level().toBuilder().name("renamed").build()),
                () -> !document().isModified());
    }

    private void layers() {
        add("ctrl PAGE_DOWN", () -> frame.tools().setActiveLayer("ground"), () -> activeIs("back"));
        add("ctrl PAGE_UP", () -> {}, () -> activeIs("ground"));
        add("ctrl shift PAGE_DOWN", () -> {}, () -> index("ground") == 0);
        add("ctrl shift PAGE_UP", () -> {}, () -> index("ground") == 1);
        add("ctrl H", () -> {}, () -> !level().layer("ground").isVisible(), this::undoAll);
        add("ctrl L", () -> {}, () -> level().layer("ground").isLocked(), this::undoAll);
    }

    private boolean activeIs(String layer) {
        return layer.equals(frame.tools().activeLayerId());
    }

    private int index(String id) {
        return level().layers().stream().map(Layer::id).toList().indexOf(id);
    }

    private void view() {
        zooms("ctrl PLUS", 1, () -> zoom() > 1);
        zooms("ctrl EQUALS", 1, () -> zoom() > 1);
        zooms("ctrl MINUS", 1, () -> zoom() < 1);
        zooms("ctrl 0", 3, () -> zoom() == 1);
        zooms("ctrl SLASH", 4, () -> frame.tools().viewport().visible().width() >= level().width());
        toggles("ctrl G", () -> frame.view().isShown(ViewPart.GRID));
        toggles("ctrl R", () -> frame.view().isShown(ViewPart.RUNS));
        toggles("TAB", () -> frame.view().isShown(ViewPart.PANELS));
        for (String key : new String[] {"ctrl TAB", "ctrl shift TAB"}) {
            add(key, () -> {}, () -> frame.getFocusOwner() != place.get());
        }
    }

    private void zooms(String key, double from, BooleanSupplier effect) {
        add(key, () -> frame.tools().viewport().setZoom(from), effect);
    }

    private double zoom() {
        return frame.tools().viewport().zoom();
    }

    private void toggles(String key, BooleanSupplier state) {
        add(key, () -> before = state.getAsBoolean(), () -> !before.equals(state.getAsBoolean()), () -> {
            frame.view().show(ViewPart.PANELS, true);
            frame.view().show(ViewPart.GRID, true);
        });
    }

    /** A play of 60 ticks, held at the 30th. */
    private void playHalf(boolean isPlaying) {
        session().play();
        while (session().tick() < 60) {
            session().hold(Buttons.RIGHT, true);
            session().stepTick();
        }
        if (!isPlaying) {
            session().stop();
        }
        session().playhead().seek(30);
        before = session().world();
    }

    /** A play that wins on its way, held at its end. */
    private void playToTheEnd() {
        session().play();
        while (session().tick() < 240) {
            session().hold(Buttons.RIGHT, true);
            session().stepTick();
        }
    }

    private void play() {
        Runnable stop = () -> session().stop();
        add(
                "F5",
                () -> session().stop(),
                () -> session().isPlaying() && session().tick() > 0,
                stop);
        add(
                "shift F5",
                () -> session().stop(),
                () -> session().isPlaying() && session().tick() > 0,
                stop);
        add("ctrl F5", () -> playHalf(true), () -> session().world() != before, stop);
        add("F6", () -> session().stop(), () -> session().recorder().isRecording(), () -> {
            session().recorder().stop();
            session().stop();
        });
        add("shift F6", () -> playHalf(false), () -> Components.isShowing("run-saver"));
        add("ctrl F6", () -> playHalf(false), () -> Components.isShowing("run-saver"));
        add(
                "V",
                () -> {},
                () -> MenuSelectionManager.defaultManager().getSelectedPath().length > 0,
                () -> MenuSelectionManager.defaultManager().clearSelectedPath());
        add(
                "I",
                () -> frame.view().show(ViewPart.STATE, false),
                () -> frame.view().isShown(ViewPart.STATE),
                () -> frame.view().show(ViewPart.STATE, false));
        add(
                "J",
                () -> frame.view().show(ViewPart.REACH, false),
                () -> frame.view().isShown(ViewPart.REACH),
                () -> frame.view().show(ViewPart.REACH, false));
        add(
                "C",
                () -> frame.view().show(ViewPart.FEELS, false),
                () -> frame.view().isShown(ViewPart.FEELS),
                () -> frame.view().show(ViewPart.FEELS, false));
        add(
                "shift C",
                () -> {
                    frame.view().show(ViewPart.FEELS, true);
                    levelBefore = level();
                },
                () -> level() != levelBefore,
                () -> {
                    frame.view().show(ViewPart.FEELS, false);
                    undoAll();
                });
        add(
                "F11",
                () -> session().stop(),
                () -> frame.view().isShown(ViewPart.GAME_ALONE) && session().isPlaying(),
                () -> {
                    frame.view().show(ViewPart.GAME_ALONE, false);
                    session().stop();
                });
        add(
                "shift F11",
                () -> {},
                () -> frame.view().isShown(ViewPart.PREVIEW_APART),
                () -> frame.view().show(ViewPart.PREVIEW_APART, false));
        add(
                "F4",
                () -> session().restart(),
                () -> session().world().actors().indexOf("clone-1") >= 0,
                () -> session().restart());
        add(
                "shift F4",
                () -> session().restart(),
                () -> !session().hand().stretches().isEmpty(),
                () -> session().restart());
        add("F7", () -> playHalf(true), () -> !session().playhead().isPaused());
        add(
                "shift F7",
                () -> playHalf(false),
                () -> session().isPlaying() && !session().playhead().isPaused(),
                stop);
        add("F8", () -> playHalf(true), () -> !session().isPlaying());
        add("ESCAPE", () -> playHalf(true), () -> !session().isPlaying());
        add(
                "shift F8",
                () -> session().play(),
                () -> session().playhead().isPaused() && session().playhead().lastTick() >= 60);
        for (String key : new String[] {"F9", "COMMA"}) {
            add(key, () -> playHalf(true), () -> session().tick() == 29);
        }
        add(
                "ctrl F9",
                this::playToTheEnd,
                () -> session().tick() < 240 && session().tick() > 0);
        add(
                "ctrl F10",
                () -> {
                    playToTheEnd();
                    session().playhead().seek(1);
                },
                () -> session().tick() > 1);
        add(
                "OPEN_BRACKET",
                () -> playHalf(true),
                () -> session().playhead().loop() != null
                        && session().playhead().loop().from() == 30);
        add(
                "CLOSE_BRACKET",
                () -> playHalf(true),
                () -> session().playhead().loop() != null
                        && session().playhead().loop().to() == 30);
        add(
                "BACK_SLASH",
                () -> {
                    playHalf(true);
                    session().playhead().setLoop(new Stretch(3, 20));
                },
                () -> session().playhead().loop() == null,
                stop);
        for (String key : new String[] {"F10", "PERIOD"}) {
            add(key, () -> playHalf(true), () -> session().tick() == 31);
        }
    }

    private void lists() {
        for (String key : new String[] {"ctrl P", "ctrl shift P", "F1", "ctrl F8", "ctrl E"}) {
            add(key, () -> {}, () -> Components.isShowing("quick-pick"));
        }
        for (String key : new String[] {"ctrl O", "ctrl shift S", "ctrl shift H"}) {
            add(
                    key,
                    () -> {},
                    () -> List.of(frame.getOwnedWindows()).stream()
                            .anyMatch(window -> window instanceof JDialog && window.isShowing()));
        }
        add(
                "ctrl shift G",
                () -> {},
                () -> List.of(frame.getOwnedWindows()).stream()
                        .anyMatch(window -> "gallery".equals(window.getName()) && window.isShowing()));
        openLevels();
        add("ctrl Q", () -> {}, () -> !frame.isDisplayable());
    }

    /** The keys from one to the other of nine levels, and what opens and closes one. */
    private void openLevels() {
        add(
                "ctrl N",
                this::save,
                () -> Components.isShowing("new-level"),
                () -> Components.all(AbstractButton.class, button -> "new-level.create".equals(button.getName()))
                        .forEach(AbstractButton::doClick));
        add("ctrl W", () -> {}, () -> document().file() != null);
        add("alt shift PAGE_UP", this::openNine, () -> shown() == 7);
        add("alt shift PAGE_DOWN", () -> {}, () -> shown() == 8);
        for (int i = 0; i < 9; i++) {
            int at = i;
            add("alt " + (i + 1), () -> {}, () -> shown() == at, at < 8 ? () -> {} : this::closeAllButOne);
        }
    }

    private void openNine() {
        while (frame.documents().size() < 9) {
            Level level = level().toBuilder()
                    .name("level " + frame.documents().size())
                    .build();
            frame.open(new Document(level, document().file(), false));
        }
    }

    private void closeAllButOne() {
        while (frame.documents().size() > 1) {
            frame.close(document());
        }
    }

    private int shown() {
        return frame.documents().indexOf(document());
    }

    private void save() {
        if (document().isModified()) {
            frame.files().save();
        }
    }

    private Document document() {
        return frame.document();
    }

    private Level level() {
        return document().level();
    }

    private PreviewSession session() {
        return frame.preview().session();
    }
}
