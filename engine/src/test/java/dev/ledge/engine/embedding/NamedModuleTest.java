package dev.ledge.engine.embedding;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.ledge.engine.world.World;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.ObjectMapper;

/** A game that is a module of its own needs no more than {@code requires dev.ledge.engine}. */
class NamedModuleTest {
    private static final Path SOURCES = Path.of("src/test/module");

    @TempDir
    private Path classes;

    private static Path placeOf(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    @Test
    void whatIsExportedIsEnough() throws IOException, URISyntaxException, ReflectiveOperationException {
        Path engine = placeOf(World.class);
        Path[] modules = {engine, placeOf(JsonParser.class), placeOf(ObjectMapper.class), placeOf(JsonProperty.class)};
        compile(Stream.of(modules).map(Path::toString).collect(Collectors.joining(File.pathSeparator)));

        ModuleFinder finder = ModuleFinder.compose(ModuleFinder.of(classes), ModuleFinder.of(modules));
        ModuleLayer boot = ModuleLayer.boot();
        Configuration configuration =
                boot.configuration().resolveAndBind(finder, ModuleFinder.of(), Set.of("embedded.game"));
        ModuleLayer layer = boot.defineModulesWithOneLoader(configuration, ClassLoader.getPlatformClassLoader());
        Class<?> game = layer.findLoader("embedded.game").loadClass("embedded.game.Game");

        assertThat(game.getModule().isNamed()).isTrue();
        assertThat(game.getMethod("play", Path.class).invoke(null, Path.of("..", "levels", "demo", "demo.level.json")))
                .isEqualTo("ground");
    }

    private void compile(String modulePath) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter output = new StringWriter();
        try (var files = compiler.getStandardFileManager(null, null, null);
                Stream<Path> found = Files.walk(SOURCES)) {
            List<Path> sources =
                    found.filter(file -> file.toString().endsWith(".java")).toList();
            List<String> options =
                    List.of("-d", classes.toString(), "--module-path", modulePath, "-Xlint:all", "-Werror");
            boolean isGood = compiler.getTask(
                            output, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
            assertThat(isGood).as(output.toString()).isTrue();
        }
    }
}
