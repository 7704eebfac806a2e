package dev.ledge.engine.run;

import dev.ledge.engine.bind.PlaceFinder;
import dev.ledge.engine.file.IoReason;
import dev.ledge.engine.file.JsonSource;
import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.level.json.Binding;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.level.json.Header;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.problem.Problems;
import dev.ledge.engine.problem.Severity;
import dev.ledge.engine.problem.TextPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads run files, strictly: every mistake is reported with its place. */
public final class RunReader {
    private static final String LEVEL = "level";
    private static final String EXPECT = "expect";

    private RunReader() {}

    /**
     * Reads a run file; the level that it names need not exist.
     *
     * @param file where it is, or is said to be
     * @return the run, and what is to be warned of
     * @throws LevelFormatException if it is missing or there is an error in it
     */
    public static Loaded<Run> read(Path file) throws LevelFormatException {
        return read(JsonSource.read(file), file);
    }

    /**
     * Reads a run.
     *
     * @param content of the file
     * @param file where the content is from
     * @return the run, and what is to be warned of
     * @throws LevelFormatException if there is an error in it
     */
    public static Loaded<Run> read(byte[] content, Path file) throws LevelFormatException {
        return read(JsonSource.of(content, file.toString()), file);
    }

    /**
     * Reads a run; see {@link #read(byte[], Path)}.
     *
     * @param content of the file
     * @param file where it is, or is said to be
     * @return the run, and what is to be warned of
     * @throws LevelFormatException if it cannot be used, with everything that is wrong
     */
    public static Loaded<Run> read(String content, Path file) throws LevelFormatException {
        return read(JsonSource.of(content, file.toString()), file);
    }

    /**
     * Reads one expectation, as {@link RunWriter#text} writes it.
     *
     * @param text an object of JSON
     * @return the expectation
     * @throws LevelFormatException if it is none, with everything that is wrong
     */
    public static Expectation readExpectation(String text) throws LevelFormatException {
        Problems problems = new Problems();
        Expectation expectation = Binding.read(JsonSource.of(text, "expectation"), Expectation.class, problems);
        problems.throwIfErrors();
        return expectation;
    }

    /**
     * Where the level of a run is.
     *
     * @param run the run
     * @param file the run's file
     * @return an existing file inside the project
     * @throws LevelFormatException at the run's place if it names no level, a file of another kind, or one that does
     *     not exist or is outside the project
     */
    public static Path levelOf(Run run, Path file) throws LevelFormatException {
        if (run.levelPath() == null) {
            throw fail(
                    run,
                    file,
                    "",
                    Code.MISSING_FIELD,
                    "the field \"level\" is missing, so there is nothing to play; add it");
        }
        try {
            Path target = ProjectRoot.resolve(file, run.levelPath());
            if (!Files.isRegularFile(target)) {
                throw fail(
                        run,
                        file,
                        "/level",
                        Code.NO_FILE,
                        "there is no level " + Excerpt.quoted(run.levelPath()) + "; mend the path");
            }
            Optional<String> complaint = FileKind.LEVEL.complaint(target, run.levelPath());
            if (complaint.isPresent()) {
                throw fail(run, file, "/level", Code.WRONG_FORMAT, complaint.get());
            }
            return file.resolveSibling(run.levelPath()).normalize();
        } catch (ProjectRoot.PathException e) {
            throw fail(run, file, "/level", e.code(), e.getMessage());
        } catch (IOException e) {
            throw fail(
                    run, file, "/level", Code.UNREADABLE, "the path cannot be followed: " + IoReason.reading(e, file));
        }
    }

    private static LevelFormatException fail(Run run, Path file, String pointer, Code code, String message) {
        SourceLocations.Place place = run.places().of(pointer);
        return new LevelFormatException(new Problem(
                Severity.ERROR, code.id(), file.toString(), place.line(), place.column(), pointer, message));
    }

    private static Loaded<Run> read(JsonSource source, Path file) throws LevelFormatException {
        Problems problems = new Problems();
        Header.check(source, FileKind.RUN, file, problems);
        RunFields fields = Binding.read(source, RunFields.class, problems);
        problems.throwIfErrors();
        Run run = fields.run(places(source));
        warnOfWhatComesTooLate(run, source, problems);
        return new Loaded<>(run, problems.list(), fields.version() > FileKind.VERSION);
    }

    private static SourceLocations places(JsonSource source) {
        Map<String, SourceLocations.Place> places = new LinkedHashMap<>();
        Map<String, PlaceFinder.Place> fields = PlaceFinder.fields(source, PlaceFinder.start(source));
        for (String name : List.of(LEVEL, "hash")) {
            if (fields.containsKey(name)) {
                places.put("/" + name, place(source, fields.get(name).value()));
            }
        }
        if (fields.containsKey(EXPECT)) {
            int list = fields.get(EXPECT).value();
            List<Integer> elements = PlaceFinder.elements(source, list);
            for (int i = 0; i < elements.size(); i++) {
                places.put("/" + EXPECT + "/" + i, place(source, elements.get(i)));
            }
        }
        return new SourceLocations(places);
    }

    private static SourceLocations.Place place(JsonSource source, int offset) {
        TextPosition position = source.position(offset);
        return new SourceLocations.Place(position.line(), position.column());
    }

    private static void warnOfWhatComesTooLate(Run run, JsonSource source, Problems problems) {
        List<Expectation> expectations = run.effectiveExpect();
        for (int i = 0; run.ticks() != null && i < expectations.size(); i++) {
            int last = expectations.get(i).when().last(run.ticks());
            if (last > run.ticks()) {
                String pointer = "/" + EXPECT + "/" + i;
                SourceLocations.Place place = run.places().of(pointer);
                problems.add(new Problem(
                        Severity.WARNING,
                        Code.OUT_OF_RANGE.id(),
                        source.file(),
                        place.line(),
                        place.column(),
                        pointer,
                        "this reaches to tick " + last + ", but the run ends at tick " + run.ticks()
                                + "; play more ticks"));
            }
        }
    }
}
