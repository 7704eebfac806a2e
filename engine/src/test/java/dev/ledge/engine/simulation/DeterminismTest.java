package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.testing.HashTable;
import dev.ledge.engine.testing.LevelFiles;
import dev.ledge.engine.testing.OtherJvm;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Neither the compiler nor the identity hashes nor the language nor the age of a JVM changes a bit of the simulation.
 */
class DeterminismTest {
    /** Where all would take too long, every so many. */
    private static final int EVERY = 10;

    /** The kinds of identity hashes that a JVM has. */
    private static final int HASHES = 6;

    private static final String QUIET = "-XX:CompileCommand=quiet";

    /** Compiling the JDK's classes as well would take half a minute. */
    private static final String OUR_CLASSES = "-XX:CompileCommand=compileonly,dev.ledge.*::*";

    private static final List<String> HOMES_OF_25 = List.of("JDK_25_HOME", "JAVA_HOME_25_X64", "JAVA_HOME_25_ARM64");

    @TestFactory
    Stream<DynamicTest> everyJvmComputesTheSameHashes() throws LevelFormatException, IOException {
        List<Path> all = LevelFiles.runs();
        List<Path> some = some();
        String java = OtherJvm.java();
        String quick = "-XX:TieredStopAtLevel=1";
        Map<String, List<String>> jvms = new TreeMap<>();
        jvms.put("both compilers", List.of(java));
        jvms.put("the first compiler alone", List.of(java, quick));
        for (int mode = 0; mode < HASHES; mode++) {
            String hashes = "-XX:hashCode=" + mode;
            jvms.put("identity hashes " + mode, List.of(java, quick, "-XX:+UnlockExperimentalVMOptions", hashes));
        }
        jvms.put("in Turkish", List.of(java, quick, "-Duser.language=tr", "-Duser.country=TR"));
        jvms.put("in Arabic", List.of(java, quick, "-Duser.language=ar", "-Duser.country=EG"));
        jvms.put("in Thai", List.of(java, quick, "-Duser.language=th", "-Duser.country=TH"));
        Optional<Path> jdk25 = jdk25();
        jvms.put("JDK 25", jdk25.map(home -> List.of(OtherJvm.java(home))).orElse(List.of()));
        String expected = HashTable.of(all);
        Stream<DynamicTest> whole = jvms.entrySet().stream().map(jvm -> compare(jvm, all, expected));

        Map<String, List<String>> slow = new TreeMap<>();
        slow.put("the interpreter alone", List.of(java, "-Xint"));
        slow.put("everything compiled at once", List.of(java, "-Xcomp", QUIET, OUR_CLASSES));
        String expectedOfSome = HashTable.of(some);
        return Stream.concat(whole, slow.entrySet().stream().map(jvm -> compare(jvm, some, expectedOfSome)));
    }

    private static DynamicTest compare(Map.Entry<String, List<String>> jvm, List<Path> runs, String expected) {
        return dynamicTest(jvm.getKey(), () -> {
            assumeThat(jvm.getValue()).as("there is no such JVM here").isNotEmpty();
            assertThat(play(jvm.getValue(), runs)).isEqualTo(expected);
        });
    }

    @Test
    void everyThreadComputesTheSameHashes() throws Exception {
        List<Path> runs = some();
        String expected = HashTable.of(runs);
        List<Object> seen = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            threads.add(new Thread(() -> {
                Object table = tableOrFailure(runs);
                synchronized (seen) {
                    seen.add(table);
                }
            }));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }

        assertThat(seen).hasSize(threads.size()).containsOnly(expected);
    }

    private static Object tableOrFailure(List<Path> runs) {
        try {
            return HashTable.of(runs);
        } catch (LevelFormatException e) {
            return e;
        }
    }

    /** Runs from all over the folder. */
    private static List<Path> some() {
        List<Path> all = LevelFiles.runs();
        List<Path> some = new ArrayList<>();
        for (int i = 0; i < all.size(); i += EVERY) {
            some.add(all.get(i));
        }
        return some;
    }

    private static String play(List<String> jvm, List<Path> runs) throws IOException, InterruptedException {
        return OtherJvm.run(
                jvm, HashTable.class, runs.stream().map(Path::toString).toList());
    }

    /** A JDK 25 where there is one: named by the environment, or where Linux keeps them. */
    private static Optional<Path> jdk25() throws IOException {
        for (String name : HOMES_OF_25) {
            String home = System.getenv(name);
            if (home != null && Files.isExecutable(Path.of(home, "bin", "java"))) {
                return Optional.of(Path.of(home));
            }
        }
        Path usual = Path.of("/usr/lib/jvm");
        if (Files.isDirectory(usual)) {
            try (DirectoryStream<Path> homes = Files.newDirectoryStream(usual, "*25*")) {
                for (Path home : homes) {
                    if (Files.isExecutable(home.resolve("bin").resolve("java"))) {
                        return Optional.of(home);
                    }
                }
            }
        }
        return Optional.empty();
    }
}
