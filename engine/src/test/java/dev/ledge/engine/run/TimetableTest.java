package dev.ledge.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimetableTest {
    private static final Path DEMO = Path.of("../levels/demo/demo.level.json");

    @TempDir
    private Path folder;

    private List<Timetable.Entry> of(String expect) throws Exception {
        Level level = LevelReader.read(DEMO).value();
        Path file = folder.resolve("x.run.json");
        Files.writeString(
                file,
                "{\"format\": \"ledge-run\", \"version\": 1, \"level\": \"demo.level.json\", \"ticks\": 120,"
                        + " \"input\": [[20, \"right\"], [60, \"right jump\"]], \"expect\": [" + expect + "]}");
        Run run = RunReader.read(file).value();
        List<Timetable.Entry> entries = Timetable.of(level, run, () -> false);
        assertThat(entries.stream().filter(entry -> !entry.holds()))
                .hasSameSizeAs(Runner.play(level, run).failures());
        return entries;
    }

    @Test
    void eachComesTrueInItsTime() throws Exception {
        assertThat(of("{\"event\": \"jumped\", \"actor\": \"player\", \"count\": 1}, "
                        + "{\"from\": 10, \"to\": 50, \"player\": "
                        + "{\"grounded\": true}}, {\"at\": [55, 80], \"player\": {\"grounded\": false}}, "
                        + "{\"event\": \"died\", \"actor\": \"player\", \"count\": 0}"))
                .containsExactly(
                        new Timetable.Entry(61, null),
                        new Timetable.Entry(50, null),
                        new Timetable.Entry(61, null),
                        new Timetable.Entry(120, null));
    }

    @Test
    void whatFailsSaysWhenAndWhy() throws Exception {
        List<Timetable.Entry> entries =
                of("{\"from\": 10, \"player\": {\"grounded\": true}}, {\"event\": \"won\", \"actor\": \"player\"}");
        assertThat(entries.get(0).tick()).isEqualTo(61);
        assertThat(entries.get(0).failure().message()).contains("grounded");
        assertThat(entries.get(1).holds()).isFalse();
        assertThat(entries.get(1).tick()).isEqualTo(120);
    }

    @Test
    void itCanBeGivenUp() throws Exception {
        Level level = LevelReader.read(DEMO).value();
        Run run = RunReader.read(DEMO.resolveSibling("demo-win.run.json")).value();
        assertThat(Timetable.of(level, run, () -> true)).isEmpty();
    }
}
