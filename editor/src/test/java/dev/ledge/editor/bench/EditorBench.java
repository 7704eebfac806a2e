package dev.ledge.editor.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/** Measures the editor, and prints one table. Needs a screen, and a machine with nothing else to do. */
public final class EditorBench {
    private EditorBench() {}

    /**
     * Measures.
     *
     * @param args the folder for what is written on the way, then what to measure: {@code pace}, {@code maps} or
     *     {@code .*}
     */
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[0]));
        List<BenchRow> rows = new ArrayList<>();
        if ("maps".matches(args[1])) {
            rows.addAll(LargeMaps.measure(folder));
        }
        if ("pace".matches(args[1])) {
            System.setProperty("ledge.settings", folder.resolve("settings").toString());
            rows.addAll(Pace.measure(copyOfDemo(folder)));
        }
        rows.forEach(System.out::println);
        System.exit(0);
    }

    /** A level of its own, so that nothing is written into the repository's. */
    private static Path copyOfDemo(Path folder) throws IOException {
        Path levels = Path.of("../levels");
        Files.createDirectories(folder.resolve("demo"));
        for (String name : List.of("default.palette.json", "demo/demo.level.json")) {
            Files.copy(levels.resolve(name), folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        }
        return folder.resolve("demo/demo.level.json");
    }
}
