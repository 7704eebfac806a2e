package dev.ledge.editor.action.command;

import static dev.ledge.editor.action.Menus.LINE;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Menus;
import dev.ledge.editor.action.Settings;
import dev.ledge.editor.action.file.LevelFiles;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.engine.problem.Excerpt;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.event.MenuEvent;
import javax.swing.event.MenuListener;

/** The menus of the window. */
public final class MainMenu {
    private final Actions actions;
    private final Menus menus;

    private MainMenu(Actions actions) {
        this.actions = actions;
        this.menus = new Menus(actions);
    }

    /** The menu bar. */
    public static JMenuBar of(Actions actions, LevelFiles files, Settings settings) {
        return new MainMenu(actions).bar(files, settings);
    }

    private JMenuBar bar(LevelFiles files, Settings settings) {
        JMenu recent = recent(files, settings);
        return menus.bar(
                menus.menu(
                        "File",
                        "file.new",
                        "file.open",
                        recent,
                        "file.go-to",
                        "file.gallery",
                        LINE,
                        "file.save",
                        "file.save-as",
                        "file.import",
                        group("Export", "export."),
                        "file.export-again",
                        LINE,
                        openLevels(),
                        "file.close",
                        "file.quit"),
                menus.menu(
                        "Edit",
                        "edit.undo",
                        "edit.redo",
                        "edit.history",
                        LINE,
                        "edit.cut",
                        "edit.copy",
                        "edit.paste",
                        "edit.duplicate",
                        "edit.delete",
                        "edit.properties",
                        LINE,
                        "stamp.flip-h",
                        "stamp.flip-v",
                        "stamp.rotate",
                        "stamp.rotate-back",
                        "stamp.pick",
                        LINE,
                        group("Tool", "tool."),
                        group("Place object", "place.")),
                menus.menu("Select", "select.all", "select.none", LINE, "select.next", "select.previous"),
                menus.menu(
                        "Level",
                        "level.settings",
                        "level.resize",
                        "level.conflicts",
                        LINE,
                        "layer.add",
                        "layer.add-decoration",
                        "layer.add-picture",
                        "layer.duplicate",
                        "layer.settings",
                        "layer.rename",
                        "layer.remove",
                        LINE,
                        "layer.to-front",
                        "layer.to-back",
                        "layer.next",
                        "layer.previous",
                        LINE,
                        "layer.show",
                        "layer.lock",
                        "layer.collides",
                        LINE,
                        "tile.edit",
                        "tile.new",
                        "tile.remove",
                        "surface.remove",
                        LINE,
                        "palette.move",
                        "palette.use"),
                menus.menu(
                        "View",
                        "view.zoom-in",
                        "view.zoom-out",
                        "view.zoom-100",
                        "view.fit",
                        LINE,
                        "view.grid",
                        "view.snap",
                        "view.game",
                        "view.reach",
                        "view.feels",
                        "view.swap-feels",
                        "view.overlays",
                        group("Over the preview", "overlay."),
                        LINE,
                        "view.panels",
                        "view.preview-window",
                        "view.inputs",
                        "view.problems",
                        "view.runs",
                        "view.state",
                        group("Theme", "theme.")),
                menus.menu(
                        "Play",
                        "play.play",
                        "play.here",
                        "play.alone",
                        "play.stop",
                        "play.restart",
                        LINE,
                        "play.take-back",
                        "play.earlier",
                        "play.play-on",
                        LINE,
                        "play.record",
                        "play.save-run",
                        "play.save-last",
                        "run.rename",
                        "run.accept-end",
                        LINE,
                        "tool.hand",
                        group("In the running game", "hand."),
                        LINE,
                        "play.pause",
                        "play.step-back",
                        "play.step",
                        "play.event-back",
                        "play.event-on",
                        group("Pause on", "stop."),
                        LINE,
                        "play.loop-from",
                        "play.loop-to",
                        "play.loop",
                        LINE,
                        group("Speed", "speed.")),
                menus.menu("Help", "help.commands", "help.moves", "help.keys", "help.about"));
    }

    private JMenu group(String title, String prefix) {
        List<Object> ids = new ArrayList<>();
        actions.under(prefix).forEach(command -> ids.add(command.id()));
        return menus.menu(title, ids.toArray());
    }

    /** Those that are open and have a key, and the ways from one to the next. */
    private JMenu openLevels() {
        JMenu menu = menus.menu("Open levels", "file.next", "file.previous", LINE);
        int fixed = menu.getItemCount();
        menu.addMenuListener(new MenuListener() {
            @Override
            public void menuSelected(MenuEvent e) {
                while (menu.getItemCount() > fixed) {
                    menu.remove(fixed);
                }
                actions.under("open.").forEach(command -> {
                    command.refresh();
                    if (command.isEnabled()) {
                        menu.add(new JMenuItem(command));
                    }
                });
            }

            @Override
            public void menuDeselected(MenuEvent e) {}

            @Override
            public void menuCanceled(MenuEvent e) {}
        });
        return menu;
    }

    private static JMenu recent(LevelFiles files, Settings settings) {
        JMenu menu = new JMenu("Open recent");
        menu.addMenuListener(new MenuListener() {
            @Override
            public void menuSelected(MenuEvent e) {
                menu.removeAll();
                for (Path level : settings.recent()) {
                    JMenuItem item = new JMenuItem(PlainText.of(Excerpt.of(
                            level.subpath(Math.max(0, level.getNameCount() - 2), level.getNameCount())
                                    .toString())));
                    item.setToolTipText(PlainText.of(Excerpt.path(level)));
                    item.addActionListener(chosen -> files.open(level));
                    menu.add(item);
                }
                if (menu.getItemCount() == 0) {
                    JMenuItem none = new JMenuItem("None yet");
                    none.setEnabled(false);
                    menu.add(none);
                }
            }

            @Override
            public void menuDeselected(MenuEvent e) {}

            @Override
            public void menuCanceled(MenuEvent e) {}
        });
        return menu;
    }
}
