package dev.ledge.editor.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.render.style.GroupColors;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.LevelFormatException;
import java.awt.Color;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ChangingMarksTest {
    private static final double NEAR = 40;
    private static final int ZOOM = 4;

    private final LevelRenderer renderer = new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES);

    private static Level level(String tile, String platform) throws LevelFormatException {
        String text = """
                {"format": "ledge-level", "version": 1, "grid": 16, "size": [4, 3],
                  "palette": {"tiles": {"rock": {"shape": "full"%s}}},
                  "layers": [{"id": "ground", "kind": "tiles", "legend": {"#": "rock"},
                    "cells": {"0,0": "", "0,1": ".#"}}],
                  "objects": [{"id": "raft", "type": "platform", "at": [16, 32], "size": [32, 8]%s}]}
                """.formatted(tile, platform);
        return LevelReader.read(text, Path.of("test.level.json")).value();
    }

    private int[] pixels(Level level) {
        return Canvas.of(level, ZOOM).paint(renderer, level).pixels();
    }

    @Test
    void whatCrumblesIsCracked() throws LevelFormatException {
        int[] plain = pixels(level("", ""));
        assertThat(pixels(level(", \"crumbles\": {\"after\": 1, \"back\": 1}", "")))
                .isNotEqualTo(plain);
        assertThat(pixels(level("", ", \"crumbles\": {\"after\": 1, \"back\": 1}")))
                .isNotEqualTo(plain);
    }

    @Test
    void whatAGroupSwitchesHasItsColourInTheMiddleIfItIsThereAtFirst() throws LevelFormatException {
        Level grouped = level(", \"group\": \"gate\"", ", \"group\": \"gate\", \"solidWhen\": \"on\"");
        Color gate = GroupColors.of("gate");

        Canvas on = Canvas.of(grouped, ZOOM).paint(renderer, grouped);
        assertThat(Canvas.distance(on.at(24, 24), gate)).isLessThan(NEAR);
        assertThat(Canvas.distance(on.at(32, 36), gate)).isLessThan(NEAR);

        Level begunOff = grouped.toBuilder().groups(Map.of("gate", false)).build();
        Canvas off = Canvas.of(begunOff, ZOOM).paint(renderer, begunOff);
        assertThat(Canvas.distance(off.at(24, 24), gate)).isGreaterThan(NEAR);
        assertThat(Canvas.distance(off.at(32, 36), gate)).isGreaterThan(NEAR);
    }

    @Test
    void theCanvasShowsFaintWhatIsNotThereAtFirst() throws LevelFormatException {
        Level there = level(", \"group\": \"gate\"", ", \"group\": \"gate\", \"solidWhen\": \"on\"");
        Level gone = there.toBuilder().groups(Map.of("gate", false)).build();
        Level empty = without(gone);
        for (double zoom : new double[] {0.2, 1, ZOOM, 40}) {
            Canvas on = inWindow(there, zoom);
            Canvas off = inWindow(gone, zoom);
            Canvas none = inWindow(empty, zoom);
            // Beside the dot; so small a platform has little else.
            double[][] places = zoom < 1 ? new double[][] {{28.3, 20.3}} : new double[][] {{28.3, 20.3}, {24.3, 36.3}};
            for (double[] at : places) {
                double whole = Canvas.distance(on.at(at[0], at[1]), none.at(at[0], at[1]));
                double faint = Canvas.distance(off.at(at[0], at[1]), none.at(at[0], at[1]));
                assertThat(faint).as("%s at %s", at, zoom).isBetween(0.15 * whole, 0.4 * whole);
            }
        }
        Canvas off = Canvas.of(gone, ZOOM).paint(renderer, gone);
        assertThat(Canvas.distance(off.at(16.2, 16.2), GroupColors.of("gate")))
                .as("the rim stays")
                .isLessThan(NEAR);
    }

    @Test
    void theSameScaleInThePreviewKeepsWhatIsThereNow() throws LevelFormatException {
        Level level = level(", \"group\": \"gate\"", ", \"group\": \"gate\", \"solidWhen\": \"on\"");
        Level gone = level.toBuilder().groups(Map.of("gate", false)).build();
        Canvas canvas = Canvas.of(gone, ZOOM).paint(renderer, gone);
        Canvas plain = Canvas.of(gone, ZOOM).paint(renderer, gone, RenderOptions.playing(Theme.LIGHT));
        Canvas there = Canvas.of(level, ZOOM).paint(renderer, level, RenderOptions.playing(Theme.LIGHT));
        assertThat(plain.at(28.3, 20.3)).isEqualTo(there.at(28.3, 20.3)).isNotEqualTo(canvas.at(28.3, 20.3));
    }

    /** As in a window, whose graphics have a clip. */
    private Canvas inWindow(Level level, double zoom) {
        Canvas canvas = Canvas.of(level, zoom);
        int width = canvas.picture.getWidth();
        int height = canvas.picture.getHeight();
        return canvas.paint(g -> {
            g.clipRect(0, 0, width, height);
            renderer.paint(g, level, canvas.view, width, height, RenderOptions.editing(Theme.LIGHT));
        });
    }

    private static Level without(Level level) {
        TileLayer ground = (TileLayer) level.layer("ground");
        TileGrid.Edit edit = ground.grid().edit();
        edit.set(1, 1, 0);
        return level.withLayer(ground.withGrid(edit.build())).withoutObject("raft");
    }

    @Test
    void aGroupNamedAfterAColourHasIt() {
        assertThat(GroupColors.of("Red")).isEqualTo(GroupColors.of("red")).isNotEqualTo(GroupColors.of("blue"));
        assertThat(GroupColors.of("lift 2")).isEqualTo(GroupColors.of("lift 2"));
    }
}
