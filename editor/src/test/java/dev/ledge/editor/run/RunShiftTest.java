package dev.ledge.editor.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What of a run goes along as its level moves. */
class RunShiftTest {
    private static final RunShift SHIFT = new RunShift(new Vec(32, -16), 16);

    @TempDir
    private Path folder;

    private Run run(String fields) throws Exception {
        Path file = folder.resolve("a.run.json");
        Files.writeString(
                file, "{\"format\": \"ledge-run\", \"version\": 1, \"level\": \"a.level.json\", " + fields + "}");
        return RunReader.read(file).value();
    }

    private void becomes(String before, String after) throws Exception {
        Run moved = SHIFT.of(run(before));
        Run wanted = run(after);
        assertThat(moved.start()).isEqualTo(wanted.start());
        assertThat(moved.effectiveExpect()).isEqualTo(wanted.effectiveExpect());
        assertThat(moved.hash()).isEqualTo(wanted.hash());
        assertThat(moved.effectiveInput()).isEqualTo(wanted.effectiveInput());
    }

    @Test
    void theStartAndAllPlacesMove() throws Exception {
        becomes(
                "\"start\": [10.1, 20], \"expect\": [{\"at\": 5, \"player\": {\"x\": 10.1, \"feet\": [30, 40.3],"
                        + " \"vx\": 7, \"grounded\": true}}]",
                "\"start\": [42.1, 4], \"expect\": [{\"at\": 5, \"player\": {\"x\": 42.1, \"feet\": [14, 24.3],"
                        + " \"vx\": 7, \"grounded\": true}}]");
    }

    @Test
    void tilesThatAreStoodOnOrHitMoveAndObjectsDoNot() throws Exception {
        becomes(
                "\"expect\": [{\"at\": 5, \"player\": {\"on\": \"tile:3,4\"}}, {\"at\": 6, \"player\": {\"on\":"
                        + " \"lift\"}}, {\"event\": \"landed\", \"by\": \"tile:0,1\"}]",
                "\"expect\": [{\"at\": 5, \"player\": {\"on\": \"tile:5,3\"}}, {\"at\": 6, \"player\": {\"on\":"
                        + " \"lift\"}}, {\"event\": \"landed\", \"by\": \"tile:2,0\"}]");
    }

    @Test
    void howExactlyItEndsIsAskedForNoMore() throws Exception {
        becomes("\"hash\": \"131962c02fba3dbe\"", "\"ticks\": 600");
    }

    @Test
    void whatNamesNoPlaceStays() throws Exception {
        Run run = run(
                "\"ticks\": 60, \"input\": [[0, \"right\"]], \"expect\": [{\"event\": \"won\"}, {\"same\": \"y\"}]");
        assertThat(SHIFT.changes(run)).isFalse();
        assertThat(new RunShift(Vec.ZERO, 16).changes(run("\"hash\": \"131962c02fba3dbe\"")))
                .isFalse();
    }
}
