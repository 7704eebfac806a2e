package dev.ledge.editor.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files from strangers are refused in words, soon, and without touching anything outside the project. */
class ImportSafetyTest {
    private static final String MAP = "<map width=\"%d\" height=\"%d\" tilewidth=\"16\" tileheight=\"16\">%s</map>";

    @TempDir
    private Path folder;

    private Path project;

    @BeforeEach
    void makeProject() throws IOException {
        project = Files.createDirectories(folder.resolve("project"));
        Files.createDirectories(project.resolve(".git"));
    }

    private Imported read(String name, String content) throws IOException, LevelFormatException {
        Path file = Files.writeString(project.resolve(name), content);
        return LevelImport.read(file, new ImportRequest(Mapping.standard(), project.resolve("out.level.json")))
                .get(0);
    }

    private void refused(String name, String content, String code) {
        Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(5),
                () -> assertThatThrownBy(() -> read(name, content))
                        .isInstanceOf(LevelFormatException.class)
                        .hasMessageContaining("error[" + code + "]"));
    }

    @Test
    void entitiesOfAFileAreNotRead() throws IOException {
        Files.writeString(folder.resolve("secret"), "secret");
        String type =
                "<!DOCTYPE map [<!ENTITY x SYSTEM \"" + folder.resolve("secret").toUri() + "\">]>\n";
        refused(
                "m.tmx",
                type + MAP.formatted(1, 1, "<properties><property name=\"a\">&x;</property></properties>"),
                "DTD");
    }

    @Test
    void aLevelOfLedgeIsToBeOpened() {
        assertThatThrownBy(() -> read("m.level.json", "{\"format\": \"ledge-level\", \"version\": 1}"))
                .isInstanceOf(LevelFormatException.class)
                .hasMessageContaining("a level of Ledge already; open it");
    }

    /** Its name says what it should be, though it does not begin so. */
    @ParameterizedTest
    @CsvSource({"m.tmj,[1,", "m.ldtk,layers", "m.json,[1,"})
    void whereJsonIsBrokenIsSaid(String name, String content) {
        assertThatThrownBy(() -> read(name, content))
                .isInstanceOf(LevelFormatException.class)
                .hasMessageContaining(name + ":1:")
                .hasMessageContaining("error[");
        refused(name, "[1, 2]", "WRONG-FORMAT");
    }

    @Test
    void laughsAreRefused() {
        StringBuilder text = new StringBuilder("<!DOCTYPE map [\n<!ENTITY a0 \"ha\">\n");
        for (int i = 1; i < 30; i++) {
            text.append("<!ENTITY a%d \"&a%d;&a%d;&a%d;\">\n".formatted(i, i - 1, i - 1, i - 1));
        }
        refused("m.tmx", text + "]>" + MAP.formatted(1, 1, "&a29;"), "DTD");
    }

    @Test
    void anEntityThatNoOneDeclaredIsNoXml() {
        refused("m.tmx", MAP.formatted(1, 1, "<properties><property name=\"a\">&x;</property></properties>"), "SYNTAX");
    }

    @Test
    void theDocumentTypeOfOldFilesIsNotFetched() throws Exception {
        String type = "<!DOCTYPE map SYSTEM \"http://127.0.0.1:9/map.dtd\">\n";

        assertThat(read("m.tmx", type + MAP.formatted(2, 1, "")).level().columns())
                .isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../secret.png",
                "/etc/hostname",
                "C:/x.png",
                "..\\secret.png",
                "file:///etc/hostname",
                "link.png"
            })
    void nothingOutsideTheProjectIsRead(String path) throws Exception {
        Files.writeString(folder.resolve("secret.png"), "secret");
        Files.createSymbolicLink(project.resolve("link.png"), folder.resolve("secret.png"));
        String set = "<tileset firstgid=\"1\" name=\"s\" tilewidth=\"16\" tileheight=\"16\"><image source=\"" + path
                + "\" width=\"16\" height=\"16\"/></tileset><tileset firstgid=\"2\" source=\"" + path + "\"/>";
        Imported imported = read(
                "m.tmx",
                MAP.formatted(
                        2,
                        1,
                        set + "<layer name=\"L\" width=\"2\" height=\"1\"><data encoding=\"csv\">1,2</data></layer>"
                                + "<imagelayer name=\"i\"><image source=\"" + path + "\"/></imagelayer>"
                                + "<objectgroup name=\"o\"><object id=\"1\" template=\"" + path
                                + "\" x=\"1\" y=\"1\"/></objectgroup>"));
        imported.write(imported.file());

        assertThat(imported.report().lostLines())
                .anyMatch(line -> line.contains("picture outside the project"))
                .anyMatch(line -> line.contains("tileset outside the project"))
                .anyMatch(line -> line.contains("template outside the project"));
        assertThat(project.resolve("img")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({"100000,10000", "1000000000,1", "16384,16384", "2147483647,2147483647"})
    void aMapOfTooManyCellsIsRefused(long columns, long rows) {
        refused("m.tmx", MAP.formatted(columns, rows, ""), "TOO-LARGE");
        refused(
                "m.tmj",
                "{\"tilewidth\": 16, \"tileheight\": 16, \"width\": %d, \"height\": %d, \"layers\": []}"
                        .formatted(columns, rows),
                "TOO-LARGE");
    }

    @Test
    void chunksThatAreFarApartAreRefused() {
        String chunk = "<chunk x=\"%d\" y=\"0\" width=\"1\" height=\"1\">1</chunk>";
        refused(
                "m.tmx",
                "<map infinite=\"1\" tilewidth=\"16\" tileheight=\"16\"><layer name=\"L\"><data encoding=\"csv\">"
                        + chunk.formatted(-2_000_000_000) + chunk.formatted(2_000_000_000) + "</data></layer></map>",
                "TOO-LARGE");
    }

    @Test
    void cellsThatUnpackToMoreThanThereAreAreRefused() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new DeflaterOutputStream(bytes, new Deflater(9))) {
            byte[] zeros = new byte[1 << 20];
            for (int i = 0; i < 400; i++) {
                out.write(zeros);
            }
        }
        String data = Base64.getEncoder().encodeToString(bytes.toByteArray());
        refused(
                "m.tmx",
                MAP.formatted(
                        100,
                        100,
                        "<layer name=\"L\" width=\"100\" height=\"100\"><data encoding=\"base64\" compression=\"zlib\">"
                                + data + "</data></layer>"),
                "DATA");
    }

    /** Each layer could be one of a level; packed, they fit in a small file, and none is unpacked. */
    @Test
    void layersOfTooManyCellsTogetherAreRefused() {
        String layer = "<layer width=\"16384\" height=\"4096\"><data encoding=\"base64\" compression=\"zlib\">"
                + "eJwDAAAAAAE=</data></layer>";

        refused(
                "m.tmx",
                "<map width=\"16384\" height=\"4096\" tilewidth=\"16\" tileheight=\"16\">" + layer.repeat(16)
                        + "</map>",
                "TOO-LARGE");
    }

    @Test
    void depthWithoutEndIsRefused() {
        refused("m.tmx", MAP.formatted(1, 1, "<group>".repeat(100_000) + "</group>".repeat(100_000)), "TOO-LARGE");
        refused("m.tmj", "{\"layers\":".repeat(100_000) + "1" + "}".repeat(100_000), "TOO-LARGE");
        refused("m.ldtk", "[".repeat(100_000), "TOO-LARGE");
        refused("m.ldtk", "{\"defs\":" + "[".repeat(100_000), "TOO-LARGE");
    }

    @Test
    void aPictureOfTooManyPixelsIsLeftOut() throws Exception {
        Files.write(project.resolve("big.png"), hugePng());
        Imported imported = read(
                "m.tmx",
                MAP.formatted(
                        1,
                        1,
                        "<tileset firstgid=\"1\" name=\"s\" tilewidth=\"16\" tileheight=\"16\">"
                                + "<image source=\"big.png\"/></tileset>"
                                + "<layer name=\"L\" width=\"1\" height=\"1\">"
                                + "<data encoding=\"csv\">1</data></layer>"));

        assertThat(imported.report().lostLines()).anyMatch(line -> line.contains("pixels, which is not taken over"));
    }

    /** The head of a picture of 100,000 × 100,000 pixels. */
    private static byte[] hugePng() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0, 0, 13});
        byte[] head = {'I', 'H', 'D', 'R', 0, 1, (byte) 0x86, (byte) 0xA0, 0, 1, (byte) 0x86, (byte) 0xA0, 8, 6, 0, 0, 0
        };
        CRC32 sum = new CRC32();
        sum.update(head);
        out.write(head);
        for (int shift = 24; shift >= 0; shift -= 8) {
            out.write((int) (sum.getValue() >>> shift));
        }
        out.write(new byte[] {0, 0, 0, 0, 'I', 'D', 'A', 'T', 0, 0, 0, 0});
        return out.toByteArray();
    }

    @Test
    void anyPieceOfAFileIsReadOrRefusedInWords() throws Exception {
        String tmx = MAP.formatted(
                2,
                1,
                "<tileset firstgid=\"1\" name=\"s\" tilewidth=\"16\" tileheight=\"16\" columns=\"1\">"
                        + "<tile id=\"0\"><objectgroup>"
                        + "<object id=\"1\" x=\"0\" y=\"0\" width=\"16\" height=\"16\"/></objectgroup></tile></tileset>"
                        + "<layer name=\"L\" width=\"2\" height=\"1\"><data encoding=\"csv\">1,2</data></layer>"
                        + "<objectgroup name=\"o\"><object id=\"1\" x=\"1\" y=\"1\">"
                        + "<polygon points=\"0,0 5,5 5,0\"/></object>"
                        + "</objectgroup>");
        String ldtk = """
                {"jsonVersion": "1.5.3", "defs": {"layers": [{"uid": 1,
                 "intGridValues": [{"value": 1, "identifier": "w"}]}],
                 "tilesets": []}, "levels": [{"identifier": "A", "pxWid": 16, "pxHei": 16, "fieldInstances": [],
                 "layerInstances": [{"__identifier": "L", "__type": "IntGrid", "__cWid": 1, "__cHei": 1,
                 "__gridSize": 16, "layerDefUid": 1, "intGridCsv": [1],
                 "entityInstances": [{"__identifier": "P", "px": [1, 2],
                 "__grid": [0, 0], "fieldInstances": [{"__identifier": "p", "__type": "Array<Point>",
                 "__value": [{"cx": 1, "cy": 2}]}]}],
                 "gridTiles": [{"px": [0, 0], "src": [0, 0], "f": 1, "t": 3}]}]}]}""";
        Random random = new Random(42);
        String[] odd = {"-1", "1e999", "null", "\"x\"", "[]", "{}", "999999999999", "\u0000", "<", "\"", "0.5", "true"};
        for (int i = 0; i < 4000; i++) {
            boolean isXml = i % 2 == 0;
            StringBuilder text = new StringBuilder(isXml ? tmx : ldtk);
            for (int change = random.nextInt(3) + 1; change > 0; change--) {
                int at = random.nextInt(text.length());
                int end = Math.min(text.length(), at + random.nextInt(6));
                text.replace(at, end, odd[random.nextInt(odd.length)]);
            }
            try {
                read(isXml ? "m.tmx" : "m.ldtk", text.toString());
            } catch (LevelFormatException e) {
                assertThat(e.problems()).isNotEmpty();
            } catch (RuntimeException e) {
                throw new AssertionError("seed 42, file " + i + ": " + text, e);
            }
        }
    }

    @Test
    void bytesThatAreNoTextAreRefusedAndNothingIsPrinted() throws IOException {
        PrintStream before = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            byte[] latin = MAP.formatted(1, 1, "<x a=\"\u00e4\"/>").getBytes(StandardCharsets.ISO_8859_1);
            Path file = Files.write(project.resolve("m.tmx"), latin);
            assertThatThrownBy(() -> LevelImport.read(
                            file, new ImportRequest(Mapping.standard(), project.resolve("out.level.json"))))
                    .isInstanceOf(LevelFormatException.class)
                    .hasMessageContaining("error[ENCODING]");
        } finally {
            System.setErr(before);
        }
        assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16", "ISO-8859-1", "windows-1252"})
    void theEncodingThatAFileNamesIsTaken(String encoding) throws Exception {
        String map = "<?xml version='1.0' encoding='" + encoding + "'?>"
                + MAP.formatted(1, 1, "").replace("<map", "<map name=\"\u00e4\"");
        Path file = Files.write(project.resolve("m.tmx"), map.getBytes(encoding));

        assertThat(LevelImport.read(file, new ImportRequest(Mapping.standard(), project.resolve("out.level.json")))
                        .get(0)
                        .level()
                        .name())
                .isEqualTo("\u00e4");
        refused("n.tmx", map.replace(encoding, "EBCDIC-9"), "ENCODING");
    }

    @Test
    void whatIsNoLevelIsNamed() {
        refused("m.txt", "", "TRUNCATED");
        refused("m.dat", new String(new byte[] {1, 2, 3}, StandardCharsets.UTF_8), "WRONG-FORMAT");
        refused("m.json", "{}", "WRONG-FORMAT");
        refused("m.ldtk", "{}", "WRONG-FORMAT");
        refused("m.tmx", "<map/>", "OUT-OF-RANGE");
    }
}
