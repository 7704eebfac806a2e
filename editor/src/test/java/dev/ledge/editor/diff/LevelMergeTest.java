package dev.ledge.editor.diff;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.document.TestMaps;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Rides;
import dev.ledge.engine.level.object.Spawn;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LevelMergeTest {
    private static final Level BASE = TestMaps.level("......", "......", "aaaaaa");

    @Test
    void groupsMergeOneByOneAndAreTold() {
        Level base = BASE.toBuilder().groups(Map.of("red", false)).build();
        Level mine =
                base.toBuilder().groups(Map.of("red", false, "blue", false)).build();
        Level theirs = base.toBuilder().groups(Map.of("red", true)).build();

        LevelMerge merge = LevelMerge.of(base, mine, theirs);

        assertThat(merge.conflicts()).isEmpty();
        assertThat(merge.merged().groups()).isEqualTo(Map.of("red", true, "blue", false));
        assertThat(LevelDiff.between(base, theirs).isEmpty()).isFalse();
        assertThat(LevelDiff.between(base, theirs).apply(mine).groups())
                .isEqualTo(merge.merged().groups());
    }

    @Test
    void cellsThatBothChangedDifferentlyAreOneConflictAnArea() {
        Level mine = TestMaps.level("bb....", "......", "aaaabb");
        Level theirs = TestMaps.level("cc.c..", "......", "aaaaab");

        LevelMerge merge = LevelMerge.of(BASE, mine, theirs);

        assertThat(merge.conflicts())
                .extracting(Conflict::words)
                .containsExactly("layer ground, 2 cells at 0,0 to 1,0: mine b, theirs c (was empty)");
        assertThat(TestMaps.drawing(merge.merged())).containsExactly("bb.c..", "......", "aaaabb");
        Map<Conflict, Side> choices = Map.of(merge.conflicts().get(0), Side.THEIRS);
        assertThat(TestMaps.drawing(merge.resolve(choices))).containsExactly("cc.c..", "......", "aaaabb");
    }

    @Test
    void aTileThatOneRemovedAndTheOtherUsesIsAConflict() {
        Level mine = own(BASE, TestMaps.palette("a", "c"));
        Level theirs = CellEdits.paint(BASE, "ground", 1, 0, Stamp.of(TileRef.of("b")))
                .withObject(new Platform(
                        ObjectCommon.of("p", Vec.ZERO, new Vec(16, 16)),
                        null,
                        null,
                        null,
                        null,
                        null,
                        null,
                        null,
                        null,
                        null,
                        "b"));

        LevelMerge merge = LevelMerge.of(BASE, mine, theirs);

        assertThat(merge.conflicts())
                .extracting(Conflict::words)
                .containsExactly("level, palette.tiles.b: mine removed, theirs used (was there)");
        assertThat(TestMaps.drawing(merge.merged())).containsExactly("......", "......", "aaaaaa");
        assertThat(merge.merged().object("p").tile()).isNull();
        Level used = merge.resolve(conflict -> Side.THEIRS);
        assertThat(TestMaps.drawing(used)).containsExactly(".b....", "......", "aaaaaa");
        assertThat(used.palette().tiles()).containsOnlyKeys("a", "b", "c");
        LevelMerge other = LevelMerge.of(BASE, theirs, mine);
        assertThat(other.merged().hasSameContent(theirs)).isTrue();
        assertThat(other.conflicts()).hasSize(1);
    }

    @Test
    void aSurfaceThatOneRemovedAndTheOtherUsesIsAConflict() {
        Surface ice = new Surface(60.0, null, null, null, null, null, null, null, Map.of());
        Level base = own(BASE, TestMaps.PALETTE.withSurface("ice", ice));
        Level mine = own(base, TestMaps.PALETTE);
        TileType slippery = (TileType) Parts.with(
                base.palette().tiles().get("b"),
                withSurface(base.palette().tiles().get("b")));
        Level theirs = own(base, base.palette().withTile(slippery));

        LevelMerge merge = LevelMerge.of(base, mine, theirs);

        assertThat(merge.conflicts())
                .extracting(Conflict::words)
                .containsExactly("level, palette.surfaces.ice: mine removed, theirs used (was there)");
        assertThat(merge.merged().palette().tiles().get("b").surface()).isNull();
        Level used = merge.resolve(conflict -> Side.THEIRS);
        assertThat(used.palette().surfaces()).containsKey("ice");
        assertThat(used.palette().tiles().get("b").surface()).isEqualTo("ice");
    }

    private static Map<String, Object> withSurface(TileType type) {
        Map<String, Object> parts = Parts.of(type);
        parts.put("surface", "ice");
        return parts;
    }

    private static Level own(Level level, Palette palette) {
        return level.toBuilder().palette(null, palette).build();
    }

    @Test
    void fieldsOfAnObjectMergeOneByOne() {
        LevelObject spawn = new Spawn(ObjectCommon.of("s1", Vec.ZERO, null), null, null);
        Level base = BASE.withObject(spawn);
        Level mine = base.withObject(spawn.movedTo(new Vec(8, 8)));
        Level theirs = base.withObject(
                spawn.withCommon(spawn.common().withName("start").withZ(1.0)));

        LevelMerge merge = LevelMerge.of(base, mine, theirs);

        assertThat(merge.conflicts()).isEmpty();
        assertThat(merge.merged().object("s1").at()).isEqualTo(new Vec(8, 8));
        assertThat(merge.merged().object("s1").common().name()).isEqualTo("start");

        Level moved = base.withObject(spawn.movedTo(new Vec(0, 5)));
        assertThat(LevelMerge.of(base, mine, moved).conflicts())
                .extracting(Conflict::words)
                .containsExactly("object s1, at: mine 8,8, theirs 0,5 (was 0,0)");
    }

    @Test
    void anObjectThatOneRemovedAndTheOtherChangedIsAConflict() {
        LevelObject spawn = new Spawn(ObjectCommon.of("s1", Vec.ZERO, null), null, null);
        Level base = BASE.withObject(spawn);
        Level mine = base.withoutObject("s1");
        Level theirs = base.withObject(spawn.movedTo(new Vec(8, 8)));

        LevelMerge merge = LevelMerge.of(base, mine, theirs);

        assertThat(merge.conflicts())
                .extracting(Conflict::words)
                .containsExactly("object s1: mine removed, theirs changed (was spawn s1)");
        assertThat(merge.merged().object("s1")).isNull();
        assertThat(merge.resolve(conflict -> Side.THEIRS).object("s1").at()).isEqualTo(new Vec(8, 8));
    }

    @Test
    void aPlatformThatOneRemovedAndTheOtherRidesIsAConflict() {
        Level base = BASE.withObject(lift());
        Level without = base.withoutObject("lift");
        Level ridden = base.withObject(rider("goal", "lift"));
        ridden = ridden.withObject(rider("prize", "lift"));

        LevelMerge merge = LevelMerge.of(base, without, ridden);

        assertThat(merge.conflicts())
                .extracting(Conflict::words)
                .containsExactly("object lift: mine removed, theirs ridden by goal and 1 more (was platform lift)");
        assertThat(merge.merged().object("lift")).isNull();
        assertThat(merge.merged().object("goal").common().rides()).isNull();
        assertReadable(merge.merged());
        Level kept = merge.resolve(conflict -> Side.THEIRS);
        assertThat(kept.object("lift")).isEqualTo(lift());
        assertThat(kept.object("goal").common().rides()).isEqualTo("lift");
        assertReadable(kept);

        LevelMerge other = LevelMerge.of(base, ridden, without);

        assertThat(other.conflicts())
                .extracting(Conflict::words)
                .containsExactly("object lift: mine ridden by goal and 1 more, theirs removed (was platform lift)");
        assertThat(other.merged().object("prize").common().rides()).isEqualTo("lift");
        assertReadable(other.merged());
        assertReadable(other.resolve(conflict -> Side.THEIRS));
    }

    @Test
    void aPlatformThatOneRemovedWithItsRidersIsNoConflict() {
        Level base = BASE.withObject(lift()).withObject(rider("goal", "lift"));
        Level mine = base.withoutObject("goal").withoutObject("lift");
        Level theirs = TestMaps.level("bb....", "......", "aaaaaa").toBuilder()
                .objects(base.objects())
                .build();

        assertThat(LevelMerge.of(base, mine, theirs).conflicts()).isEmpty();
        assertThat(LevelMerge.of(base, mine, theirs.withoutObject("goal")).conflicts())
                .isEmpty();
    }

    @Test
    void aRiderThatTheOtherChangedStandsWhereItsPlatformWasRemoved() {
        Level base = BASE.withObject(lift()).withObject(rider("goal", "lift"));
        Level removed = base.withoutObject("lift").withObject(rider("goal", null));
        Level changed = base.withObject(base.object("goal").movedTo(new Vec(32, 16)));

        for (LevelMerge merge : List.of(LevelMerge.of(base, removed, changed), LevelMerge.of(base, changed, removed))) {
            assertThat(merge.conflicts()).isEmpty();
            assertThat(merge.merged().object("lift")).isNull();
            assertThat(merge.merged().object("goal"))
                    .isEqualTo(rider("goal", null).movedTo(new Vec(32, 16)));
        }
    }

    @Test
    void aRiderThatComesBackWithoutItsPlatformStaysWhereItIs() {
        Level base = BASE.withObject(lift()).withObject(rider("goal", "lift"));
        Level mine = base.withoutObject("goal").withoutObject("lift");
        Level theirs = base.withObject(base.object("goal").movedTo(new Vec(32, 16)))
                .withObject(base.object("lift").movedTo(new Vec(48, 16)));

        LevelMerge merge = LevelMerge.of(base, mine, theirs);

        assertThat(merge.conflicts()).hasSize(2);
        Level half = merge.resolve(conflict -> conflict.id().equals("goal") ? Side.THEIRS : Side.MINE);
        assertThat(half.object("goal").common().rides()).isNull();
        assertReadable(half);
    }

    private static LevelObject lift() {
        return Platform.of("lift", Vec.ZERO, new Vec(32, 8), Vec.ZERO, new Vec(16, 0));
    }

    private static LevelObject rider(String id, String platform) {
        return new Goal(ObjectCommon.of(id, new Vec(16, 16), new Vec(16, 16)).withRides(platform));
    }

    private static void assertReadable(Level level) {
        for (LevelObject object : level.objects()) {
            assertThat(object.common().rides() == null || Rides.platform(level, object) != null)
                    .as("%s rides a platform that there is", object.id())
                    .isTrue();
        }
    }

    @Test
    void aSymbolThatBothGaveAwayIsNoConflict() {
        TileLayer ground = (TileLayer) BASE.layer("ground");
        Level mine = BASE.withLayer(ground.withLegend(Map.of("#", TileRef.of("a"), "x", TileRef.of("b"))));
        Level theirs = TestMaps.level(".c....", "......", "aaaaaa");
        theirs = theirs.withLayer(
                ((TileLayer) theirs.layer("ground")).withLegend(Map.of("#", TileRef.of("c"), "y", TileRef.of("a"))));

        LevelMerge merge = LevelMerge.of(BASE, mine, theirs);

        assertThat(merge.conflicts()).isEmpty();
        assertThat(((TileLayer) merge.merged().layer("ground")).legend())
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of("#", TileRef.of("a"), "x", TileRef.of("b"), "y", TileRef.of("a")));
        assertThat(TestMaps.drawing(merge.merged())).containsExactly(".c....", "......", "aaaaaa");
    }

    @Test
    void aLevelThatOneEnlargedTakesWhatTheOtherPainted() {
        TileLayer ground = (TileLayer) BASE.layer("ground");
        Level mine = BASE.toBuilder()
                .size(8, 4)
                .layers(List.of(ground.withGrid(ground.grid().resized(8, 4, 0, 0))))
                .build();
        Level theirs = TestMaps.level("b.....", "......", "aaaaaa");

        for (LevelMerge merge : List.of(LevelMerge.of(BASE, mine, theirs), LevelMerge.of(BASE, theirs, mine))) {
            assertThat(merge.conflicts()).isEmpty();
            assertThat(TestMaps.drawing(merge.merged()))
                    .containsExactly("b.......", "........", "aaaaaa..", "........");
        }
    }

    @Test
    void aLevelThatOneShrankAndTheOtherPaintedOnWhereItIsCutIsAConflict() {
        Level shrunk = shrunk();
        Level painted = TestMaps.level("b....b", "......", "aaaaaa");

        LevelMerge merge = LevelMerge.of(BASE, shrunk, painted);
        assertThat(merge.conflicts())
                .extracting(Conflict::words)
                .containsExactly("level, size: mine 4×3, theirs painted outside (was 6×3)");
        assertThat(TestMaps.drawing(merge.merged())).containsExactly("b...", "....", "aaaa");
        assertThat(TestMaps.drawing(merge.resolve(conflict -> Side.THEIRS)))
                .containsExactly("b....b", "......", "aaaaaa");

        LevelMerge other = LevelMerge.of(BASE, painted, shrunk);
        assertThat(other.conflicts())
                .extracting(Conflict::words)
                .containsExactly("level, size: mine painted outside, theirs 4×3 (was 6×3)");
        assertThat(TestMaps.drawing(other.merged())).containsExactly("b....b", "......", "aaaaaa");
        assertThat(TestMaps.drawing(other.resolve(conflict -> Side.THEIRS))).containsExactly("b...", "....", "aaaa");
    }

    @Test
    void aLevelThatOneShrankAndTheOtherPaintedOnWhereItStaysIsNoConflict() {
        Level painted = TestMaps.level("b.....", "......", "aaaaaa");

        for (LevelMerge merge :
                List.of(LevelMerge.of(BASE, shrunk(), painted), LevelMerge.of(BASE, painted, shrunk()))) {
            assertThat(merge.conflicts()).isEmpty();
            assertThat(TestMaps.drawing(merge.merged())).containsExactly("b...", "....", "aaaa");
        }
    }

    private static Level shrunk() {
        TileLayer ground = (TileLayer) BASE.layer("ground");
        return BASE.toBuilder()
                .size(4, 3)
                .layers(List.of(ground.withGrid(ground.grid().resized(4, 3, 0, 0))))
                .build();
    }

    @Test
    void aLayerThatOneRemovedAndTheOtherPaintedOnIsAConflict() {
        TileLayer deco = TileLayer.of("deco", TileGrid.empty(6, 3));
        Level base =
                BASE.toBuilder().layers(List.of(BASE.layers().get(0), deco)).build();
        Level painted = base.withCell("deco", 2, 2, TileRef.of("c"));

        LevelMerge merge = LevelMerge.of(base, BASE, painted);

        assertThat(merge.conflicts())
                .extracting(Conflict::words)
                .containsExactly("layer deco: mine removed, theirs changed (was there)");
        assertThat(merge.merged().layers()).extracting(Layer::id).containsExactly("ground");
        assertThat(LevelDiff.between(painted, merge.resolve(conflict -> Side.THEIRS))
                        .words())
                .isEmpty();
        assertThat(LevelMerge.of(base, BASE, base).merged().layers()).hasSize(1);
    }

    @Test
    void palettesInTheLevelMergeTileByTileAndLinkedOnesAsAWhole() {
        Palette two = TestMaps.palette("a", "b", "c", "d");
        Level mine = BASE.toBuilder().palette(null, two).build();
        Level theirs =
                BASE.toBuilder().palette(null, TestMaps.palette("a", "b")).build();

        assertThat(LevelMerge.of(BASE, mine, theirs).merged().palette().tiles().keySet())
                .containsExactly("a", "b", "d");

        Level linked =
                BASE.toBuilder().palette("x.palette.json", TestMaps.PALETTE).build();
        Level other =
                BASE.toBuilder().palette("y.palette.json", TestMaps.PALETTE).build();
        LevelMerge merge = LevelMerge.of(BASE, linked, other);
        assertThat(merge.conflicts()).extracting(Conflict::field).containsExactly("palette");
        assertThat(merge.resolve(conflict -> Side.THEIRS).palettePath()).isEqualTo("y.palette.json");
    }
}
