package dev.ledge.editor.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class TabTitleTest {
    private static TabTitle of(String title, String file, String... alike) {
        return TabTitle.of(
                title, Path.of(file), List.of(alike).stream().map(Path::of).toList());
    }

    @Test
    void aSoleTitleIsAllThatIsSaid() {
        assertThat(of("Over hill, under stone", "/a/demo.level.json").whole()).isEqualTo("Over hill, under stone");
        assertThat(TabTitle.of("untitled", null, List.of(Path.of("/a/b"))).fitting())
                .isEqualTo("untitled");
    }

    @Test
    void ofOneTitleTheFilesAreTold() {
        assertThat(of("Keep", "/a/one.level.json", "/a/two.level.json").fitting())
                .isEqualTo("Keep (one)");
    }

    @Test
    void ofOneFileNameTheFoldersAreTold() {
        assertThat(of("Keep", "/a/one.level.json", "/b/one.level.json").whole()).isEqualTo("Keep (a/one)");
        assertThat(of("Keep", "/a/x/one.level.json", "/b/x/one.level.json").whole())
                .isEqualTo("Keep (a/…/one)");
    }

    @Test
    void whereTheTitleIsLongWhatTellsThemApartStays() {
        String demo = "Over hill, under stone";
        assertThat(of(demo, "/a/demo-old.level.json", "/a/demo.level.json").fitting())
                .isEqualTo("Over h… (demo-old)");
        String one =
                of(demo, "/a/a-very-long-name-1.level.json", "/a/x.level.json").fitting();
        String two =
                of(demo, "/a/a-very-long-name-2.level.json", "/a/x.level.json").fitting();
        assertThat(one).isNotEqualTo(two).hasSize(18);
    }

    /** A pair of surrogates is one code point of a pattern. */
    @Test
    void noSymbolIsCutInTwo() {
        String face = "\uD83D\uDE00";
        for (String title : List.of(face.repeat(12), "a" + face.repeat(12))) {
            assertThat(of(title, "/a/" + title + ".level.json", "/a/x.level.json")
                            .fitting())
                    .doesNotContainPattern("[\\x{D800}-\\x{DFFF}]");
        }
    }
}
