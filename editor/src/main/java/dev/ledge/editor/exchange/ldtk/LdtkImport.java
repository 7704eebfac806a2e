package dev.ledge.editor.exchange.ldtk;

import dev.ledge.editor.exchange.convert.Converter;
import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.format.ImportFormat;
import dev.ledge.editor.exchange.format.ImportInput;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.source.SourceMap;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.level.json.LevelFormatException;
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
    public List<Imported> read(ImportInput input, ImportRequest request) throws LevelFormatException {
        ImportContext context = new ImportContext(input.file());
        List<Imported> levels = new ArrayList<>();
        for (JsonNode level : Tree.list(input.json().root(), "levels")) {
            ObjectNode own = LdtkBack.skeleton(level);
            if (own != null) {
                String name = Tree.text(level, "identifier");
                Path target = request.target(levels.size(), name);
                levels.add(LdtkBack.read(input.json(), level, own, context, target));
            }
        }
        if (!levels.isEmpty()) {
            return levels;
        }
        for (SourceMap map : LdtkReader.maps(input.json(), context)) {
            levels.add(Converter.convert(map, request.mapping(), request.target(levels.size(), map.name()), context));
        }
        return levels;
    }
}
