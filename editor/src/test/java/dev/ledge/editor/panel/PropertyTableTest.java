package dev.ledge.editor.panel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.component.LineField;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.swing.AbstractButton;
import org.junit.jupiter.api.Test;

/** Custom properties in the inspector: shown, typed, added, renamed and removed, each as one step of undo. */
@OnEventThread
class PropertyTableTest {
    private static final String LEVEL = """
            {"format": "ledge-level", "version": 1, "grid": 16, "size": [20, 10],
             "palette": {"tiles": {"rock": {"shape": "full", "props": {"look": "brick"}}}},
             "layers": [{"id": "ground", "kind": "tiles", "cells": {}, "props": {"depth": 1}}],
             "objects": [
               {"id": "chest", "type": "goal", "at": [60, 80], "size": [16, 16],
                "props": {"gold": 12, "content": ["Meat", 2], "locked": true}}],
             "props": {"author": "me"}}""";

    private final Inspected inspected;

    PropertyTableTest() throws Exception {
        Level level = LevelReader.readDetached(LEVEL, Path.of("a.level.json")).value();
        inspected = new Inspected(new Document(level, null, false));
    }

    private Map<String, Object> ofChest() {
        return inspected.level().object("chest").common().props();
    }

    @Test
    void allThatCanHaveThemShowTheirs() {
        assertThat(inspected.text("property.0.name")).isEqualTo("author");
        inspected.document.select(Selection.ofObject("chest"));
        assertThat(inspected.text("property.1.value")).isEqualTo("[\"Meat\",2]");
        inspected.context.inspectLayer();
        assertThat(inspected.text("property.0.name")).isEqualTo("depth");
        inspected.context.editTile("rock");
        assertThat(inspected.text("property.0.value")).isEqualTo("brick");
        inspected.type("property.0.value", "wood");
        assertThat(inspected.level().palette().tiles().get("rock").props()).isEqualTo(Map.of("look", "wood"));
        inspected.context.inspectLevel();
        inspected.type("property.0.value", "you");
        assertThat(inspected.level().props()).isEqualTo(Map.of("author", "you"));
    }

    @Test
    void aValueIsTypedAsWhatItLooksLike() {
        inspected.document.select(Selection.ofObject("chest"));
        inspected.type("property.0.value", "13.5");
        inspected.type("property.1.value", "[\"Water\"]");
        inspected.type("property.2.value", "maybe");
        assertThat(ofChest()).isEqualTo(Map.of("gold", 13.5, "content", List.of("Water"), "locked", "maybe"));
        assertThat(inspected.document.history().undoName()).isEqualTo("Set property locked");
        inspected.document.undo();
        assertThat(ofChest()).containsEntry("locked", true);
        assertThat(inspected.text("property.2.value")).isEqualTo("true");
    }

    @Test
    void jsonThatIsNotWholeIsRefused() {
        inspected.document.select(Selection.ofObject("chest"));
        inspected.type("property.1.value", "[\"Meat\"");
        assertThat(inspected.document.history().canUndo()).isFalse();
        assertThat(inspected.said)
                .singleElement()
                .asString()
                .startsWith("No whole JSON")
                .contains("in quotes");
    }

    @Test
    void oneIsAddedRenamedAndRemovedEachAsOneStep() {
        inspected.document.select(Selection.ofObject("chest"));
        inspected.type("property.new", " trap ");
        assertThat(ofChest()).containsEntry("trap", "").hasSize(4);
        assertThat(inspected.text("property.new")).isEmpty();
        inspected.type("property.3.value", "true");
        inspected.type("property.0.name", "coins");
        assertThat(ofChest().keySet()).containsExactly("coins", "content", "locked", "trap");
        inspected.find("property.1.remove", AbstractButton.class).doClick(0);
        assertThat(ofChest().keySet()).containsExactly("coins", "locked", "trap");
        assertThat(inspected.text("property.1.name")).isEqualTo("locked");
        assertThat(inspected.has("property.3.name")).isFalse();
        assertThat(inspected.document.history().undoCount()).isEqualTo(4);
        inspected.document.goTo(0);
        assertThat(inspected.text("property.1.value")).isEqualTo("[\"Meat\",2]");
    }

    @Test
    void aNameThatIsTakenOrEmptyIsRefused() {
        inspected.document.select(Selection.ofObject("chest"));
        inspected.type("property.new", "gold");
        inspected.type("property.0.name", "locked");
        inspected.type("property.0.name", " ");
        assertThat(inspected.document.history().canUndo()).isFalse();
        assertThat(inspected.said).hasSize(3);
        assertThat(inspected.said.get(0)).startsWith("There is a property “gold” already");
        assertThat(inspected.said.get(2)).startsWith("A property needs a name");
    }

    @Test
    void aNameOfSeveralLinesIsShownAndStays() {
        Level level = inspected.level();
        inspected.document.edit(
                "Name", level.toBuilder().props(Map.of("two\nlines", "me")).build());
        LineField name = inspected.find("property.0.name", LineField.class);
        name.takeTyped();
        assertThat(inspected.level().props()).containsOnlyKeys("two\nlines");
        assertThat(name.isEditable()).isFalse();
        inspected.type("property.0.value", "you");
        assertThat(inspected.level().props()).isEqualTo(Map.of("two\nlines", "you"));
    }

    @Test
    void theLastOneLeavesNothingInTheFile() {
        inspected.find("property.0.remove", AbstractButton.class).doClick(0);
        assertThat(inspected.level().props()).isNull();
        assertThat(inspected.has("property.0.name")).isFalse();
    }
}
