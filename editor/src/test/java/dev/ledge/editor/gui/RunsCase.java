package dev.ledge.editor.gui;

import dev.ledge.editor.run.RunEntry;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import java.awt.Point;
import java.awt.Rectangle;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JList;
import javax.swing.JTable;

/** A level with one run, which holds, and its list. */
abstract class RunsCase extends EditorTest {
    static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";
    static final String WALK = """
            {
              "format": "ledge-run",
              "version": 1,
              "level": "journey.level.json",
              "ticks": 120,
              "input": [[0, "right"]],
              "expect": [
                {"at": 120, "player": {"alive": true, "left": [300, 400]}}
              ]
            }
            """;

    Path walk;
    JList<?> list;

    void open() throws Exception {
        Path level = newLevel(SPAWN);
        walk = level.resolveSibling("walk.run.json");
        Files.writeString(walk, WALK);
        start(level.toString());
        user.key("ctrl R");
        list = Components.named("runs.list", JList.class);
        Edt.waitUntil("the run holds", () -> only() != null && only().verdict().holds());
    }

    RunEntry only() {
        return list.getModel().getSize() == 1 ? (RunEntry) list.getModel().getElementAt(0) : null;
    }

    Point row(int index) {
        return Edt.get(() -> {
            Rectangle bounds = list.getCellBounds(index, index);
            return new Point(60, (int) bounds.getCenterY());
        });
    }

    JTable table() {
        return Components.named("runs.expectations", JTable.class);
    }

    Point cellOf(int row, int column) {
        JTable table = table();
        return Edt.get(() -> {
            table.scrollRectToVisible(table.getCellRect(row, column, true));
            Rectangle bounds = table.getCellRect(row, column, false);
            return new Point(bounds.x + 10, (int) bounds.getCenterY());
        });
    }

    Run onDisk() {
        try {
            return RunReader.read(walk).value();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
