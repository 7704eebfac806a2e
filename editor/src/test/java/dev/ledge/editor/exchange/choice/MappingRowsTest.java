package dev.ledge.editor.exchange.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.editor.exchange.Collision;
import dev.ledge.editor.exchange.LevelImport;
import dev.ledge.editor.exchange.choice.Subject.Kind;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.editor.exchange.format.ImportSource;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.object.Platform;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MappingRowsTest {
    private static final String MAP = """
            <map version="1.10" orientation="orthogonal" width="4" height="1" tilewidth="16" tileheight="16">
             <tileset firstgid="1" name="set" tilewidth="16" tileheight="16" tilecount="4" columns="4">
              <tile id="1" type="step"><properties><property name="kind" value="ice"/>
               <property name="slippery" type="bool" value="true"/></properties></tile>
             </tileset>
             <layer id="1" name="main" width="4" height="1"><data encoding="csv">1,2,2,0</data></layer>
             <objectgroup id="2" name="things">
              <object id="1" type="lift" x="0" y="0" width="16" height="8"/>
              <object id="2" name="door" x="32" y="0" width="16" height="16"/>
             </objectgroup>
            </map>""";

    @TempDir
    private Path folder;

    private ImportSource source;
    private MappingRows rows;

    @BeforeEach
    void read() throws Exception {
        source = LevelImport.open(Files.writeString(folder.resolve("m.tmx"), MAP), Progress.NONE);
        rows = new MappingRows(Subjects.of(source.maps(), Progress.NONE), Mapping.standard());
    }

    private Subject row(Kind kind, String label) {
        return rows.rows().stream()
                .filter(row -> row.kind() == kind && row.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new AssertionError(kind + " " + label + " is not in " + rows.rows()));
    }

    private void set(Kind kind, String label, String typed) {
        Subject row = row(kind, label);
        rows = rows.with(row, Meaning.parse(typed, kind));
    }

    private Level level() throws Exception {
        return source.levels(new ImportRequest(rows.mapping(), folder.resolve("x.level.json")), Progress.NONE)
                .get(0)
                .level();
    }

    @Test
    void everythingThatARuleCanSpeakOfHasARow() {
        assertThat(rows.rows())
                .extracting(row -> row.kind() + " " + row.label() + " " + row.count())
                .containsExactly(
                        "TILE set 1 2",
                        "TILE set 0 1",
                        "TILE_PROPERTY kind = ice 2",
                        "TILE_PROPERTY slippery 2",
                        "TILE_CLASS step 2",
                        "TILE_LAYER main 3",
                        "OBJECT lift 1",
                        "OBJECT door 1",
                        "OBJECT_LAYER things 2");
    }

    @Test
    void eachRowDecidesWhatItIsAbout() throws Exception {
        assertThat(Collision.of(level())).isEqualTo("###.\n");
        set(Kind.TILE_CLASS, "step", "Ladder");
        assertThat(Collision.of(level())).isEqualTo("#HH.\n");
        set(Kind.TILE_LAYER, "main", "Solid");
        assertThat(Collision.of(level())).isEqualTo("#HH.\n");
        set(Kind.TILE_PROPERTY, "kind = ice", "One-way from above");
        assertThat(Collision.of(level())).isEqualTo("#==.\n");
        set(Kind.TILE, "set 1", "{\"shape\": \"full\"}");
        assertThat(Collision.of(level())).isEqualTo("###.\n");
        set(Kind.OBJECT, "lift", "Platform, moving where it has a path");
        assertThat(level().object("t1")).isInstanceOf(Platform.class);
        set(Kind.OBJECT_LAYER, "things", "Left out");
        assertThat(level().objects()).hasSize(1);
    }

    @Test
    void aRuleIsTakenAwayAgain() throws Exception {
        set(Kind.TILE_LAYER, "main", "Decoration");
        assertThat(Collision.of(level())).isEqualTo("....\n");
        rows = rows.with(row(Kind.TILE_LAYER, "main"), null);

        assertThat(rows.mapping().rules()).isEmpty();
        assertThat(Collision.of(level())).isEqualTo("###.\n");
    }

    @Test
    void whatIsSavedShowsTheSameRowsAgain() throws Exception {
        set(Kind.TILE_CLASS, "step", "Slope up to the right");
        set(Kind.OBJECT, "door", "Goal");
        Path file = Files.write(folder.resolve("a.mapping.json"), rows.mapping().toBytes());
        rows = rows.with(Mapping.read(file));

        assertThat(rows.words(row(Kind.TILE_CLASS, "step"))).isEqualTo("Slope up to the right");
        assertThat(rows.words(row(Kind.OBJECT, "door"))).isEqualTo("Goal");
        assertThat(rows.words(row(Kind.OBJECT, "lift"))).isEqualTo("Left to the game (no rule)");
        assertThat(rows.rows()).noneMatch(row -> row.kind() == Kind.RULE);
    }

    @Test
    void rulesThatNoRowIsAboutStayAndCanBeChanged() throws Exception {
        Path file = Files.writeString(folder.resolve("a.mapping.json"), """
                {"format": "ledge-mapping", "version": 1, "rules": [
                  {"layer": "ma*", "id": ["0-1"], "tile": {"hazard": true}, "about": "by hand"}]}""");
        rows = rows.with(Mapping.read(file));
        Subject rule = rows.rows().get(0);

        assertThat(rule.kind()).isEqualTo(Kind.RULE);
        assertThat(rule.label()).contains("ma*");
        rows = rows.with(rule, Meaning.parse("Ladder", Kind.RULE));
        assertThat(rows.mapping().rules())
                .singleElement()
                .satisfies(one -> assertThat(one.node().toString()).contains("climbable", "by hand"));
        assertThat(Collision.of(level())).isEqualTo("HHH.\n");
    }

    @Test
    void whatARuleCannotSayIsRefusedInWords() {
        assertThat(Meaning.parse("nonsense", Kind.TILE)).isNull();
        assertThat(Meaning.parse("[1]", Kind.TILE)).isNull();
        assertThatThrownBy(() -> rows.with(row(Kind.TILE, "set 1"), Meaning.parse("{\"object\": {}}", Kind.TILE)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"type\"");
    }

    @Test
    void cancelledWorkEnds() {
        Progress cancelled = fraction -> {
            throw new CancellationException();
        };
        assertThatThrownBy(() -> LevelImport.open(folder.resolve("m.tmx"), cancelled))
                .isInstanceOf(CancellationException.class);
        assertThatThrownBy(() ->
                        source.levels(new ImportRequest(rows.mapping(), folder.resolve("x.level.json")), cancelled))
                .isInstanceOf(CancellationException.class);
        assertThatThrownBy(() -> Subjects.of(source.maps(), cancelled)).isInstanceOf(CancellationException.class);
    }

    @Test
    void twoLevelsOfOneReadingHaveReportsOfTheirOwn() throws Exception {
        ImportRequest request = new ImportRequest(rows.mapping(), folder.resolve("x.level.json"));
        List<String> first =
                source.levels(request, Progress.NONE).get(0).report().takenLines();

        assertThat(source.levels(request, Progress.NONE).get(0).report().takenLines())
                .isEqualTo(first);
    }

    @Test
    void aBlockOfAPresetIsReadInWords() throws Exception {
        String map = MAP.replace("</objectgroup>", """
                <object id="3" gid="1" x="0" y="16" width="16" height="16">
                 <properties><property name="bodyType" value="static"/></properties></object></objectgroup>""");
        source = LevelImport.open(Files.writeString(folder.resolve("block.tmx"), map), Progress.NONE);
        rows = new MappingRows(Subjects.of(source.maps(), Progress.NONE), Mapping.standard());

        assertThat(rows.words(row(Kind.OBJECT_PROPERTY, "bodyType = static")))
                .isEqualTo("Solid block (as other rules say)");
    }
}
