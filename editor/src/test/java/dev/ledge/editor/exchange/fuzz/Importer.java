package dev.ledge.editor.exchange.fuzz;

import java.util.Locale;

/** The importers that any bytes are given to, and the name of the file that makes each of them read it. */
enum Importer {
    /** Tiled's XML. */
    TMX("m.tmx"),
    /** Tiled's JSON. */
    TMJ("m.tmj"),
    /** LDtk's projects. */
    LDTK("m.ldtk"),
    /** A level of the Video Game Level Corpus: the text, and after a byte 0 the legend in a file beside it. */
    VGLC("m.txt"),
    /** Text, with or without a legend of its own. */
    TEXT("m.txt"),
    /** A mapping, with which {@link ImportTrial#MAP} is read. */
    MAPPING("m.mapping.json");

    /** Name of the file. */
    final String file;

    Importer(String file) {
        this.file = file;
    }

    /** {@return the importer of that name, in any case} */
    static Importer of(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    String lowerCase() {
        return name().toLowerCase(Locale.ROOT);
    }
}
