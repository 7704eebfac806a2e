package dev.ledge.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.json.LevelReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SurfaceCommandsTest {
    private final ToolDriver hand = new ToolDriver(level());
    private final SurfaceCommands surfaces = new SurfaceCommands(hand.context);

    private static Level level() {
        try {
            return LevelReader.readDetached("""
                    {
                      "format": "ledge-level", "version": 1, "grid": 16, "size": [4, 4],
                      "palette": {
                        "surfaces": {"ice": {"deceleration": 60}, "belt": {"conveyor": 40}, "spare": {}},
                        "tiles": {"a": {"surface": "ice"}, "b": {"surface": "ice"}, "c": {"surface": "belt"}, "d": {}}
                      },
                      "layers": [{"id": "main", "kind": "tiles", "cells": {}}],
                      "objects": [
                        {"id": "hill", "type": "polygon", "at": [0, 0], "points": [[0, 0], [16, 0], [16, 16]],
                          "surface": "ice"},
                        {"id": "lift", "type": "platform", "at": [32, 32], "size": [16, 8], "path": [[0, 0]],
                          "motion": {"mode": "still"}, "surface": "belt"}
                      ]
                    }
                    """, Path.of("x.level.json")).value();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private Palette palette() {
        return hand.document.level().palette();
    }

    private String surfaceOf(String object) {
        return hand.document.level().object(object).surface();
    }

    @Test
    void allThatHasASurfaceFollowsItsName() {
        Level before = hand.document.level();
        surfaces.rename("ice", " glaze ");
        assertThat(palette().surfaces().keySet()).containsExactly("glaze", "belt", "spare");
        assertThat(palette().surface("glaze").deceleration()).isEqualTo(60);
        assertThat(palette().tiles().get("a").surface()).isEqualTo("glaze");
        assertThat(palette().tiles().get("b").surface()).isEqualTo("glaze");
        assertThat(palette().tiles().get("c").surface()).isEqualTo("belt");
        assertThat(surfaceOf("hill")).isEqualTo("glaze");
        assertThat(surfaceOf("lift")).isEqualTo("belt");
        assertThat(hand.undoName()).isEqualTo("Rename surface ice to glaze");

        hand.document.undo();
        assertThat(hand.document.level().hasSameContent(before)).isTrue();
    }

    @Test
    void namesThatCannotBeAreRefused() {
        surfaces.rename("ice", "belt");
        surfaces.rename("ice", "normal");
        surfaces.rename("ice", " ");
        surfaces.rename("ice", "ice");
        assertThat(hand.document.edits()).isEmpty();
        assertThat(hand.messages).hasSize(3);
        assertThat(hand.messages.get(0)).contains("“belt” already");
        assertThat(hand.messages.get(2)).contains("needs a name");
    }

    @Test
    void allThatHadASurfaceThatIsRemovedIsNormal() {
        surfaces.remove("b");
        assertThat(palette().surfaces().keySet()).containsExactly("belt", "spare");
        assertThat(palette().tiles().get("a").surface()).isNull();
        assertThat(palette().tiles().get("c").surface()).isEqualTo("belt");
        assertThat(surfaceOf("hill")).isNull();
        assertThat(surfaceOf("lift")).isEqualTo("belt");
        assertThat(hand.messages).last().asString().contains("“ice” from 2 tiles and 1 object");
        hand.document.undo();
        assertThat(surfaceOf("hill")).isEqualTo("ice");
    }

    @Test
    void whatHadItIsCounted() {
        List<Runnable> asked = new ArrayList<>();
        hand.context.setSharing((entry, change) -> asked.add(change));
        surfaces.remove("a");
        Level level = hand.document.level();
        Palette bare = level.palette()
                .withTile(level.palette().tiles().get("a").withSurface(null))
                .withTile(level.palette().tiles().get("b").withSurface(null));
        hand.document.edit("Edit", level.toBuilder().palette(null, bare).build());
        asked.get(0).run();
        assertThat(hand.messages)
                .last()
                .isEqualTo("Removed “ice” from 1 object, which is as normal ground now; undo takes that back");
        hand.document.undo();

        hand.document.edit(
                "Edit", hand.document.level().toBuilder().objects(List.of()).build());
        asked.get(0).run();
        assertThat(hand.messages).last().isEqualTo("Removed “ice”; undo takes that back");
    }

    @Test
    void aTileWithoutOneHasNoneToRemove() {
        assertThat(surfaces.of("d")).isNull();
        assertThat(surfaces.of(null)).isNull();
        surfaces.remove("d");
        assertThat(hand.document.edits()).isEmpty();
    }

    @Test
    void whoSharesThePaletteIsAskedFirst() {
        List<Runnable> asked = new ArrayList<>();
        hand.context.setSharing((entry, change) -> {
            assertThat(entry.words()).isEqualTo("surface “ice”");
            assertThat(entry.isUsedBy(hand.document.level())).isTrue();
            asked.add(change);
        });
        surfaces.rename("ice", "glaze");
        surfaces.remove("a");
        assertThat(hand.document.edits()).isEmpty();
        asked.get(0).run();
        asked.get(1).run(); // There is none of that name any more.
        assertThat(palette().surfaces().keySet()).containsExactly("glaze", "belt", "spare");
        assertThat(hand.messages).last().asString().contains("surface “ice” stays as it is");
    }
}
