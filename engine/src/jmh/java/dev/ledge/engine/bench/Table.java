package dev.ledge.engine.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * All measurements with their ratios to the hand-written loop and to Ledge, and whether the engine's own limits are
 * kept.
 */
final class Table {

    private static final String[] HEADINGS = {
        "", "CPU time", "", "× loop", "× Ledge", "bytes a step", "turns/s", "jumps/s", "pairs", "bar", "aim", ""
    };

    private final List<String[]> rows = new ArrayList<>();
    private int bars;
    private int met;

    Table(Results results) {
        for (boolean pairs : new boolean[] {false, true}) {
            new SceneRows(results, pairs).addTo(this);
        }
        new EngineRows(results).addTo(this);
    }

    /** A line of words above the rows that follow. */
    void heading(String words) {
        rows.add(new String[] {words});
    }

    /** A row under construction. */
    Row row(String name, OptionalDouble time, String unit) {
        Row row = new Row();
        row.set(0, name).set(1, number(time)).set(2, unit);
        if (time.isPresent()) {
            rows.add(row.cells);
        }
        return row;
    }

    /** One line of the table. */
    final class Row {
        private final String[] cells = new String[HEADINGS.length];

        private Row set(int column, String value) {
            cells[column] = value;
            return this;
        }

        Row timesLoop(OptionalDouble ratio) {
            return set(3, number(ratio));
        }

        Row timesLedge(OptionalDouble ratio) {
            return set(4, number(ratio));
        }

        Row bytes(OptionalDouble bytes) {
            return set(5, bytes.isPresent() ? String.format(Locale.ROOT, "%,.0f", bytes.getAsDouble()) : null);
        }

        /** What the actors did, to show that all engines were given the same work. */
        Row work(OptionalDouble turns, OptionalDouble jumps, OptionalDouble pairs) {
            return set(6, number(turns)).set(7, number(jumps)).set(8, number(pairs));
        }

        Row aim(String aim) {
            return set(10, aim);
        }

        /** Compares the row with its limit; a value that is missing was not measured and is not compared. */
        Row bar(String bar, OptionalDouble value, double least, double most) {
            set(9, bar);
            if (value.isPresent()) {
                boolean holds = value.getAsDouble() >= least && value.getAsDouble() <= most;
                bars++;
                met += holds ? 1 : 0;
                set(11, holds ? "met" : "NOT MET");
            }
            return this;
        }
    }

    static OptionalDouble ratio(OptionalDouble value, OptionalDouble base) {
        return value.isPresent() && base.isPresent()
                ? OptionalDouble.of(value.getAsDouble() / base.getAsDouble())
                : OptionalDouble.empty();
    }

    static OptionalDouble times(OptionalDouble value, double factor) {
        return value.isPresent() ? OptionalDouble.of(value.getAsDouble() * factor) : value;
    }

    private static String number(OptionalDouble value) {
        if (value.isEmpty()) {
            return null;
        }
        double number = value.getAsDouble();
        int digits = number >= 100 ? 0 : number >= 10 ? 1 : 2;
        return String.format(Locale.ROOT, "%,." + digits + "f", number);
    }

    @Override
    public String toString() {
        int[] widths = new int[HEADINGS.length];
        List<String[]> all = new ArrayList<>(rows);
        all.add(0, HEADINGS);
        for (String[] row : all) {
            for (int i = 0; row.length > 1 && i < row.length; i++) {
                widths[i] = Math.max(widths[i], row[i] == null ? 0 : row[i].length());
            }
        }
        StringBuilder text = new StringBuilder("\nJava %s, %d processors\n\n"
                .formatted(Runtime.version(), Runtime.getRuntime().availableProcessors()));
        for (String[] row : all) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < row.length; i++) {
                String cell = row[i] == null ? "" : row[i];
                boolean words = i == 0 || i == 2 || i >= 9;
                line.append(words ? padded(cell, -widths[i]) : padded(cell, widths[i]))
                        .append("  ");
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.append("\n%d of %d bars met".formatted(met, bars)).toString();
    }

    private static String padded(String cell, int width) {
        return width == 0 ? cell : ("%" + width + "s").formatted(cell);
    }
}
