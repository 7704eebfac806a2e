package dev.ledge.engine.problem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.testing.HostileText;
import java.nio.file.Path;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class ExcerptTest {
    @Test
    void whatCouldActOnATerminalOrALogIsEscaped() {
        assertThat(Excerpt.of("\u001b[31mred\u001b[0m")).isEqualTo("\\u001b[31mred\\u001b[0m");
        assertThat(Excerpt.of("a\nother.json:1:1: error[X]: forged\r\t"))
                .isEqualTo("a\\nother.json:1:1: error[X]: forged\\r\\t");
        assertThat(Excerpt.of("\u009b2J\u2028\u0085\u0000")).isEqualTo("\\u009b2J\\u2028\\u0085\\u0000");
    }

    @Test
    void whatTurnsTextAroundOrCannotBeEncodedIsEscaped() {
        assertThat(Excerpt.of("gnp.\u202elevel")).isEqualTo("gnp.\\u202elevel");
        assertThat(Excerpt.of("\ud83d and \udc00")).isEqualTo("\\ud83d and \\udc00");
        assertThat(Excerpt.of("\uffff\ufeff")).isEqualTo("\\uffff\\ufeff");
        assertThat(Excerpt.of("tag \udb40\udc41")).isEqualTo("tag \\udb40\\udc41");
    }

    @Test
    void wordsOfAllScriptsStayAsTheyAre() {
        String words = "Höhle 洞窟 пещера کتاب‌خانه 👩‍🚀 \\ \"";
        assertThat(Excerpt.of(words)).isSameAs(words);
    }

    @Test
    void quotesWithinQuotesAreEscaped() {
        assertThat(Excerpt.quoted("say \"hi\" \\n")).isEqualTo("\"say \\\"hi\\\" \\\\n\"");
    }

    @Test
    void aLongTextLosesItsMiddle() {
        String text = "begin" + "x".repeat(9_000) + "end";
        assertThat(Excerpt.of(text))
                .hasSize(Excerpt.LONGEST)
                .startsWith("beginx")
                .contains("x…x")
                .endsWith("xend");
        assertThat(Excerpt.of("y".repeat(Excerpt.LONGEST))).doesNotContain("…");
        assertThat(Excerpt.of("y".repeat(Excerpt.LONGEST + 1))).contains("…");
    }

    @Test
    void aFilesNameIsShownWithoutItsFolders() {
        assertThat(Excerpt.name(Path.of("a", "b\u001b.json"))).isEqualTo("b\\u001b.json");
        assertThat(Excerpt.name(Path.of("/"))).isEqualTo("/");
    }

    @Test
    void ofAPathThatLeadsNowhereLongNamesLoseTheirMiddle() {
        Path root = Path.of("").toAbsolutePath().getRoot();
        Path path = root.resolve("maps").resolve("x".repeat(300) + ".json");

        assertThat(Excerpt.absent(path))
                .isEqualTo(root.resolve("maps")
                        .resolve("x".repeat(39) + "…" + "x".repeat(35) + ".json")
                        .toString());
        assertThat(Excerpt.absent(root)).isEqualTo(root.toString());
        assertThat(Excerpt.absent(Path.of("a\u001b", "b.json")))
                .isEqualTo("a\\u001b" + root.getFileSystem().getSeparator() + "b.json");
    }

    @Property
    void anyTextBecomesOneShortPrintableLine(@ForAll @StringLength(max = 400) String text) {
        for (String excerpt : new String[] {Excerpt.of(text), Excerpt.quoted(text), Excerpt.line(text)}) {
            assertThat(excerpt.codePoints()).allMatch(HostileText::isHarmless);
            assertThat(excerpt.length()).isLessThanOrEqualTo(excerpt.equals(Excerpt.line(text)) ? 1_000 : 82);
        }
    }

    /** Escapes are not cut in two, so that what is left of one is not taken for text. */
    @Property
    void noEscapeIsCut(@ForAll @StringLength(min = 1, max = 40) String text) {
        String hostile = ("\u001b" + text).repeat(20).replace("\\", "");
        assertThat(Excerpt.of(hostile).replaceAll("\\\\(u[0-9a-f]{4}|[nrt])", ""))
                .doesNotContain("\\");
    }
}
