package dev.ledge.editor.panel.tab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class TabTitleTest {
    private static TabTitle of(String title, String file, String... alike) {
        return TabTitle.of(
                title, Path.of(file), List.of(alike).stream().map(Path::of).toList());
    }

    private static boolean fits(String words) {
        return words.length() <= 18;
    }

    @Test
    void aSoleTitleIsAllThatIsSaid() {
        assertThat(of("Over hill, under stone", "/a/demo.level.json").whole()).isEqualTo("Over hill, under stone");
        assertThat(TabTitle.of("untitled", null, List.of(Path.of("/a/b"))).fitting(TabTitleTest::fits))
                .isEqualTo("untitled");
    }

    @Test
    void ofOneTitleTheFilesAreTold() {
        assertThat(of("Keep", "/a/one.level.json", "/a/two.level.json").fitting(TabTitleTest::fits))
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
        assertThat(of(demo, "/a/demo-old.level.json", "/a/demo.level.json").fitting(TabTitleTest::fits))
                .isEqualTo("Over h… (demo-old)");
        String one =
                of(demo, "/a/a-very-long-name-1.level.json", "/a/x.level.json").fitting(TabTitleTest::fits);
        String two =
                of(demo, "/a/a-very-long-name-2.level.json", "/a/x.level.json").fitting(TabTitleTest::fits);
        assertThat(one).isNotEqualTo(two).hasSize(18);
    }

    @Test
    void whereThereIsRoomNothingIsCut() {
        TabTitle title = of("Over hill, under stone", "/a/demo-old.level.json", "/a/demo.level.json");
        assertThat(title.fitting(words -> words.length() <= 33)).isEqualTo("Over hill, under stone (demo-old)");
        assertThat(title.fitting(words -> words.length() <= 30)).isEqualTo("Over hill, under s… (demo-old)");
        String name = "12345678901234567890";
        assertThat(of(name, "/a/" + name + ".level.json", "/a/b.level.json").fitting(words -> false))
                .isEqualTo("1… (12345…7890)");
    }

    /** A pair of surrogates is one code point of a pattern. */
    @Test
    void noSymbolIsCutInTwo() {
        String face = "\uD83D\uDE00";
        for (String title : List.of(face.repeat(12), "a" + face.repeat(12))) {
            assertThat(of(title, "/a/" + title + ".level.json", "/a/x.level.json")
                            .fitting(TabTitleTest::fits))
                    .doesNotContainPattern("[\\x{D800}-\\x{DFFF}]");
        }
    }
}
