package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Sprite;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class PaletteEditsTest {
    private static final LevelObject PICTURE =
            new Sprite(ObjectCommon.of("picture", new Vec(0, 16), new Vec(16, 16)), "a", null);
    private static final LevelObject OTHER =
            new Sprite(ObjectCommon.of("other", new Vec(16, 16), new Vec(16, 16)), "b", null);

    private final Level level = TestMaps.level(List.of(PICTURE, OTHER), "ab.a", "....", "c..a");

    @Test
    void aNewTileIsRightBehindTheOneThatItIsLike() {
        Level more = PaletteEdits.add(level, "a", "moss");
        assertThat(more.palette().tiles().keySet()).containsExactly("a", "moss", "b", "c");
        TileType moss = more.palette().tiles().get("moss");
        assertThat(moss).isEqualTo(level.palette().tiles().get("a").withName("moss"));
        assertThat(TestMaps.drawing(more)).isEqualTo(TestMaps.drawing(level));
    }

    @Test
    void theFirstTileOfAPaletteIsSolid() {
        Level none = LevelEdits.blank(4, 4, 16, null, null);
        Level first = PaletteEdits.add(none, null, "tile");
        assertThat(first.palette().tiles().keySet()).containsExactly("tile");
        Level painted = CellEdits.paint(first, "ground", 1, 1, Stamp.of(TileRef.of("tile")));
        assertThat(read(painted).palette()).isEqualTo(painted.palette());
    }

    @Test
    void aFreshNameCountsOn() {
        Palette palette = TestMaps.palette("rock", "rock-2", "slope-45");
        assertThat(PaletteEdits.freshName(palette, "rock")).isEqualTo("rock-3");
        assertThat(PaletteEdits.freshName(palette, "rock-2")).isEqualTo("rock-3");
        assertThat(PaletteEdits.freshName(palette, "slope-45")).isEqualTo("slope-2");
    }

    @Test
    void anotherNameIsFollowedByCellsLegendsAndObjects() {
        Level turned = CellEdits.paint(level, "ground", 1, 1, Stamp.of(new TileRef("a", Flip.NONE.thenH())));
        Level legends = LevelWriter.withLegends(turned);
        Level renamed = rename(legends, "a", "moss");

        assertThat(TestMaps.drawing(renamed)).containsExactly("mb.m", ".m..", "c..m");
        assertThat(TestMaps.tile(renamed, 1, 1)).isEqualTo(new TileRef("moss", Flip.NONE.thenH()));
        assertThat(renamed.object("picture").tile()).isEqualTo("moss");
        assertThat(renamed.object("other").tile()).isEqualTo("b");
        assertThat(renamed.palette().tiles().keySet()).containsExactly("moss", "b", "c");
        assertThat(read(renamed).hasSameContent(LevelWriter.withLegends(renamed)))
                .isTrue();
        assertThat(rename(renamed, "moss", "a").hasSameContent(legends)).isTrue();
    }

    /** What was painted once stays in the table of a level that has it no more. */
    @Test
    void aNameThatATileHadOnceCanBeGivenAgain() {
        Level without = PaletteEdits.remove(level, "b");
        Level renamed = rename(without, "a", "b");
        assertThat(TestMaps.drawing(renamed)).containsExactly("b..b", "....", "c..b");
        assertThat(TestMaps.drawing(rename(renamed, "b", "a"))).containsExactly("a..a", "....", "c..a");
    }

    @Test
    void whatIsMadeOfATileGoesWithIt() {
        Platform plain = Platform.of("raft", new Vec(32, 0), new Vec(16, 16));
        LevelObject platform = new Platform(
                plain.common(), plain.path(), plain.motion(), null, null, null, null, null, null, null, "a");
        Level more = level.withObject(platform);
        Level without = PaletteEdits.remove(more, "a");

        assertThat(PaletteEdits.countCells(more, "a")).isEqualTo(3);
        assertThat(PaletteEdits.countObjects(more, "a")).isEqualTo(2);
        assertThat(TestMaps.drawing(without)).containsExactly(".b..", "....", "c...");
        assertThat(without.object("picture")).isNull();
        assertThat(without.object("other")).isEqualTo(OTHER);
        assertThat(without.object("raft")).isEqualTo(plain);
        assertThat(without.palette().tiles().keySet()).containsExactly("b", "c");
        assertThat(read(without).palette()).isEqualTo(without.palette());
    }

    private static Level rename(Level level, String from, String to) {
        return PaletteEdits.rename(
                level, from, level.palette().tiles().get(from).withName(to));
    }

    private static Level read(Level level) {
        try {
            return LevelReader.read(LevelWriter.toBytes(level), Path.of("test.level.json"))
                    .value();
        } catch (LevelFormatException e) {
            throw new AssertionError(e);
        }
    }
}
