package dev.ledge.engine.bench;

import dev.ledge.engine.bench.scene.Peer;
import java.util.OptionalDouble;

/** The part of the table that compares the engines, without or with pairs. */
final class SceneRows {

    /** Steps a second. */
    private static final double TICK_RATE = 60;

    private final Results results;
    private final boolean pairs;

    SceneRows(Results results, boolean pairs) {
        this.results = results;
        this.pairs = pairs;
    }

    void addTo(Table table) {
        OptionalDouble ledge = time(Peer.LEDGE);
        OptionalDouble loop = time(Peer.LOOP);
        Peer fastest = fastestRival();
        if (fastest == null && ledge.isEmpty() && loop.isEmpty()) {
            return;
        }
        table.heading("1,000 actors, a step of one actor, " + (pairs ? "with pairs" : "without pairs"));
        for (Peer peer : Peer.values()) {
            OptionalDouble time = time(peer);
            Table.Row row = table.row("  " + peer.label(), time, "ns")
                    .timesLoop(Table.ratio(time, loop))
                    .timesLedge(Table.ratio(time, ledge))
                    .bytes(results.rate(key(peer), "bytes", "steps"))
                    .work(second(peer, "turns"), second(peer, "jumps"), overlaps(peer));
            if (peer == Peer.LEDGE) {
                row.bar("≤ 8× loop", Table.ratio(time, loop), 0, 8).aim("3×");
            }
            if (peer == fastest) {
                row.bar("Ledge 10× as fast", Table.ratio(time, ledge), 10, Double.MAX_VALUE);
            }
        }
    }

    private Peer fastestRival() {
        Peer fastest = null;
        double least = Double.MAX_VALUE;
        for (Peer peer : Peer.values()) {
            double time = time(peer).orElse(Double.MAX_VALUE);
            if (peer.isRival() && time < least) {
                fastest = peer;
                least = time;
            }
        }
        return fastest;
    }

    private OptionalDouble second(Peer peer, String counted) {
        return Table.times(results.rate(key(peer), counted, "steps"), TICK_RATE);
    }

    private OptionalDouble overlaps(Peer peer) {
        return pairs
                ? Table.times(results.rate(key(peer), "overlaps", "steps"), SceneBenchmark.STEPS)
                : OptionalDouble.empty();
    }

    private OptionalDouble time(Peer peer) {
        return Table.times(results.nanos(key(peer)), 1.0 / SceneBenchmark.ACTORS);
    }

    private String key(Peer peer) {
        return "SceneBenchmark.step{pairs=" + pairs + ", peer=" + peer + "}";
    }
}
