package dev.ledge.editor.document;

import dev.ledge.editor.diff.SurfaceUses;
import dev.ledge.editor.diff.TileUses;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.problem.Excerpt;
import java.util.Objects;

/** Something that a palette has under a name, and levels use by it. */
public record PaletteEntry(Kind kind, String name) {
    /** What it is. */
    public enum Kind {
        TILE("tile"),
        SURFACE("surface");

        private final String word;

        Kind(String word) {
            this.word = word;
        }
    }

    public PaletteEntry {
        Objects.requireNonNull(kind);
        Objects.requireNonNull(name);
    }

    public static PaletteEntry tile(String name) {
        return new PaletteEntry(Kind.TILE, name);
    }

    public static PaletteEntry surface(String name) {
        return new PaletteEntry(Kind.SURFACE, name);
    }

    /** {@code tile}. */
    public String word() {
        return kind.word;
    }

    /** {@code tile “rock”}. */
    public String words() {
        return kind.word + " “" + Excerpt.of(name) + "”";
    }

    /** True if a palette has it. */
    public boolean isIn(Palette palette) {
        return (kind == Kind.TILE ? palette.tiles() : palette.surfaces()).containsKey(name);
    }

    /** True if a level could not be read without it in its palette; what tiles there say is the palette's business. */
    public boolean isUsedBy(Level level) {
        return kind == Kind.TILE ? TileUses.in(level, name) : SurfaceUses.countObjects(level, name) > 0;
    }
}
