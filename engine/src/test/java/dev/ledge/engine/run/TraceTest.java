package dev.ledge.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class TraceTest {
    @Test
    void aLineHasTheFieldsOfTheFormatInItsOrder() {
        Level level = TestLevels.floor()
                .spawn(40, 160)
                .once("ha7wn", 80, 16, 32, 8, 48, 0, 40)
                .level();

        List<String> lines = trace(level, 0, 0);

        String hash = field(lines.get(0), "hash").replace("\"", "");
        assertThat(lines)
                .containsExactly("{\"tick\":0,\"actors\":[{\"id\":\"player\",\"x\":34.0,\"y\":136.0,\"w\":12,\"h\":24,"
                        + "\"vx\":0.0,\"vy\":0.0,\"state\":\"ground\",\"facing\":\"right\",\"alive"
                        + "\":true,\"won\":false,"
                        + "\"wedged\":false,\"embedded\":false,\"on\":\"tile:2,10\",\"touch\":[\"floor\"]}],"
                        + "\"platforms\":[{\"id\":\"ha7wn\",\"x\":80.0,\"y\":16.0}],\"events\":[],\"hash\":\"" + hash
                        + "\"}");
        assertThat(hash).matches("[0-9a-f]{16}");
    }

    @Test
    void numbersReadBackToTheSameBits() {
        Level level = TestLevels.floor().spawn(40.1, 121.7).playerSize(11.3, 24).level();
        World world = new World(level);
        List<Long> bits = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        for (int tick = 0; tick < 90; tick++) {
            bits.add(Double.doubleToRawLongBits(world.actors().x(0)));
            bits.add(Double.doubleToRawLongBits(world.actors().y(0)));
            bits.add(Double.doubleToRawLongBits(world.actors().vx(0)));
            bits.add(Double.doubleToRawLongBits(world.actors().width(0)));
            lines.addAll(lines(world));
            world.step(tick < 40 ? Buttons.RIGHT.bit() : Buttons.LEFT.bit());
        }

        List<Long> read = new ArrayList<>();
        for (String line : lines) {
            for (String field : List.of("x", "y", "vx", "w")) {
                read.add(Double.doubleToRawLongBits(Double.parseDouble(field(line, field))));
            }
        }
        assertThat(read).isEqualTo(bits);
    }

    /** The hash knows one zero only, and is of the numbers that can be read in the line. */
    @Test
    void aZeroHasNoSign() {
        Level level = TestLevels.floor().spawn(40, 60).level();
        World world = new World(level);
        List<String> lines = new ArrayList<>();
        for (int tick = 0; tick < 4; tick++) {
            world.step(tick < 2 ? Buttons.RIGHT.bit() : Buttons.LEFT.bit());
            lines.addAll(lines(world));
        }

        assertThat(lines.get(3)).contains("\"vx\":0.0,");
    }

    @Test
    void touchListsSidesAndEventsReportWhatTheyKnow() {
        Level level = TestLevels.floor().fill(4, 5, 1, 5, '#').spawn(56, 160).level();

        List<String> lines = trace(level, 5, Buttons.RIGHT.bit());

        assertThat(lines.get(5)).contains("\"touch\":[\"floor\",\"right\"]");
        assertThat(lines)
                .filteredOn(line -> line.contains("\"events\":[{\"type\":\"wall\",\"actor\":\"player\","
                        + "\"by\":\"tile:4,8\",\"side\":\"right\"}]"))
                .as("%s", lines)
                .hasSize(1);
    }

    @Test
    void AA05_aPairReportsBothSides() {
        LevelObject bat = new Body(
                ObjectCommon.of("bat", new Vec(98, 136), new Vec(12, 24)), null, null, null, ActorProfile.DEFAULT);
        Level level = TestLevels.floor().spawn(100, 160).object(bat).level();

        assertThat(trace(level, 1, 0).get(1))
                .contains("\"events\":[{\"type\":\"pair\",\"a\":\"bat\",\"b\":\"player\",\"overlap\":[8.0,24.0],"
                        + "\"aVelocity\":[0.0,0.0],\"bVelocity\":[0.0,0.0],\"aOld\":[98.0,136.0],\"bOld\":[94.0,136.0],"
                        + "\"aPosition\":[98.0,136.0],\"bPosition\":[94.0,136.0]}]");
    }

    /** The first value of a field in a line. */
    private static String field(String line, String name) {
        Matcher matcher = Pattern.compile("\"" + name + "\":([^,}]+)").matcher(line);
        assertThat(matcher.find()).isTrue();
        return matcher.group(1);
    }

    private static List<String> trace(Level level, int ticks, int buttons) {
        World world = new World(level);
        List<String> lines = new ArrayList<>(lines(world));
        for (int i = 0; i < ticks; i++) {
            world.step(buttons);
            lines.addAll(lines(world));
        }
        return lines;
    }

    private static List<String> lines(World world) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Trace trace = new Trace(bytes)) {
            trace.watch(world);
        }
        return bytes.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
