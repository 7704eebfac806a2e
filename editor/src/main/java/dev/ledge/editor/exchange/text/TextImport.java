package dev.ledge.editor.exchange.text;

import dev.ledge.editor.exchange.convert.ReadMaps;
import dev.ledge.editor.exchange.format.ImportFormat;
import dev.ledge.editor.exchange.format.ImportInput;
import dev.ledge.editor.exchange.format.ImportSource;
import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.engine.problem.LevelFormatException;
import java.util.List;

/** Levels of characters. */
public final class TextImport implements ImportFormat {
    @Override
    public String id() {
        return "txt";
    }

    @Override
    public String label() {
        return "text (.txt, .lvl)";
    }

    @Override
    public List<String> suffixes() {
        return List.of("txt", "lvl");
    }

    @Override
    public boolean accepts(ImportInput input) {
        return !input.isXml() && !input.isJson() && suffixes().stream().anyMatch(input::isNamed);
    }

    @Override
    public ImportSource open(ImportInput input) throws LevelFormatException {
        ImportContext context = new ImportContext(input.file());
        TextReader.Result text = TextReader.read(input.file(), context);
        return new ReadMaps(context, List.of(text.map()), text.rules());
    }
}
