package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.convert.OwnLevels;
import dev.ledge.editor.exchange.convert.ReadMaps;
import dev.ledge.editor.exchange.format.ImportFormat;
import dev.ledge.editor.exchange.format.ImportInput;
import dev.ledge.editor.exchange.format.ImportSource;
import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.tree.Document;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Tiled's maps. */
public final class TiledImport implements ImportFormat {
    @Override
    public String id() {
        return "tmx";
    }

    @Override
    public String label() {
        return "Tiled (.tmx, .tmj, .json)";
    }

    @Override
    public List<String> suffixes() {
        return List.of("tmx", "tmj", "json", "xml");
    }

    @Override
    public boolean accepts(ImportInput input) throws LevelFormatException {
        if (!input.isJson()) {
            return input.isXml();
        }
        JsonNode root = input.json().root();
        return root.has("tilewidth") && root.has("layers") || input.isNamed("tmj");
    }

    @Override
    public ImportSource open(ImportInput input) throws LevelFormatException {
        Document document = input.isXml() ? TmxTree.read(input.file(), input.progress()) : input.json();
        String type = document.root().path("type").asString("map");
        if (!type.equals("map")) {
            throw new LevelFormatException(Problem.ofFile(
                    Code.WRONG_FORMAT,
                    input.file().toString(),
                    "this is a " + Excerpt.of(type) + " and no map; import a map"
                            + (type.equals("tileset") ? " that uses it" : "")));
        }
        if (TiledBack.skeleton(document.root()) != null) {
            return new OwnLevels(request -> List.of(TiledBack.read(
                    document, new ImportContext(input.file()), TiledBack.skeleton(document.root()), request.target())));
        }
        ImportContext context = new ImportContext(input.file());
        return new ReadMaps(context, List.of(TiledReader.map(document, context)), List.of());
    }
}
