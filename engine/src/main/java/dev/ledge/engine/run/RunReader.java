package dev.ledge.engine.run;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.json.Code;
import dev.ledge.engine.level.json.Excerpt;
import dev.ledge.engine.level.json.Fields;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.level.json.Header;
import dev.ledge.engine.level.json.IoReason;
import dev.ledge.engine.level.json.JsonSource;
import dev.ledge.engine.level.json.LevelFormatException;
import dev.ledge.engine.level.json.Loaded;
import dev.ledge.engine.level.json.LocatedNode;
import dev.ledge.engine.level.json.LocatedNode.Kind;
import dev.ledge.engine.level.json.Problem;
import dev.ledge.engine.level.json.Problems;
import dev.ledge.engine.level.json.ProjectRoot;
import dev.ledge.engine.level.json.Severity;
import dev.ledge.engine.level.json.TextPosition;
import dev.ledge.engine.level.json.Values;
import dev.ledge.engine.world.type.Buttons;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads run files, strictly: every mistake is reported with its place. */
public final class RunReader {
    private static final Pattern HASH = Pattern.compile("[0-9a-fA-F]{16}");
    private static final String LEVEL = "level";

    private final Problems problems = new Problems();
    private final Map<String, SourceLocations.Place> places = new LinkedHashMap<>();

    private RunReader() {}

    /**
     * Reads a run file; the level that it names need not exist.
     *
     * @param file where it is, or is said to be
     * @return the run, and what is to be warned of
     * @throws LevelFormatException if it is missing or there is an error in it
     */
    public static Loaded<Run> read(Path file) throws LevelFormatException {
        return new RunReader().read(JsonSource.read(file), file);
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
        return new RunReader().read(JsonSource.of(content, file.toString()), file);
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
        return new RunReader().read(JsonSource.of(content, file.toString()), file);
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
        LocatedNode node = JsonSource.of(text, "expectation").parse(problems);
        Expectation expectation = new ExpectationReader(problems).read(node);
        problems.throwIfErrors();
        return expectation;
    }

    /**
     * Where the level of a run is.
     *
     * @param run the run
     * @param file the run's file
     * @return an existing file inside the project
     * @throws LevelFormatException at the run's place if it names no level, or one that does not exist or is outside
     *     the project
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

    private Loaded<Run> read(JsonSource source, Path file) throws LevelFormatException {
        LocatedNode root = source.parse(problems);
        Header header = Header.read(root, FileKind.RUN, file, problems);
        Run run = run(header.fields());
        problems.throwIfErrors();
        warnOfWhatComesTooLate(root, run);
        return new Loaded<>(run, problems.list(), header.isNewer());
    }

    private Run run(Fields fields) {
        place(fields.node(LEVEL));
        String level = fields.text(LEVEL);
        String about = fields.text("about");
        Integer ticks = fields.integer("ticks", 0, Run.MAX_TICKS);
        Vec start = fields.vec("start", -Limits.MAX_COORDINATE, Limits.MAX_COORDINATE);
        InputTrack input = input(fields.node("input"));
        List<Expectation> expect = expectations(fields.node("expect"));
        Long hash = hash(fields.node("hash"));
        return new Run(level, about, ticks, start, input, expect, hash, fields.unknown(), new SourceLocations(places));
    }

    private InputTrack input(LocatedNode list) {
        if (list == null || !Values.is(list, Kind.ARRAY, problems)) {
            return null;
        }
        List<InputTrack.Change> changes = new ArrayList<>();
        int before = -1;
        for (LocatedNode element : list.elements()) {
            InputTrack.Change change = change(element);
            if (change != null && change.tick() <= before) {
                problems.error(
                        element,
                        Code.OUT_OF_RANGE,
                        "tick " + change.tick() + " does not come after tick " + before
                                + "; list the changes in the order of their ticks, one a tick");
            } else if (change != null) {
                changes.add(change);
                before = change.tick();
            }
        }
        return InputTrack.of(changes);
    }

    private InputTrack.Change change(LocatedNode element) {
        if (!Ranges.isPair(element, "[tick, \"held buttons\"]", problems)) {
            return null;
        }
        Integer tick = Values.integer(element.elements().get(0), 0, Run.MAX_TICKS, problems);
        LocatedNode held = element.elements().get(1);
        String names = Values.text(held, problems);
        if (tick == null || names == null) {
            return null;
        }
        for (String name : names.trim().split("\\s+")) {
            if (!name.isEmpty()
                    && Arrays.stream(Buttons.values())
                            .noneMatch(button -> button.json().equals(name))) {
                problems.error(
                        held,
                        Code.UNKNOWN_WORD,
                        "'" + Excerpt.of(name) + "' is not a button; use "
                                + Arrays.stream(Buttons.values())
                                        .map(Buttons::json)
                                        .collect(Collectors.joining(", "))
                                + ", apart by spaces");
                return null;
            }
        }
        return new InputTrack.Change(tick, Buttons.parse(names));
    }

    private List<Expectation> expectations(LocatedNode list) {
        if (list == null || !Values.is(list, Kind.ARRAY, problems)) {
            return null;
        }
        ExpectationReader reader = new ExpectationReader(problems);
        List<Expectation> expectations = new ArrayList<>();
        for (LocatedNode element : list.elements()) {
            place(element);
            Expectation expectation = reader.read(element);
            if (expectation != null) {
                expectations.add(expectation);
            }
        }
        return expectations;
    }

    private Long hash(LocatedNode hash) {
        place(hash);
        String text = Values.text(hash, problems);
        if (text == null) {
            return null;
        }
        if (!HASH.matcher(text).matches()) {
            problems.error(
                    hash,
                    Code.WRONG_TYPE,
                    hash.describe() + " is not a hash; give 16 hexadecimal digits, as \"ledge run\" prints them");
            return null;
        }
        return Long.parseUnsignedLong(text, 16);
    }

    private void warnOfWhatComesTooLate(LocatedNode root, Run run) {
        List<Expectation> expectations = run.effectiveExpect();
        for (int i = 0; run.ticks() != null && i < expectations.size(); i++) {
            int last = expectations.get(i).when().last(run.ticks());
            if (last > run.ticks()) {
                problems.warning(
                        root.get("expect").elements().get(i),
                        Code.OUT_OF_RANGE,
                        "this reaches to tick " + last + ", but the run ends at tick " + run.ticks()
                                + "; play more ticks");
            }
        }
    }

    private void place(LocatedNode node) {
        if (node != null) {
            TextPosition position = node.position();
            places.put(node.pointer(), new SourceLocations.Place(position.line(), position.column()));
        }
    }
}
