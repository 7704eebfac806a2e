package dev.ledge.editor.exchange.ldtk;

import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.convert.OwnLevels;
import dev.ledge.editor.exchange.convert.ReadMaps;
import dev.ledge.editor.exchange.format.ImportFormat;
import dev.ledge.editor.exchange.format.ImportInput;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.editor.exchange.format.ImportSource;
import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** LDtk's projects; each of their levels becomes one. */
public final class LdtkImport implements ImportFormat {
    @Override
    public String id() {
        return "ldtk";
    }

    @Override
    public String label() {
        return "LDtk (.ldtk)";
    }

    @Override
    public List<String> suffixes() {
        return List.of("ldtk", "json");
    }

    @Override
    public boolean accepts(ImportInput input) throws LevelFormatException {
        if (!input.isJson()) {
            return false;
        }
        JsonNode root = input.json().root();
        return root.has("jsonVersion") || root.has("layerInstances") || input.isNamed("ldtk");
    }

    @Override
    public ImportSource open(ImportInput input) throws LevelFormatException {
        boolean isOwn =
                Tree.list(input.json().root(), "levels").stream().anyMatch(level -> LdtkBack.skeleton(level) != null);
        if (isOwn) {
            return new OwnLevels(request -> own(input, request));
        }
        ImportContext context = new ImportContext(input.file());
        return new ReadMaps(context, LdtkReader.maps(input.json(), context), List.of());
    }

    private static List<Imported> own(ImportInput input, ImportRequest request) throws LevelFormatException {
        ImportContext context = new ImportContext(input.file());
        List<JsonNode> owns = new ArrayList<>();
        for (JsonNode level : Tree.list(input.json().root(), "levels")) {
            if (LdtkBack.skeleton(level) == null) {
                context.report().lost("level that was not written by Ledge", String.valueOf(name(level)));
            } else {
                owns.add(level);
            }
        }
        List<Path> targets = request.targets(owns.stream().map(LdtkImport::name).toList());
        List<Imported> levels = new ArrayList<>();
        for (JsonNode level : owns) {
            ObjectNode own = LdtkBack.skeleton(level);
            levels.add(LdtkBack.read(input.json(), level, own, context, targets.get(levels.size())));
        }
        return levels;
    }

    private static String name(JsonNode level) {
        return Tree.text(level, "identifier");
    }
}
