package dev.ledge.engine.bench;

import java.util.Locale;
import java.util.OptionalDouble;

/** The part of the table that measures Ledge alone. */
final class EngineRows {

    private static final double NANOS_IN_MICRO = 1000;

    private final Results results;

    EngineRows(Results results) {
        this.results = results;
    }

    void addTo(Table table) {
        table.heading("A step of a world");
        OptionalDouble plain =
                Table.times(results.nanos("SceneBenchmark.step{pairs=false, peer=LEDGE}"), 1.0 / SceneBenchmark.ACTORS);
        world(table, "  the player on a floor", "PLAYER_ON_FLOOR");
        OptionalDouble player = results.nanos(worldKey("PLAYER_ON_COURSE"));
        world(table, "  the player, everything on", "PLAYER_ON_COURSE")
                .bar("≤ 3× plain actor", Table.ratio(player, plain), 0, 3);
        world(table, "  … and 100 walkers", "WALKERS");
        world(table, "  … and 100 platforms", "PLATFORMS");
        crowds(table);
        table.heading("Time travel");
        bar(table, "  a minute again: 20 platforms, 50 walkers", "ReplayBenchmark.minute{}", 33_000, "33 ms")
                .aim("16 ms");
        bar(table, "  save 1,000 actors", "SnapshotBenchmark.save{}", 50, "50 µs")
                .aim("30 µs");
        bar(table, "  restore 1,000 actors", "SnapshotBenchmark.restore{}", 50, "50 µs")
                .aim("30 µs");
        bar(table, "  brush in 4096×4096 cells, and a step", "EditBenchmark.brush{}", 2000, "2 ms");
    }

    private Table.Row world(Table table, String name, String kind) {
        return table.row(name, results.nanos(worldKey(kind)), "ns")
                .bytes(results.rate(worldKey(kind), "bytes", "steps"));
    }

    private static String worldKey(String kind) {
        return "WorldBenchmark.step{kind=" + kind + "}";
    }

    private void crowds(Table table) {
        table.heading("A step of one actor in a crowd, with pairs, 33 cells for each");
        OptionalDouble thousand = perActor(1000);
        for (int actors : new int[] {1, 100, 1000, 10_000, 100_000}) {
            Table.Row row = table.row(String.format(Locale.ROOT, "  of %,d", actors), perActor(actors), "ns")
                    .bytes(results.rate(crowdKey(actors), "bytes", "steps"));
            if (actors == 1000) {
                row.bar("0 bytes", results.rate(crowdKey(actors), "bytes", "steps"), 0, 0);
            }
            if (actors == 100_000) {
                OptionalDouble tick = results.nanos(crowdKey(actors));
                row.bar("16 ms a tick", tick, 0, 16e6)
                        .aim(
                                thousand.isEmpty()
                                        ? "flat"
                                        : String.format(
                                                Locale.ROOT,
                                                "flat; is %.1f× that of 1,000",
                                                Table.ratio(perActor(actors), thousand)
                                                        .orElse(0)));
            }
        }
    }

    private OptionalDouble perActor(int actors) {
        return Table.times(results.nanos(crowdKey(actors)), 1.0 / actors);
    }

    private static String crowdKey(int actors) {
        return "CrowdBenchmark.step{actors=" + actors + "}";
    }

    private Table.Row bar(Table table, String name, String key, double mostMicros, String bar) {
        OptionalDouble micros = Table.times(results.nanos(key), 1 / NANOS_IN_MICRO);
        return table.row(name, micros, "µs").bar(bar, micros, 0, mostMicros);
    }
}
