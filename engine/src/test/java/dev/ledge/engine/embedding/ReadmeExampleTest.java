package dev.ledge.engine.embedding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The README's example of a game is the code below, letter by letter, and that code plays the demo level to its end.
 */
class ReadmeExampleTest {
    private static final Path ROOT = Path.of("..");
    private static final Path DEMO = ROOT.resolve("levels/demo/demo.level.json");
    private static final Path WINNING_RUN = ROOT.resolve("levels/demo/demo-win.run.json");
    private static final Path THIS_FILE =
            Path.of("src/test/java", ReadmeExampleTest.class.getName().replace('.', '/') + ".java");

    private final List<EventType> heard = new ArrayList<>();
    private Path file;
    private Keys keys;
    private Screen screen;

    private interface Keys {
        int held();
    }

    private interface Screen {
        void draw(double x, double y);
    }

    private void play(Event event) {
        heard.add(event.type());
    }

    private void playLevel() throws LevelFormatException {
        // README begin
        Level level = LevelReader.read(file).value();
        World world = new World(level);
        Actors actors = world.actors();
        int player = world.player();
        while (!actors.won(player)) { // 60 times a second, or whatever the level's tickRate says
            world.step(keys.held()); // Buttons.RIGHT.bit() | Buttons.JUMP.bit()
            for (int i = 0; i < world.eventCount(); i++) {
                play(world.event(i)); // jumped, landed, collected, crushed, died …
            }
            screen.draw(actors.x(player), actors.y(player));
        }
        // README end
    }

    @Test
    void itPlaysTheDemoToItsEnd() throws LevelFormatException {
        Run run = RunReader.read(WINNING_RUN).value();
        List<Double> drawn = new ArrayList<>();
        file = DEMO;
        keys = () -> run.input().buttonsAt(drawn.size());
        screen = (x, y) -> drawn.add(x);

        playLevel();

        assertThat(heard).contains(EventType.JUMPED, EventType.LANDED).endsWith(EventType.WON);
        assertThat(drawn).hasSizeLessThan(run.ticks());
    }

    @Test
    void itIsWhatTheReadmeShows() throws IOException {
        String readme = Files.readString(ROOT.resolve("README.md"));
        String source = Files.readString(THIS_FILE);
        String example =
                between(source, "// README begin\n", "\n        // README end").stripIndent();

        assertThat(readme).contains("```java\n" + example + "\n```\n");
    }

    private static String between(String text, String begin, String end) {
        int from = text.indexOf(begin) + begin.length();
        return text.substring(from, text.indexOf(end, from));
    }
}
