package dev.ledge.editor;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.ledge.editor.gui.GuiTest;
import dev.ledge.editor.gui.OffEventThread;
import dev.ledge.editor.gui.OnEventThread;
import java.awt.Component;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.swing.LookAndFeel;
import javax.swing.UIManager;
import javax.swing.text.Document;

/** No unit test races the event dispatch thread: a test that makes components is there itself, or says why not. */
@AnalyzeClasses(packages = "dev.ledge.editor", importOptions = ImportOption.OnlyIncludeTests.class)
class TestThreadsTest {
    private static final List<Class<?>> OF_THE_EVENT_THREAD =
            List.of(Component.class, Document.class, LookAndFeel.class, UIManager.class);

    private static final String TESTABLE = "org.junit.platform.commons.annotation.Testable";

    @ArchTest
    static final ArchRule whatMakesComponentsIsOnTheEventThread = classes()
            .that()
            .containAnyMethodsThat(describe("are tests", (JavaMethod method) -> method.isMetaAnnotatedWith(TESTABLE)))
            .and()
            .areNotAssignableTo(GuiTest.class)
            .and()
            .areNotAnnotatedWith(OnEventThread.class)
            .and()
            .areNotAnnotatedWith(OffEventThread.class)
            .should(new ArchCondition<>("know no components, not even by way of other classes of tests") {
                @Override
                public void check(JavaClass test, ConditionEvents events) {
                    look(test, test, new HashSet<>(), events);
                }
            });

    private static void look(JavaClass test, JavaClass at, Set<JavaClass> seen, ConditionEvents events) {
        if (!seen.add(at)) {
            return;
        }
        for (Dependency dependency : at.getDirectDependenciesFromSelf()) {
            JavaClass target = dependency.getTargetClass().getBaseComponentType();
            if (OF_THE_EVENT_THREAD.stream().anyMatch(target::isAssignableTo)) {
                events.add(SimpleConditionEvent.violated(test, test.getName() + ": " + dependency.getDescription()));
            } else if (isOfTests(target)) {
                look(test, target, seen, events);
            }
        }
    }

    private static boolean isOfTests(JavaClass target) {
        return target.getSource()
                .filter(source -> source.getUri().toString().contains("/test-classes/"))
                .isPresent();
    }
}
