package dev.ledge.editor.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FuzzyTest {
    private static final List<String> TITLES = List.of("Lock layer", "Zoom out", "Zoom in", "Add layer", "Go to level");

    @Test
    void lettersNeedOnlyBeInTheirOrder() {
        assertThat(find("zo")).containsExactly("Zoom in", "Zoom out");
        assertThat(find("zi")).containsExactly("Zoom in");
        assertThat(find("xyz")).isEmpty();
    }

    @Test
    void beginningsOfWordsCountMost() {
        assertThat(find("la")).startsWith("Add layer");
        assertThat(find("gl")).first().isEqualTo("Go to level");
        assertThat(find("ZOOM O")).containsExactly("Zoom out");
    }

    @Test
    void lettersThatStandTogetherCountMoreThanScatteredOnes() {
        List<String> levels = List.of("edge-cases/mp-07-descending-590", "edge-cases/mp-05-fast-riser");
        assertThat(Fuzzy.filter(levels, "mp-05", level -> level)).first().isEqualTo("edge-cases/mp-05-fast-riser");
    }

    @Test
    void theBeginningOfAWordIsBeforeTheMiddleOfOne() {
        List<String> levels = List.of("edge-cases/sf-01-stop-on-ice", "demo/top-down");
        assertThat(Fuzzy.filter(levels, "top", level -> level)).first().isEqualTo("demo/top-down");
    }

    @Test
    void theVeryBeginningIsBeforeTheBeginningOfAnotherWord() {
        List<String> levels = List.of("cel demo/cel", "demo demo/demo");
        assertThat(Fuzzy.filter(levels, "demo", level -> level)).first().isEqualTo("demo demo/demo");
    }

    @Test
    void dotsOfATitleMayBeTypedOrNot() {
        List<String> titles = List.of("Import…", "Export…");
        assertThat(Fuzzy.filter(titles, "import...", title -> title)).containsExactly("Import…");
        assertThat(Fuzzy.filter(titles, "import…", title -> title)).containsExactly("Import…");
        assertThat(Fuzzy.filter(titles, "...", title -> title)).isEqualTo(titles);
    }

    @Test
    void nothingTypedIsEverything() {
        assertThat(find("  ")).isEqualTo(TITLES);
    }

    private static List<String> find(String letters) {
        return Fuzzy.filter(TITLES, letters, title -> title);
    }
}
