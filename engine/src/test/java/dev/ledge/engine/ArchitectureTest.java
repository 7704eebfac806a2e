package dev.ledge.engine;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Allowed imports between the engine's packages, and what the simulation must not know. An arrow brings along what its
 * target may import: {@code run} imports {@code control}, so it may import {@code world} too.
 */
@AnalyzeClasses(packages = "dev.ledge.engine", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    /** Those whose last bits differ between JVMs; {@link StrictMath} has the same ones. */
    private static final Set<String> INEXACT_MATH = Set.of(
            "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "pow", "exp", "expm1", "log",
            "log10", "log1p", "cbrt", "hypot");

    @ArchTest
    static final ArchRule arrows = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .withOptionalLayers(true)
            .layer("geometry")
            .definedBy("dev.ledge.engine.geometry")
            .layer("level")
            .definedBy("dev.ledge.engine.level")
            .layer("level.object")
            .definedBy("dev.ledge.engine.level.object")
            .layer("problem")
            .definedBy("dev.ledge.engine.problem")
            .layer("file")
            .definedBy("dev.ledge.engine.file")
            .layer("bind")
            .definedBy("dev.ledge.engine.bind")
            .layer("level.json")
            .definedBy("dev.ledge.engine.level.json")
            .layer("world")
            .definedBy("dev.ledge.engine.world..")
            .layer("control")
            .definedBy("dev.ledge.engine.control")
            .layer("run")
            .definedBy("dev.ledge.engine.run")
            .layer("check")
            .definedBy("dev.ledge.engine.check")
            .whereLayer("geometry")
            .mayNotAccessAnyLayer()
            .whereLayer("level")
            .mayOnlyAccessLayers("geometry")
            .whereLayer("level.object")
            .mayOnlyAccessLayers("level", "geometry")
            .whereLayer("problem")
            .mayNotAccessAnyLayer()
            .whereLayer("file")
            .mayOnlyAccessLayers("problem")
            .whereLayer("bind")
            .mayOnlyAccessLayers("file", "problem", "level.object", "level", "geometry")
            .whereLayer("level.json")
            .mayOnlyAccessLayers("bind", "file", "problem", "level.object", "level", "geometry")
            .whereLayer("world")
            .mayOnlyAccessLayers("geometry", "level", "level.object")
            .whereLayer("control")
            .mayOnlyAccessLayers("world", "geometry", "level", "level.object")
            .whereLayer("run")
            .mayOnlyAccessLayers(
                    "control", "world", "level.json", "bind", "file", "problem", "level.object", "level", "geometry")
            .whereLayer("check")
            .mayOnlyAccessLayers(
                    "run",
                    "control",
                    "world",
                    "level.json",
                    "bind",
                    "file",
                    "problem",
                    "level.object",
                    "level",
                    "geometry")
            .ensureAllClassesAreContainedInArchitecture();

    /** From the one that knows nothing to the one that knows all; each may import only those before it. */
    private static final List<String> ROOMS = List.of(
            "dev.ledge.engine.world.type",
            "dev.ledge.engine.world.internal.scene",
            "dev.ledge.engine.world.internal.state",
            "dev.ledge.engine.world.internal.broadphase",
            "dev.ledge.engine.world.internal.cast",
            "dev.ledge.engine.world.internal.support",
            "dev.ledge.engine.world.internal.motion",
            "dev.ledge.engine.world.internal.rules",
            "dev.ledge.engine.world.internal.step",
            "dev.ledge.engine.world");

    @ArchTest
    static final ArchRule roomsOfWorld = rooms();

    @ArchTest
    static final ArchRule worldHasNoOtherRooms = classes()
            .that()
            .resideInAPackage("dev.ledge.engine.world..")
            .should()
            .resideInAnyPackage(ROOMS.toArray(new String[0]));

    @ArchTest
    static final ArchRule roomsAreSeenFromWorldAlone = noClasses()
            .that()
            .resideOutsideOfPackage("dev.ledge.engine.world..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.ledge.engine.world.internal..");

    private static ArchRule rooms() {
        Architectures.LayeredArchitecture layers = layeredArchitecture().consideringOnlyDependenciesInLayers();
        for (String room : ROOMS) {
            layers = layers.layer(room).definedBy(room);
        }
        for (int i = 1; i < ROOMS.size(); i++) {
            layers = layers.whereLayer(ROOMS.get(i))
                    .mayOnlyAccessLayers(ROOMS.subList(0, i).toArray(new String[0]));
        }
        return layers.whereLayer(ROOMS.get(0)).mayNotAccessAnyLayer();
    }

    @ArchTest
    static final ArchRule noCycles =
            slices().matching("dev.ledge.engine.(**)").should().beFreeOfCycles().allowEmptyShould(true);

    @ArchTest
    static final ArchRule onlyFilesKnowJackson = noClasses()
            .that()
            .resideInAnyPackage(
                    "dev.ledge.engine.geometry",
                    "dev.ledge.engine.level",
                    "dev.ledge.engine.level.object",
                    "dev.ledge.engine.world..",
                    "dev.ledge.engine.control")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("tools.jackson..", "com.fasterxml.jackson..");

    @ArchTest
    static final ArchRule noScreen = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.awt..", "javax.swing..", "javax.imageio..", "dev.ledge.editor..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule filesOnlyInJsonAndRun = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "dev.ledge.engine.problem",
                    "dev.ledge.engine.file",
                    "dev.ledge.engine.bind",
                    "dev.ledge.engine.level.json",
                    "dev.ledge.engine.run",
                    "dev.ledge.engine.check")
            .should()
            .dependOnClassesThat(aFileClass())
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule checkHandsPathsOnly = noClasses()
            .that()
            .resideInAPackage("dev.ledge.engine.check")
            .should()
            .dependOnClassesThat(aFileClass().and(DescribedPredicate.not(type(Path.class))))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule sameBitsOnEveryJvm = noClasses()
            .should()
            .accessTargetWhere(describe("is a function of Math that differs between JVMs", ArchitectureTest::isInexact))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule noChanceAndNoClock = noClasses()
            .that()
            .resideInAnyPackage(
                    "dev.ledge.engine.geometry",
                    "dev.ledge.engine.level",
                    "dev.ledge.engine.level.object",
                    "dev.ledge.engine.world..",
                    "dev.ledge.engine.control")
            .should()
            .dependOnClassesThat(describe("are chance or a clock", ArchitectureTest::isChanceOrClock))
            .orShould()
            .accessTargetWhere(describe("asks for chance or the time", ArchitectureTest::asksForChanceOrTime))
            .allowEmptyShould(true);

    private static DescribedPredicate<JavaClass> aFileClass() {
        return resideInAPackage("java.io..")
                .or(resideInAPackage("java.nio.file.."))
                .or(resideInAPackage("java.nio.channels.."))
                .and(DescribedPredicate.not(type(Serializable.class)));
    }

    private static boolean isInexact(JavaAccess<?> access) {
        return access.getTargetOwner().isEquivalentTo(Math.class) && INEXACT_MATH.contains(access.getName());
    }

    private static boolean isChanceOrClock(JavaClass used) {
        return used.isAssignableTo(Random.class)
                || used.getPackageName().equals("java.util.random")
                || used.getName().equals("java.util.SplittableRandom")
                || used.getPackageName().startsWith("java.time");
    }

    private static boolean asksForChanceOrTime(JavaAccess<?> access) {
        JavaClass owner = access.getTargetOwner();
        return owner.isEquivalentTo(Math.class) && access.getName().equals("random")
                || owner.isEquivalentTo(StrictMath.class) && access.getName().equals("random")
                || owner.isEquivalentTo(System.class)
                        && Set.of("currentTimeMillis", "nanoTime", "identityHashCode")
                                .contains(access.getName());
    }
}
