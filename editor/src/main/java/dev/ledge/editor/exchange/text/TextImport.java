package dev.ledge.editor.exchange.text;

import dev.ledge.editor.exchange.convert.Converter;
import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.convert.Rule;
import dev.ledge.editor.exchange.format.ImportFormat;
import dev.ledge.editor.exchange.format.ImportInput;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.engine.level.json.LevelFormatException;
import java.util.ArrayList;
import java.util.List;

/** Levels of characters. */
public final class TextImport implements ImportFormat {
    @Override
    public String id() {
        return "txt";
    }

    @Override
    public String label() {
        return "text (.txt)";
    }

    @Override
    public List<String> suffixes() {
        return List.of("txt", "lvl");
    }

    @Override
    public boolean accepts(ImportInput input) {
        return !input.isXml() && !input.isJson() && (input.isNamed("txt") || input.isNamed("lvl"));
    }

    @Override
    public List<Imported> read(ImportInput input, ImportRequest request) throws LevelFormatException {
        ImportContext context = new ImportContext(input.file());
        TextReader.Result text = TextReader.read(input.file(), context);
        Mapping own = request.mapping();
        Mapping all = new Mapping(join(own, text), own.presets(), own.isGuessing());
        return List.of(Converter.convert(text.map(), all, request.target(), context));
    }

    /** The user's rules come before those of the text's legend. */
    private static List<Rule> join(Mapping own, TextReader.Result text) {
        List<Rule> rules = new ArrayList<>(own.rules());
        rules.addAll(text.rules());
        return rules;
    }
}
