package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.LevelImport;
import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A folder with maps of Tiled, and what they are read as. */
abstract class TiledImportCase {
    static final int[] CELLS = {0, 1, 2, 1, 1, 0};
    static final String SET = """
            <tileset firstgid="1" name="set" tilewidth="16" tileheight="16" tilecount="4" columns="2">
             <image source="set.png" width="32" height="32"/>
             <tile id="1"><properties><property name="one_way" type="bool" value="true"/></properties>
              <objectgroup><object id="1" x="0" y="0" width="16" height="16"/></objectgroup></tile>
             <tile id="0"><objectgroup><object id="1" x="0" y="0" width="16" height="16"/></objectgroup></tile>
             <tile id="2" type="hill"><objectgroup><object id="1" x="0" y="16">
              <polygon points="0,0 16,-16 16,0"/></object>              </objectgroup></tile>
            </tileset>
            """;

    @TempDir
    Path folder;

    @BeforeEach
    void makeFolders() throws IOException {
        Files.createDirectories(folder.resolve("maps"));
    }

    Path file(String name, String content) throws IOException {
        return Files.writeString(folder.resolve("maps/" + name), content);
    }

    Imported read(String name, String content) throws IOException, LevelFormatException {
        return read(file(name, content), Mapping.standard());
    }

    Imported read(Path file, Mapping mapping) throws LevelFormatException {
        Path out = folder.resolve("levels/x.level.json");
        return LevelImport.read(file, new ImportRequest(mapping, out)).get(0);
    }

    static String map(String content) {
        return "<?xml version=\"1.0\"?><map version=\"1.10\" orientation=\"orthogonal\" width=\"3\" height=\"2\" "
                + "tilewidth=\"16\" tileheight=\"16\">" + content + "</map>";
    }

    static String layer(String data) {
        return "<layer id=\"1\" name=\"L\" width=\"3\" height=\"2\">" + data + "</layer>";
    }
}
