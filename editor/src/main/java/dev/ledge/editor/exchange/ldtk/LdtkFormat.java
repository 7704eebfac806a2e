package dev.ledge.editor.exchange.ldtk;

import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.engine.level.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** A project of LDtk's with one level, and a picture of the tiles beside it. */
public final class LdtkFormat implements ExportFormat {
    @Override
    public String id() {
        return "ldtk";
    }

    @Override
    public String label() {
        return "LDtk project (ldtk)";
    }

    @Override
    public String about() {
        return "a project of LDtk's";
    }

    @Override
    public Map<Path, byte[]> files(Level level, Path levelFile, Options options, Path out) {
        Path picture = ExportFormat.withSuffix(out, "png");
        LdtkWriter writer = new LdtkWriter(level, picture.getFileName().toString());
        Map<Path, byte[]> files = new LinkedHashMap<>();
        files.put(out, (writer.project().toString() + '\n').getBytes(StandardCharsets.UTF_8));
        files.put(picture, writer.atlas().draw(level, levelFile));
        return files;
    }
}
