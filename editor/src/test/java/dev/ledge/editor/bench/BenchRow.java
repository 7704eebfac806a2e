package dev.ledge.editor.bench;

import java.util.Locale;

/** A line of the table: what was measured, its value, and the bar that it is held against. */
record BenchRow(String name, double value, String unit, String bar, Boolean isMet) {

    /** A value that no bar is set for. */
    static BenchRow of(String name, double value, String unit) {
        return new BenchRow(name, value, unit, "", null);
    }

    static BenchRow atLeast(String name, double value, String unit, double bar) {
        return new BenchRow(name, value, unit, String.format(Locale.ROOT, "≥ %.4g", bar), value >= bar);
    }

    static BenchRow atMost(String name, double value, String unit, double bar) {
        return new BenchRow(name, value, unit, String.format(Locale.ROOT, "≤ %.4g", bar), value <= bar);
    }

    @Override
    public String toString() {
        String verdict = isMet == null ? "" : isMet ? "met" : "NOT MET";
        return String.format(Locale.ROOT, "%-58s %8.2f %-5s %-8s %s", name, value, unit, bar, verdict);
    }
}
