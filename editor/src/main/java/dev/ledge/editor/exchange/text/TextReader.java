package dev.ledge.editor.exchange.text;

import dev.ledge.editor.exchange.convert.Rule;
import dev.ledge.editor.exchange.convert.TextTags;
import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.source.SourceLayer;
import dev.ledge.editor.exchange.source.SourceLayer.Info;
import dev.ledge.editor.exchange.source.SourceMap;
import dev.ledge.editor.exchange.source.SourceTile;
import dev.ledge.editor.exchange.source.SourceTile.Look;
import dev.ledge.editor.exchange.source.SourceTile.Origin;
import dev.ledge.editor.exchange.tree.InputFile;
import dev.ledge.editor.exchange.tree.JsonTree;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads a level of characters, with the legend that it or a file beside it has. */
final class TextReader {
    private static final int GRID = 16;
    private static final long MOST_BYTES = 80L << 20;
    private static final Pattern LEGEND = Pattern.compile("\\s*(\\S)\\s*[:=]\\s*(\\p{L}[\\p{L}\\p{N} ,_-]*)");
    private static final String EMPTY = "-. ";

    /** Characters of games whose levels are collected, and the name of the rules that say what they are. */
    private static final Map<String, Set<Integer>> GAMES = Map.of(
            "vglc-mario", characters("XS-?Q<>[]Bbo E"),
            "vglc-kid-icarus", characters("#-TMDH"),
            "vglc-mega-man", characters("#-|BDHMPLlWw+U@tC"),
            "vglc-lode-runner", characters("Bb.-#GEM"));

    private TextReader() {}

    /**
     * What a text says.
     *
     * @param map the level
     * @param rules of its legend
     */
    record Result(SourceMap map, List<Rule> rules) {}

    private static Set<Integer> characters(String text) {
        Set<Integer> all = new TreeSet<>();
        text.chars().forEach(all::add);
        return Set.copyOf(all);
    }

    static Result read(Path file, ImportContext context) throws LevelFormatException {
        List<String> lines = new ArrayList<>(lines(file));
        while (!lines.isEmpty() && lines.get(lines.size() - 1).isBlank()) {
            lines.remove(lines.size() - 1);
        }
        List<Rule> rules = legend(lines);
        if (rules.isEmpty()) {
            rules = legendBeside(file, context);
        }
        int columns = lines.stream().mapToInt(String::length).max().orElse(0);
        if (columns == 0) {
            throw error(file, Code.TRUNCATED, "there are no cells in the file; a level is lines of characters");
        }
        try {
            Level.checkSize(columns, lines.size());
        } catch (IllegalArgumentException e) {
            throw error(file, Code.TOO_LARGE, e.getMessage() + "; divide it into several");
        }
        String game = rules.isEmpty() ? game(lines) : "legend";
        SourceLayer layer = new SourceLayer.Tiles(
                new Info("cells", null, Tree.object(), true, false, 1, new Vec(1, 1), Vec.ZERO),
                columns,
                lines.size(),
                GRID,
                GRID,
                cells(lines, game, empty(game, rules)));
        SourceMap map = new SourceMap(
                null,
                (double) columns * GRID,
                (double) lines.size() * GRID,
                0,
                List.of(layer),
                Tree.object(),
                SourceMap.Unused.NOTHING);
        return new Result(map, rules);
    }

    /** The characters that mean nothing: the usual ones, unless the game or a legend says otherwise. */
    private static Set<Integer> empty(String game, List<Rule> legend) {
        // A rope and an empty cell share a character between the games.
        Set<Integer> empty = new TreeSet<>(
                characters(game.equals("vglc-lode-runner") ? ". " : EMPTY + (game.equals("vglc-mega-man") ? "@" : "")));
        for (Rule rule : legend) {
            String symbol = Tree.text(rule.node(), "symbol");
            if (symbol != null && !Tree.get(rule.node(), "tile").isEmpty()) {
                empty.remove((int) symbol.charAt(0));
            }
        }
        return empty;
    }

    private static SourceLayer.Cells cells(List<String> lines, String game, Set<Integer> empty) {
        Map<Character, SourceTile> tiles = new HashMap<>();
        return taker -> {
            for (int row = 0; row < lines.size(); row++) {
                String line = lines.get(row);
                for (int column = 0; column < line.length(); column++) {
                    char symbol = line.charAt(column);
                    if (!empty.contains((int) symbol)) {
                        taker.take(column, row, tiles.computeIfAbsent(symbol, c -> tile(c, game)), 0);
                    }
                }
            }
        };
    }

    private static SourceTile tile(char symbol, String game) {
        return new SourceTile(
                Origin.SYMBOL, game, String.valueOf(symbol), null, Tree.object(), Look.none(0, 0, null), List.of());
    }

    private static LevelFormatException error(Path file, Code code, String message) {
        return new LevelFormatException(Problem.ofFile(code, file.toString(), message));
    }

    private static List<String> lines(Path file) throws LevelFormatException {
        InputFile.check(file);
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw error(file, Code.TOO_LARGE, "the file is larger than any level of text; divide it");
            }
            String text = Files.readString(file, StandardCharsets.UTF_8);
            return text.replace("\uFEFF", "").lines().toList();
        } catch (CharacterCodingException e) {
            throw error(file, Code.ENCODING, "the file is not UTF-8 text; is it a level of characters?");
        } catch (IOException e) {
            throw InputFile.unreadable(file, e);
        }
    }

    /** Takes away a block of lines like {@code X = solid} that an empty line sets apart. */
    private static List<Rule> legend(List<String> lines) {
        List<Rule> rules = new ArrayList<>();
        int start = lines.size();
        while (start > 0 && LEGEND.matcher(lines.get(start - 1)).matches()) {
            start--;
        }
        boolean isApart =
                start > 0 && start < lines.size() && lines.get(start - 1).isBlank();
        if (isApart) {
            take(lines, start, lines.size(), rules);
            return rules;
        }
        int end = 0;
        while (end < lines.size() && LEGEND.matcher(lines.get(end)).matches()) {
            end++;
        }
        if (end > 0 && end < lines.size() && lines.get(end).isBlank()) {
            take(lines, 0, end + 1, rules);
        }
        return rules;
    }

    private static void take(List<String> lines, int from, int to, List<Rule> rules) {
        for (String line : lines.subList(from, to)) {
            Matcher entry = LEGEND.matcher(line);
            if (entry.matches()) {
                rules.add(TextTags.rule(
                        entry.group(1), List.of(entry.group(2).trim().split("[,\\s]+"))));
            }
        }
        lines.subList(from, to).clear();
        while (!lines.isEmpty() && lines.get(lines.size() - 1).isBlank()) {
            lines.remove(lines.size() - 1);
        }
    }

    /** The corpus has a game's legend in the folder of its levels, or above it. */
    private static List<Rule> legendBeside(Path file, ImportContext context) {
        Path folder;
        Path project;
        try {
            folder = file.toRealPath().getParent();
            project = ProjectRoot.of(file);
        } catch (IOException unreadable) {
            return List.of();
        }
        for (int up = 0; up < 2 && folder != null && folder.startsWith(project); up++, folder = folder.getParent()) {
            try (Stream<Path> files = Files.list(folder)) {
                List<Path> legends = files.filter(one -> one.toString().endsWith(".json"))
                        .sorted()
                        .limit(20)
                        .toList();
                for (Path legend : legends) {
                    List<Rule> rules = legendOf(legend);
                    if (!rules.isEmpty()) {
                        context.report().taken("legend read from " + legend.getFileName(), 1);
                        return rules;
                    }
                }
            } catch (IOException unreadable) {
                return List.of();
            }
        }
        return List.of();
    }

    private static List<Rule> legendOf(Path file) {
        try {
            if (Files.size(file) > 1 << 20) {
                return List.of();
            }
            JsonNode tiles = Tree.get(JsonTree.read(file).root(), "tiles");
            boolean isLegend = tiles instanceof ObjectNode object
                    && !object.isEmpty()
                    && TextTags.isLegend(object)
                    && object.properties().stream()
                            .allMatch(entry -> entry.getKey().length() == 1
                                    && entry.getValue().isArray());
            return isLegend ? TextTags.rules((ObjectNode) tiles) : List.of();
        } catch (LevelFormatException | IOException other) {
            return List.of();
        }
    }

    private static String game(List<String> lines) {
        Set<Integer> used = new TreeSet<>();
        lines.forEach(line -> line.chars().forEach(used::add));
        for (String game : List.of("vglc-mario", "vglc-lode-runner", "vglc-kid-icarus", "vglc-mega-man")) {
            boolean isIt = GAMES.get(game).containsAll(used);
            boolean isReporting = switch (game) {
                case "vglc-mario" -> used.contains((int) 'X');
                case "vglc-lode-runner" -> used.contains((int) '.');
                case "vglc-kid-icarus" -> used.contains((int) 'T');
                default -> used.contains((int) '#');
            };
            if (isIt && isReporting) {
                return game;
            }
        }
        return "text";
    }
}
