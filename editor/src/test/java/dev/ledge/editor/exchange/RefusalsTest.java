package dev.ledge.editor.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Hostile files are refused within a second of processor time and 256 MB of heap: measured in a JVM that has no more.
 */
class RefusalsTest {
    private static final String MAP = "<map width=\"%d\" height=\"%d\" tilewidth=\"16\" tileheight=\"16\">%s</map>";
    private static final int DEPTH = 100_000;

    /** The most cells that a level may have. */
    private static final int[] FULL = {16384, 4096};

    @TempDir
    private Path folder;

    @BeforeEach
    void makeProject() throws IOException {
        Files.createDirectories(folder.resolve("project/.git"));
        Files.writeString(folder.resolve("secret.png"), "secret");
    }

    private void file(String name, String content) throws IOException {
        Files.writeString(folder.resolve("project/" + name), content);
    }

    @Test
    void eachIsRefusedWithinASecondAndItsMemory() throws Exception {
        byte[] zeros = zeros(1 << 29);
        file("entity.tmx", "<!DOCTYPE map [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>" + MAP.formatted(1, 1, "&x;"));
        file("laughs.tmx", laughs());
        file("cells.tmx", MAP.formatted(1_000_000_000, 1, ""));
        file("cells.tmj", "{\"tilewidth\":16,\"tileheight\":16,\"width\":100000,\"height\":10000,\"layers\":[]}");
        file("cells.ldtk", ldtk("\"__cWid\":100000,\"__cHei\":10000"));
        file("depth.tmx", MAP.formatted(1, 1, "<group>".repeat(DEPTH) + "</group>".repeat(DEPTH)));
        file("depth.tmj", "{\"layers\":[".repeat(DEPTH) + "]}".repeat(DEPTH));
        file("depth.ldtk", "{\"defs\":" + "[".repeat(DEPTH) + "]".repeat(DEPTH) + "}");
        file("depth.mapping.json", "{\"format\":\"ledge-mapping\",\"version\":1,\"rules\":" + "[".repeat(DEPTH));
        file("bomb.tmx", MAP.formatted(100, 100, data("zlib", zeros, 100, 100)));
        file(
                "bomb.tmj",
                "{\"tilewidth\":16,\"tileheight\":16,\"width\":9,\"height\":9,\"layers\":[{"
                        + "\"type\":\"tilelayer\",\"name\":\"L\",\"width\":9,\"height\":9,\"encoding\":\"base64\","
                        + "\"compression\":\"zlib\",\"data\":\""
                        + Base64.getEncoder().encodeToString(zeros) + "\"}]}");
        file("text.txt", "X".repeat(20_000) + "\n");
        file("full-of-nothing.tmx", MAP.formatted(FULL[0], FULL[1], data("zlib", zeros, FULL)));
        file(
                "short-of-tiles.tmx",
                MAP.formatted(FULL[0], FULL[1], data("zlib", packed((1 << 28) - (1 << 20), 200), FULL)));
        file("full-of-tiles.tmx", MAP.formatted(FULL[0], FULL[1], data("zlib", packed(1 << 29, 200), FULL)));

        List<String> lines = measure();

        System.out.println(String.join("\n", lines));
        assertThat(lines).hasSize(15).allSatisfy(line -> {
            String[] words = line.split(" ");
            assertThat(words[1]).as(line).startsWith("REFUSED");
            assertThat(Double.parseDouble(words[2])).as(line).isLessThan(1);
        });
    }

    @Test
    void picturesAndPathsThatAreRefusedDoNotStopTheRest() throws Exception {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(folder.resolve("project/bomb.png")))) {
            out.write(bombPicture());
        }
        String set = "<tileset firstgid=\"%d\" name=\"s\" tilewidth=\"16\" tileheight=\"16\"><image source=\"%s\"/>"
                + "</tileset>";
        // An ordinary map comes first: what it takes to load classes is none of the refusal.
        file(
                "first.tmx",
                MAP.formatted(
                        1,
                        1,
                        set.formatted(1, "none.png") + "<layer name=\"L\" width=\"1\" height=\"1\">"
                                + "<data encoding=\"csv\">1</data></layer>"));
        file(
                "paths.tmx",
                MAP.formatted(
                        2,
                        1,
                        set.formatted(1, "../secret.png") + set.formatted(9, "bomb.png")
                                + "<layer name=\"L\" width=\"2\" height=\"1\"><data encoding=\"csv\">1,9</data>"
                                + "</layer>"));

        List<String> lines = measure();

        assertThat(lines).hasSize(2).element(1).satisfies(line -> {
            assertThat(line).contains(" READ ").contains("outside the project").contains("pixels");
            assertThat(Double.parseDouble(line.split(" ")[2])).as(line).isLessThan(1);
        });
    }

    private List<String> measure() throws Exception {
        Path out = folder.resolve("out.txt");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-XX:+UseSerialGC",
                        "-Djava.awt.headless=true",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        RefusalMeter.class.getName(),
                        folder.resolve("project").toString())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        String said = Files.readString(out, StandardCharsets.UTF_8);
        assertThat(process.exitValue()).as(said).isZero();
        return said.lines().toList();
    }

    private static String laughs() {
        StringBuilder text = new StringBuilder("<!DOCTYPE map [\n<!ENTITY a0 \"ha\">\n");
        for (int i = 1; i < 30; i++) {
            text.append("<!ENTITY a%d \"&a%d;&a%d;&a%d;\">\n".formatted(i, i - 1, i - 1, i - 1));
        }
        return text + "]>" + MAP.formatted(1, 1, "&a29;");
    }

    private static String ldtk(String size) {
        return "{\"jsonVersion\":\"1.5.3\",\"defs\":{\"layers\":[],\"tilesets\":[]},\"levels\":[{\"identifier\":\"A\","
                + "\"pxWid\":1600000,\"pxHei\":160000,\"layerInstances\":[{\"__identifier\":\"L\","
                + "\"__type\":\"IntGrid\"," + size + ",\"__gridSize\":16,\"intGridCsv\":[]}]}]}";
    }

    private static String data(String compression, byte[] packed, int... size) {
        return "<layer name=\"L\" width=\"" + size[0] + "\" height=\"" + size[1]
                + "\"><data encoding=\"base64\" compression=\"" + compression + "\">"
                + Base64.getEncoder().encodeToString(packed) + "</data></layer>";
    }

    private static byte[] zeros(int count) throws IOException {
        return packed(count, 1);
    }

    /** Cells of so many kinds in turn, in so many bytes, packed. */
    private static byte[] packed(int count, int kinds) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new DeflaterOutputStream(bytes, new Deflater(9), 1 << 16)) {
            byte[] cells = new byte[1 << 20];
            for (int i = 0; i < cells.length; i += Integer.BYTES) {
                cells[i] = (byte) (i / Integer.BYTES % kinds);
            }
            for (int i = 0; i < count; i += cells.length) {
                out.write(cells);
            }
        }
        return bytes.toByteArray();
    }

    /** A picture of 30,000 × 30,000 grey pixels in less than a megabyte. */
    private static byte[] bombPicture() throws IOException {
        int side = 30_000;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.write(new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10});
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        DataOutputStream fields = new DataOutputStream(head);
        fields.writeInt(side);
        fields.writeInt(side);
        fields.write(new byte[] {8, 0, 0, 0, 0});
        chunk(out, "IHDR", head.toByteArray());
        chunk(out, "IDAT", zeros(side * (side + 1) / (1 << 20) * (1 << 20)));
        chunk(out, "IEND", new byte[0]);
        return bytes.toByteArray();
    }

    private static void chunk(DataOutputStream out, String name, byte[] content) throws IOException {
        byte[] type = name.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(type);
        sum.update(content);
        out.writeInt(content.length);
        out.write(type);
        out.write(content);
        out.writeInt((int) sum.getValue());
    }
}
