package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.convert.Converter;
import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.format.ImportFormat;
import dev.ledge.editor.exchange.format.ImportInput;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.source.SourceMap;
import dev.ledge.editor.exchange.tree.Document;
import dev.ledge.engine.level.json.LevelFormatException;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

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
    public List<Imported> read(ImportInput input, ImportRequest request) throws LevelFormatException {
        Document document = input.isXml() ? TmxTree.read(input.file()) : input.json();
        ImportContext context = new ImportContext(input.file());
        ObjectNode own = TiledBack.skeleton(document.root());
        if (own != null) {
            return List.of(TiledBack.read(document, context, own, request.target()));
        }
        SourceMap map = TiledReader.map(document, context);
        return List.of(Converter.convert(map, request.mapping(), request.target(), context));
    }
}
