package dev.ledge.editor;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Allowed imports between the editor's packages; the engine is open to all. An arrow brings along what its target may
 * import. The engine's own rules are in its own test.
 */
@AnalyzeClasses(packages = "dev.ledge.editor", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String[] BELOW_PANEL = {
        "event",
        "diff",
        "file",
        "document",
        "journal",
        "tool",
        "view",
        "render",
        "object",
        "preview",
        "feel",
        "run",
        "exchange",
        "notice",
        "fault",
        "importing",
        "levelview",
        "component",
        "key"
    };

    private static final String[] ABOVE_PANEL = Stream.concat(
                    Stream.of("panel", "action", "canvas"), Stream.of(BELOW_PANEL))
            .toArray(String[]::new);

    /** The largest circle of classes in each module, and in the engine the largest but one; they may only shrink. */
    private static final int IN_EDITOR = 3;

    private static final int IN_ENGINE = 9;
    private static final int IN_ENGINE_BUT_ONE = 4;

    @ArchTest
    static final ArchRule arrows = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .withOptionalLayers(true)
            .layer("root")
            .definedBy("dev.ledge.editor")
            .layer("diff")
            .definedBy("dev.ledge.editor.diff")
            .layer("journal")
            .definedBy("dev.ledge.editor.journal")
            .layer("document")
            .definedBy("dev.ledge.editor.document")
            .layer("file")
            .definedBy("dev.ledge.editor.file")
            .layer("outside")
            .definedBy("dev.ledge.editor.outside")
            .layer("event")
            .definedBy("dev.ledge.editor.event")
            .layer("view")
            .definedBy("dev.ledge.editor.view")
            .layer("render")
            .definedBy("dev.ledge.editor.render..")
            .layer("object")
            .definedBy("dev.ledge.editor.object")
            .layer("tool")
            .definedBy("dev.ledge.editor.tool..")
            .layer("canvas")
            .definedBy("dev.ledge.editor.canvas")
            .layer("preview")
            .definedBy("dev.ledge.editor.preview..")
            .layer("feel")
            .definedBy("dev.ledge.editor.feel")
            .layer("run")
            .definedBy("dev.ledge.editor.run")
            .layer("panel")
            .definedBy("dev.ledge.editor.panel..")
            .layer("action")
            .definedBy("dev.ledge.editor.action..")
            .layer("notice")
            .definedBy("dev.ledge.editor.notice")
            .layer("fault")
            .definedBy("dev.ledge.editor.fault")
            .layer("exchange")
            .definedBy("dev.ledge.editor.exchange..")
            .layer("importing")
            .definedBy("dev.ledge.editor.importing")
            .layer("component")
            .definedBy("dev.ledge.editor.component")
            .layer("key")
            .definedBy("dev.ledge.editor.key")
            .layer("levelview")
            .definedBy("dev.ledge.editor.levelview")
            .layer("game")
            .definedBy("dev.ledge.editor.game")
            .layer("window")
            .definedBy("dev.ledge.editor.window")
            .layer("cli")
            .definedBy("dev.ledge.editor.cli")
            .whereLayer("diff")
            .mayNotAccessAnyLayer()
            .whereLayer("event")
            .mayNotAccessAnyLayer()
            .whereLayer("notice")
            .mayNotAccessAnyLayer()
            .whereLayer("file")
            .mayNotAccessAnyLayer()
            .whereLayer("document")
            .mayOnlyAccessLayers("diff", "file")
            .whereLayer("outside")
            .mayOnlyAccessLayers("event", "diff", "file", "document", "notice", "render", "view")
            .whereLayer("journal")
            .mayOnlyAccessLayers("diff", "file", "document")
            .whereLayer("fault")
            .mayNotAccessAnyLayer()
            .whereLayer("key")
            .mayNotAccessAnyLayer()
            .whereLayer("view")
            .mayNotAccessAnyLayer()
            .whereLayer("render")
            .mayOnlyAccessLayers("file", "view")
            .whereLayer("object")
            .mayOnlyAccessLayers("key", "render")
            .whereLayer("tool")
            .mayOnlyAccessLayers("document", "view", "render", "object")
            .whereLayer("canvas")
            .mayOnlyAccessLayers("component", "event", "tool", "document", "view", "render")
            .whereLayer("preview")
            .mayOnlyAccessLayers("component", "event", "document", "key", "view", "render")
            .whereLayer("feel")
            .mayOnlyAccessLayers("event", "view", "render", "preview")
            .whereLayer("run")
            .mayOnlyAccessLayers("event", "file", "document")
            .whereLayer("exchange")
            .mayOnlyAccessLayers("diff", "render", "object", "view")
            .whereLayer("panel")
            .mayOnlyAccessLayers(BELOW_PANEL)
            .whereLayer("importing")
            .mayOnlyAccessLayers("component", "event", "exchange", "levelview", "notice", "object", "render", "view")
            .whereLayer("component")
            .mayNotAccessAnyLayer()
            .whereLayer("levelview")
            .mayOnlyAccessLayers("component", "object", "render", "view")
            .whereLayer("action")
            .mayOnlyAccessLayers(BELOW_PANEL)
            .whereLayer("game")
            .mayOnlyAccessLayers(ABOVE_PANEL)
            .whereLayer("window")
            .mayOnlyAccessLayers(ABOVE_PANEL)
            .whereLayer("cli")
            .mayOnlyAccessLayers("diff", "exchange", "render", "view", "fault")
            .ensureAllClassesAreContainedInArchitecture();

    @ArchTest
    static final ArchRule roomsOfAction = rooms("action", "action.file", "action.command");

    @ArchTest
    static final ArchRule roomsOfTool = rooms("tool", "tool.cell", "tool.object", "tool.all");

    @ArchTest
    static final ArchRule objectToolsKnowNoCellTools = noClasses()
            .that()
            .resideInAPackage("dev.ledge.editor.tool.object")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.ledge.editor.tool.cell");

    @ArchTest
    static final ArchRule roomsOfRender =
            rooms("render.style", "render.tile", "render.object", "render.overlay", "render");

    @ArchTest
    static final ArchRule roomsOfPreview = rooms("preview", "preview.timeline");

    /** A panel that is large has a room of its own, with what all panels share outside. */
    @ArchTest
    static final ArchRule panelsAreNoPartsOfOthers = noClasses()
            .that()
            .resideInAPackage("dev.ledge.editor.panel")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.ledge.editor.panel.*..");

    /** Packages of one family, from the one that knows nothing to the one that knows all. */
    private static ArchRule rooms(String... names) {
        Architectures.LayeredArchitecture layers = layeredArchitecture().consideringOnlyDependenciesInLayers();
        for (String name : names) {
            layers = layers.layer(name).definedBy("dev.ledge.editor." + name);
        }
        for (int i = 1; i < names.length; i++) {
            layers = layers.whereLayer(names[i]).mayOnlyAccessLayers(Arrays.copyOf(names, i));
        }
        return layers.whereLayer(names[0]).mayNotAccessAnyLayer();
    }

    @ArchTest
    static final ArchRule noCycles = slices().matching("dev.ledge.editor.(*)..")
            .should()
            .beFreeOfCycles()
            .allowEmptyShould(true);

    @ArchTest
    static void circlesOfClassesAreSmall(JavaClasses classes) {
        assertThat(ClassCircles.of(classes)).allMatch(circle -> circle.size() <= IN_EDITOR);
    }

    /** A level and its objects know each other. */
    @Test
    void circlesOfTheEngineAreSmall() {
        List<Set<String>> circles = ClassCircles.of(new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("dev.ledge.engine"));
        assertThat(circles.get(0)).hasSizeLessThanOrEqualTo(IN_ENGINE).contains("dev.ledge.engine.level.Level");
        assertThat(circles.subList(1, circles.size())).allMatch(circle -> circle.size() <= IN_ENGINE_BUT_ONE);
    }

    @ArchTest
    static final ArchRule noSwing = noClasses()
            .that()
            .resideInAnyPackage(
                    "dev.ledge.editor.diff",
                    "dev.ledge.editor.file",
                    "dev.ledge.editor.outside",
                    "dev.ledge.editor.document",
                    "dev.ledge.editor.run",
                    "dev.ledge.editor.journal",
                    "dev.ledge.editor.object",
                    "dev.ledge.editor.exchange..",
                    "dev.ledge.editor.cli",
                    "dev.ledge.editor.notice",
                    "dev.ledge.editor.fault")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javax.swing..", "com.formdev..", "net.miginfocom..")
            .allowEmptyShould(true);

    /** A Swing timer whose event is lost never goes off again, see {@code FrameTimer}. */
    @ArchTest
    static final ArchRule noSwingTimer = noClasses()
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("javax.swing.Timer")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.Timer");

    /** What is posted by these can be lost, see {@code EventThread}. */
    @ArchTest
    static final ArchRule postsThatArrive = noClasses()
            .that()
            .resideOutsideOfPackage("dev.ledge.editor.event")
            .should()
            .callMethod(java.awt.EventQueue.class, "invokeLater", Runnable.class)
            .orShould()
            .callMethod(javax.swing.SwingUtilities.class, "invokeLater", Runnable.class);

    @Test
    void everyPackageSaysWhatItIsFor() throws IOException {
        for (Path sources : List.of(Path.of("src/main/java"), Path.of("../engine/src/main/java"))) {
            try (Stream<Path> files = Files.walk(sources)) {
                assertThat(files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("module-info.java"))
                                .map(Path::getParent)
                                .distinct())
                        .allSatisfy(folder ->
                                assertThat(folder.resolve("package-info.java")).exists());
            }
        }
    }
}
