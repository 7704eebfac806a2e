package dev.ledge.editor.exchange;

import dev.ledge.editor.exchange.format.ImportFormat;
import dev.ledge.editor.exchange.ldtk.LdtkImport;
import dev.ledge.editor.exchange.text.TextImport;
import dev.ledge.editor.exchange.tiled.TiledImport;
import java.util.List;

/** All formats. A new one is a class, and a line here. */
public final class Formats {
    /** Those that can be read; the first that accepts a file reads it. */
    public static final List<ImportFormat> IMPORTS = List.of(new TiledImport(), new LdtkImport(), new TextImport());

    private Formats() {}
}
