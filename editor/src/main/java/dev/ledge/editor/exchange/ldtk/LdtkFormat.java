package dev.ledge.editor.exchange.ldtk;

import dev.ledge.editor.exchange.carry.AtlasFile;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.exchange.progress.Steps;
import dev.ledge.engine.file.FileContent;
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
    public Map<Path, FileContent> files(Level level, Path levelFile, Options options, Path out, Progress progress) {
        LdtkWriter writer = new LdtkWriter(level);
        AtlasFile picture = AtlasFile.of(writer.atlas(), level, levelFile, out, progress.part(0, 0.1));
        Steps steps = new Steps(writer.steps(), progress.part(0.1, 1));
        Map<Path, FileContent> files = new LinkedHashMap<>();
        files.put(picture.file(), stream -> stream.write(picture.content()));
        files.put(out, stream -> {
            stream.write((writer.project(picture.name(), steps).toString() + '\n').getBytes(StandardCharsets.UTF_8));
        });
        return files;
    }
}
