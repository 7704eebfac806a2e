package dev.ledge.editor.exchange.tiled;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.editor.exchange.Collision;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Base64;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ways in which cells are written in maps of Tiled. */
class TiledEncodingTest extends TiledImportCase {
    private static String encoded(String compression) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = switch (compression) {
            case "zlib" -> new DeflaterOutputStream(bytes);
            case "gzip" -> new GZIPOutputStream(bytes);
            default -> bytes;
        }) {
            ByteBuffer cells = ByteBuffer.allocate(CELLS.length * 4).order(ByteOrder.LITTLE_ENDIAN);
            for (int cell : CELLS) {
                cells.putInt(cell);
            }
            out.write(cells.array());
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    @ParameterizedTest
    @CsvSource({"xml,''", "csv,''", "base64,''", "base64,zlib", "base64,gzip"})
    void everyEncodingOfXmlGivesTheSameCells(String encoding, String compression) throws Exception {
        String data = switch (encoding) {
            case "xml" ->
                "<data><tile/><tile gid=\"1\"/><tile gid=\"2\"/><tile gid=\"1\"/><tile gid=\"1\"/><tile/></data>";
            case "csv" -> "<data encoding=\"csv\">\n0,1,2,\n1,1,0\n</data>";
            default ->
                "<data encoding=\"base64\""
                        + (compression.isEmpty() ? "" : " compression=\"" + compression + '"') + ">\n  "
                        + encoded(compression) + "\n</data>";
        };

        assertThat(Collision.of(read("m.tmx", map(SET + layer(data))).level())).isEqualTo(".#=\n##.\n");
    }

    @ParameterizedTest
    @CsvSource({"list,''", "base64,''", "base64,zlib", "base64,gzip"})
    void everyEncodingOfJsonGivesTheSameCells(String encoding, String compression) throws Exception {
        String data = encoding.equals("list") ? "[0, 1, 2, 1, 1, 0]" : '"' + encoded(compression) + '"';
        String json = """
                {"type": "map", "layers": [{"type": "tilelayer", "name": "L", "width": 3, "height": 2,
                   "encoding": "base64", "compression": "%s", "data": %s}],
                 "tilewidth": 16, "tileheight": 16, "width": 3, "height": 2,
                 "tilesets": [{"firstgid": 1, "name": "set", "tilewidth": 16, "tileheight": 16, "image": "set.png",
                   "imagewidth": 32, "imageheight": 32, "margin": 0, "spacing": 0,
                   "tiles": [{"id": 1, "properties": [{"name": "ge_collide_up", "type": "bool", "value": true}]},
                     {"id": 0, "properties": [{"name": "ge_collide", "type": "bool", "value": true}]}]}]}
                """.formatted(compression, data);

        assertThat(Collision.of(read("m.tmj", json).level())).isEqualTo(".#=\n##.\n");
    }

    @Test
    void zstdWithoutItsLibraryIsRefusedWithWhatToDo() throws IOException {
        String data = "<data encoding=\"base64\" compression=\"zstd\">KLUv/SAY</data>";
        Path file = file("m.tmx", map(SET + layer(data)));

        assertThatThrownBy(() -> read(file, Mapping.standard()))
                .isInstanceOf(LevelFormatException.class)
                .hasMessageContaining("error[COMPRESSION]")
                .hasMessageContaining("zstd-jni")
                .hasMessageMatching("(?s).*m\\.tmx:\\d+:\\d+: error.*");
    }

    @Test
    void aListThatIsTooShortIsRefused() throws IOException {
        Path file = file("m.tmx", map(SET + layer("<data encoding=\"csv\">1,1,1</data>")));

        assertThatThrownBy(() -> read(file, Mapping.standard())).hasMessageContaining("3 of its 6 cells");
    }

    @Test
    void aMapWithoutEndBeginsAtItsFirstChunk() throws Exception {
        String map = """
                <map infinite="1" width="1" height="1" tilewidth="16" tileheight="16">%s<layer name="L">
                <data encoding="csv">                <chunk x="-2" y="-1" width="2" height="2">1,0,0,1</chunk>
                <chunk x="0" y="0" width="2" height="1">0,2</chunk>
                </data></layer><objectgroup name="o"><object id="1" type="player" x="-32" y="0" width="12" height="24"/>
                </objectgroup></map>""".formatted(SET);
        Level level = read("m.tmx", map).level();

        assertThat(Collision.of(level)).isEqualTo("#...\n.#.=\n");
        assertThat(level.object("t1").at()).isEqualTo(new Vec(0, 16));
        assertThat(level.props()).containsKey("origin");
    }
}
