package dev.ledge.editor.diff;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.TestMaps;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Crumbles;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.SolidWhen;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LevelDiffTest {
    private static final Level LEVEL = TestMaps.level("....", "aab.", "aaaa");

    @Test
    void cellsAreNamedAsAreasWithTheirTiles() {
        Level after = LEVEL.withCell("ground", 0, 0, TileRef.of("c"))
                .withCell("ground", 1, 1, TileRef.of("c"))
                .withCell("ground", 3, 2, new TileRef("b", new Flip(Flip.H)));

        assertThat(LevelDiff.between(LEVEL, after).words())
                .containsExactly(
                        "layer ground: 2 cells at 0,0 to 1,1: 1 empty, 1 a → c", "layer ground: cell 3,2: a → b (h)");
    }

    @Test
    void objectsAreNamedByIdAndField() {
        LevelObject platform = Platform.of("p1", Vec.ZERO, new Vec(32, 8), Vec.ZERO, new Vec(48, 0));
        LevelObject spawn = new Spawn(ObjectCommon.of("s1", new Vec(16, 8.5), null), null, null);
        Level before = LEVEL.withObject(platform).withObject(spawn);
        LevelObject slow = ((Platform) platform.movedTo(new Vec(16, 0)))
                .withMotion(new Motion(null, 40.0, 0.5, null, null, null, Map.of()));
        Level after = before.withObject(slow)
                .withoutObject("s1")
                .withObject(new Goal(ObjectCommon.of("g1", new Vec(5, 6), null)));

        assertThat(LevelDiff.between(before, after).words())
                .containsExactly(
                        "goal g1: added at 5,6",
                        "platform p1: at 0,0 → 16,0",
                        "platform p1: motion not set → {speed: 40, wait: 0.5}",
                        "spawn s1: removed from 16,8.5");
        assertThat(LevelDiff.between(
                                after,
                                after.withObject(((Platform) slow)
                                        .withMotion(new Motion(null, 40.0, 1.0, null, null, null, Map.of()))))
                        .words())
                .containsExactly("platform p1: motion.wait 0.5 → 1");
    }

    @Test
    void whatFilesCallOtherwiseOrNullIsNamedSo() {
        Platform platform = Platform.of("p1", Vec.ZERO, new Vec(32, 8), Vec.ZERO, new Vec(48, 0));
        Level before = LEVEL.withObject(platform);
        Changing changing = new Changing(new Crumbles(0.5, Double.POSITIVE_INFINITY, Map.of()), "red", SolidWhen.OFF);
        Level after = before.withObject(platform.withChanging(changing)).toBuilder()
                .physics(before.physics().withMaxFallSpeed(Double.POSITIVE_INFINITY))
                .build();

        assertThat(LevelDiff.between(before, after).words())
                .containsExactly(
                        "level: physics not set → {maxFallSpeed: null}",
                        "platform p1: crumbles not set → {after: 0.5, back: null}",
                        "platform p1: group not set → \"red\"",
                        "platform p1: solidWhen not set → off");
    }

    @Test
    void layersAndTheLevelsOwnFieldsAreNamed() {
        TileLayer deco = TileLayer.of("deco", TileGrid.empty(4, 3).with(1, 1, 1));
        Level before =
                LEVEL.toBuilder().layers(List.of(LEVEL.layers().get(0), deco)).build();
        TileLayer faint = deco.withCommon(LayerCommon.of("deco").withOpacity(0.5));
        Level after = before.toBuilder()
                .name("cave")
                .layers(List.of(faint, LEVEL.layers().get(0)))
                .physics(before.physics().withGravity(900))
                .props(Map.of("music", "slow"))
                .build();

        assertThat(LevelDiff.between(before, after).words())
                .containsExactly(
                        "level: name not set → \"cave\"",
                        "level: physics not set → {gravity: 900}",
                        "level: props not set → {music: \"slow\"}",
                        "layers: order ground, deco → deco, ground",
                        "layer deco: opacity not set → 0.5");
        assertThat(LevelDiff.between(before, LEVEL).words()).containsExactly("layer deco: removed, 1 cell");
        assertThat(LevelDiff.between(LEVEL, before).words()).containsExactly("layer deco: added, 1 cell");
        assertThat(LevelDiff.between(
                                after,
                                after.toBuilder()
                                        .physics(after.physics().withTickRate(50))
                                        .build())
                        .words())
                .containsExactly("level: physics.tickRate not set → 50");
    }

    @Test
    void ofASharedPaletteItIsSaidWhichTilesChanged() {
        String path = "all.palette.json";
        Level before =
                LEVEL.toBuilder().palette(path, TestMaps.palette("a", "b", "c")).build();
        TileType red = TileType.of("a", Shape.FULL).withColor("#ff0000");
        Level after = before.toBuilder()
                .palette(path, TestMaps.palette("b", "c", "d").withTile(red))
                .build();
        assertThat(LevelDiff.between(before, after).words())
                .containsExactly("level: palette \"all.palette.json\": tiles.a.color not set → \"#ff0000\"; tiles.d"
                        + " not set → {name: \"d\", shape: full[]}");
        Level other = before.toBuilder()
                .palette("other.palette.json", TestMaps.PALETTE)
                .build();
        assertThat(LevelDiff.between(before, other).words())
                .containsExactly("level: palette \"all.palette.json\" → \"other.palette.json\"");
    }

    @Test
    void whatFilesHoldCannotForgeALineOrReachTheTerminal() {
        Level after = LEVEL.toBuilder().name("a\nb\u001b[31m" + "x".repeat(500)).build();

        List<String> words = LevelDiff.between(LEVEL, after).words();

        assertThat(words).hasSize(1);
        assertThat(words.get(0))
                .startsWith("level: name not set → \"a\\u000ab\\u001b[31mxx")
                .hasSizeLessThan(100);
    }

    @Test
    void aStrokeOnAHugeLevelIsFoundWithoutLookingAtItsCells() {
        Level huge = new LevelBuilder()
                .size(4096, 4096)
                .palette(null, TestMaps.PALETTE)
                .layers(List.of(TileLayer.of("ground", TileGrid.empty(4096, 4096))))
                .build()
                .withTile(TileRef.of("a"));
        TileLayer filled = (TileLayer) huge.layers().get(0);
        TileGrid.Edit all = filled.grid().edit();
        for (int i = 0; i < 4096; i++) {
            all.set(i, i, 1);
        }
        Level before = huge.withLayer(filled.withGrid(all.build()));
        Level after = before.withCell("ground", 7, 9, TileRef.of("b"));
        List<Integer> visited = new ArrayList<>();

        LevelDiff diff = LevelDiff.between(before, after);
        diff.layers().get(0).cells().forEach((column, row, old, now) -> visited.addAll(List.of(column, row)));

        assertThat(visited).containsExactly(7, 9);
        assertThat(diff.apply(before).hasSameContent(after)).isTrue();
    }
}
