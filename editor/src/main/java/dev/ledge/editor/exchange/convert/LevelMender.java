package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.source.ImportReport;
import dev.ledge.editor.exchange.tree.MadeLevel;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads a level that was put together by rules. What a rule made that a level cannot have becomes an object for the
 * game, or a tile without that field.
 */
final class LevelMender {
    private static final Pattern OBJECT = Pattern.compile("/objects/(\\d+)(/.*)?");
    private static final Pattern TILE = Pattern.compile("/palette/tiles/([^/]+)/(\\w+).*");
    private static final String RELEASED_TWICE = "source-source-";

    private final ObjectNode level;
    private final ImportReport report;

    private LevelMender(ObjectNode level, ImportReport report) {
        this.level = level;
        this.report = report;
    }

    /**
     * Reads a level.
     *
     * @param level its content, which is mended where necessary
     * @param target where it is to go
     * @param context the map, and the report, which gets what was mended
     * @throws LevelFormatException if something else is wrong with it
     */
    static Loaded<Level> read(ObjectNode level, Path target, ImportContext context) throws LevelFormatException {
        MadeLevel made = new MadeLevel(level, target, context.file());
        LevelMender mender = new LevelMender(level, context.report());
        while (true) {
            try {
                return made.read();
            } catch (LevelFormatException e) {
                if (!mender.mend(e)) {
                    throw made.told(e);
                }
            }
        }
    }

    private boolean mend(LevelFormatException refusal) {
        boolean isMended = false;
        Set<Integer> released = new HashSet<>();
        for (Problem problem : refusal.problems()) {
            Matcher object = OBJECT.matcher(problem.pointer());
            Matcher tile = TILE.matcher(problem.pointer());
            if (problem.isError() && object.matches()) {
                int at = Integer.parseInt(object.group(1));
                isMended |= released.add(at) && release(at, problem);
            } else if (problem.isError() && tile.matches()) {
                isMended |= strip(tile.group(1), tile.group(2), problem);
            }
        }
        return isMended;
    }

    private boolean release(int at, Problem problem) {
        ObjectNode broken = (ObjectNode) level.get("objects").get(at);
        if (broken.get("type").asString().startsWith(RELEASED_TWICE)) {
            return false;
        }
        report.lost(
                "object that cannot be as asked, left to the game",
                broken.get("id").asString() + ": " + problem.message());
        ObjectConverter.release(broken);
        return true;
    }

    private boolean strip(String name, String field, Problem problem) {
        ObjectNode broken = (ObjectNode) level.get("palette").get("tiles").get(name);
        if (broken == null || broken.remove(field) == null) {
            return false;
        }
        report.lost("tile that cannot be as asked", name + ": " + problem.message());
        return true;
    }
}
