package dev.ledge.editor.exchange.fuzz;

import dev.ledge.editor.exchange.LevelImport;
import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * Gives bytes to an importer and judges what comes of them: a refusal in words, or levels that read back from what is
 * written of them as the same bytes; never another exception, and in bounded processor time.
 */
final class ImportTrial {
    /** What mappings are tried on: something for every condition of a rule. */
    static final String MAP = """
            <map version="1.10" orientation="orthogonal" width="4" height="2" tilewidth="16" tileheight="16">
             <tileset firstgid="1" name="set" tilewidth="16" tileheight="16" tilecount="4" columns="2">
              <image source="set.png" width="32" height="32"/>
              <tile id="0" type="wall"><objectgroup><object id="1" x="0" y="8" width="16" height="8"/></objectgroup>
              </tile>
              <tile id="1"><properties><property name="one_way" type="bool" value="true"/></properties></tile>
              <tile id="2" class="slope"><properties><property name="kind" value="x"/></properties></tile>
             </tileset>
             <layer id="1" name="ground" width="4" height="2">
              <data encoding="csv">0,1,2,3,4,4,2147483651,1</data></layer>
             <layer id="2" name="back" class="far" width="4" height="2">
              <data encoding="csv">1,1,0,0,0,0,0,0</data></layer>
             <objectgroup id="3" name="things">
              <object id="1" name="a" type="player" x="8" y="8" width="12" height="20"/>
              <object id="2" type="lift" x="8" y="0"><polyline points="0,0 20,0 20,9"/></object>
              <object id="3" class="hill" x="0" y="0"><polygon points="0,0 10,0 5,5"/></object>
              <object id="4" gid="2" x="16" y="16" width="16" height="16"/>
              <object id="5" name="e" x="1" y="1" width="9" height="9"><ellipse/></object>
              <object id="6" name="p" x="1" y="1"><point/></object>
              <object id="7" name="t" x="1" y="1" width="9" height="9"><text>hello</text></object>
             </objectgroup>
            </map>
            """;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Processor time of an import, s. */
    private static final double MOST_SECONDS = 1;

    /** How much longer all may take where every branch is counted. */
    private static final double SLOWNESS = Double.parseDouble(System.getProperty("ledge.fuzz.slowness", "1"));

    /** Larger levels are not written and read back for each of a million files. */
    private static final long MOST_CELLS = 1 << 14;

    private final Path folder;

    /** How far a file came. */
    enum Outcome {
        /** Refused in words. */
        REFUSED,
        /** Read; the level is too large to be written and read back each time. */
        LARGE,
        /** Read, written, and read back. */
        PASSED
    }

    /**
     * For trials in a folder.
     *
     * @param folder is filled; its project is itself
     */
    ImportTrial(Path folder) {
        this.folder = folder;
        try {
            Files.createDirectories(folder.resolve(".git"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Tries one file.
     *
     * @param importer who reads it
     * @param content of the file
     * @throws Broken if something does not hold
     */
    Outcome of(Importer importer, byte[] content) {
        Path file = write(importer, content);
        long start = THREADS.getCurrentThreadCpuTime();
        List<Imported> levels;
        try {
            Path target = folder.resolve("out.level.json");
            if (importer == Importer.MAPPING) {
                Mapping mapping = Mapping.read(file);
                checkMapping(mapping);
                levels = LevelImport.read(folder.resolve("m.tmx"), new ImportRequest(mapping, target));
            } else {
                levels = LevelImport.read(file, new ImportRequest(Mapping.standard(), target));
            }
        } catch (LevelFormatException e) {
            checkRefusal(e);
            return Outcome.REFUSED;
        } catch (RuntimeException | StackOverflowError e) {
            throw new Broken("EXCEPTION", String.valueOf(e), e);
        } finally {
            checkTime(start);
        }
        if (levels.isEmpty()) {
            throw new Broken("NOTHING", "neither a level nor a refusal", null);
        }
        Outcome outcome = Outcome.PASSED;
        for (Imported level : levels) {
            level.report().lostLines().forEach(ImportTrial::checkLine);
            if ((long) level.level().columns() * level.level().rows() > MOST_CELLS) {
                outcome = Outcome.LARGE;
            } else {
                checkRoundTrip(level);
            }
        }
        return outcome;
    }

    private Path write(Importer importer, byte[] content) {
        try {
            if (importer == Importer.MAPPING && !Files.exists(folder.resolve("m.tmx"))) {
                Files.writeString(folder.resolve("m.tmx"), MAP);
            }
            byte[] own = content;
            if (importer == Importer.VGLC) {
                int end = 0;
                while (end < content.length && content[end] != 0) {
                    end++;
                }
                own = Arrays.copyOf(content, end);
                byte[] legend = Arrays.copyOfRange(content, Math.min(content.length, end + 1), content.length);
                Files.write(folder.resolve("legend.json"), legend);
            }
            return Files.write(folder.resolve(importer.file), own);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void checkTime(long start) {
        double taken = (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
        if (taken > MOST_SECONDS * SLOWNESS) {
            throw new Broken("TIME", "importing took " + taken + " s of processor time", null);
        }
    }

    private static void checkRefusal(LevelFormatException refusal) {
        if (refusal.problems().stream().noneMatch(Problem::isError)) {
            throw new Broken("REFUSAL", "no error among " + refusal.problems(), refusal);
        }
        for (Problem problem : refusal.problems()) {
            if (problem.file().isEmpty()) {
                throw new Broken("REFUSAL", "no file: " + problem, refusal);
            }
            checkLine(problem.message());
        }
    }

    private static void checkLine(String line) {
        if (line.isBlank() || line.indexOf('\n') >= 0) {
            throw new Broken("WORDS", "no line for people: " + line, null);
        }
    }

    /** What is saved of a mapping is the same mapping. */
    private void checkMapping(Mapping mapping) throws LevelFormatException {
        Path again = folder.resolve("again.mapping.json");
        byte[] bytes = mapping.toBytes();
        try {
            Files.write(again, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        try {
            if (!Arrays.equals(Mapping.read(again).toBytes(), bytes)) {
                throw new Broken("ROUND-TRIP", "the mapping reads back differently", null);
            }
        } catch (LevelFormatException e) {
            throw new Broken("ROUND-TRIP", "the mapping does not read back", e);
        }
    }

    private static void checkRoundTrip(Imported imported) {
        byte[] bytes = LevelWriter.toBytes(imported.level());
        Level back;
        try {
            back = LevelReader.read(bytes, imported.file()).value();
        } catch (LevelFormatException e) {
            throw new Broken("ROUND-TRIP", "the level does not read back", e);
        }
        if (!Arrays.equals(LevelWriter.toBytes(back), bytes)) {
            throw new Broken("ROUND-TRIP", "the level reads back differently", null);
        }
    }
}
