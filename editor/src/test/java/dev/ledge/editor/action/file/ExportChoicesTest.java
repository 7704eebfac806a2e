package dev.ledge.editor.action.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.exchange.Formats;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import java.awt.Component;
import java.awt.Container;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JCheckBox;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

@OnEventThread
class ExportChoicesTest {
    private static ExportChoices choices(String format, Level level) {
        return new ExportChoices(Formats.export(format).orElseThrow(), level, ExportFormat.Options.DEFAULT);
    }

    private static Level level() throws Exception {
        return LevelReader.readDetached("""
                {
                  "format": "ledge-level", "version": 1, "grid": 16, "size": [2, 1],
                  "layers": [
                    {"id": "notes", "kind": "tiles", "visible": false, "cells": {}},
                    {"id": "ground", "kind": "tiles", "cells": {}}
                  ]
                }
                """, Path.of("x.level.json")).value();
    }

    /** Of the hidden layer. */
    private static JCheckBox box(Container choices) {
        for (Component part : choices.getComponents()) {
            JCheckBox found = "export.layer.notes".equals(part.getName())
                    ? (JCheckBox) part
                    : part instanceof Container inner ? box(inner) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static void boxes(Container choices, List<String> found) {
        for (Component part : choices.getComponents()) {
            if (part instanceof JCheckBox box && box.getName().startsWith("export.layer.")) {
                found.add(box.getText());
            } else if (part instanceof Container inner) {
                boxes(inner, found);
            }
        }
    }

    /** As in the list of layers. */
    @Test
    void theUppermostLayerComesFirst() throws Exception {
        Level level = level();
        List<String> layers = new ArrayList<>();
        boxes(choices("csv", level), layers);
        assertThat(layers).containsExactly("ground", "notes");
    }

    @Test
    void theTableOfAHiddenLayerIsLeftOutWhereItsBoxIsOff() throws Exception {
        Level level = level();
        ExportChoices tables = choices("csv", level);
        JCheckBox notes = box(tables);
        assertThat(notes.isSelected()).as("tables are of all layers").isTrue();
        assertThat(tables.options(level).layers()).isNull();
        notes.setSelected(false);
        assertThat(tables.options(level).layers()).containsExactly("ground");
    }

    @Test
    void whatIsTypedIntoTheScaleCountsAtOnce() throws Exception {
        Level level = level();
        ExportChoices picture = choices("png", level);
        JSpinner scale = (JSpinner) Stream.of(picture.getComponents())
                .filter(part -> "export.scale".equals(part.getName()))
                .findFirst()
                .orElseThrow();
        JTextField field = ((JSpinner.DefaultEditor) scale.getEditor()).getTextField();
        field.setText("2");
        assertThat(picture.options(level).scale()).isEqualTo(2);
        field.setText("wide");
        assertThat(picture.options(level).scale()).isEqualTo(2);
    }

    @Test
    void aPictureIsWithoutHiddenLayers() throws Exception {
        Level level = level();
        ExportChoices picture = choices("png", level);
        assertThat(box(picture).isSelected()).isFalse();
        assertThat(picture.options(level).layers()).as("what is visible").isNull();
    }
}
