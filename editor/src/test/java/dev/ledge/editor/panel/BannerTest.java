package dev.ledge.editor.panel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.notice.Notices;
import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractButton;
import org.junit.jupiter.api.Test;

/** A row of the banner stays as long as it says the same. */
@OnEventThread
class BannerTest {
    private final Notices notices = new Notices();
    private final List<String> done = new ArrayList<>();

    private Notice question(String line, String answer) {
        return Notice.question("file", "It was changed", List.of(line))
                .with("mine", "Keep mine", () -> done.add(answer));
    }

    private static AbstractButton button(Container parent, String name) {
        for (Component child : parent.getComponents()) {
            if (child instanceof AbstractButton button && name.equals(button.getName())) {
                return button;
            }
            AbstractButton found = child instanceof Container inner ? button(inner, name) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    @Test
    void aNoticeThatSaysTheSameKeepsItsButtonsWhichDoWhatItWants() {
        Banner banner = new Banner(notices);
        notices.show(question("one cell", "first"));
        AbstractButton button = button(banner, "banner.mine");

        notices.show(question("one cell", "second"));
        assertThat(button(banner, "banner.mine")).isSameAs(button);
        button.doClick();

        assertThat(done).containsExactly("second");
        assertThat(banner.isVisible()).isFalse();
    }

    @Test
    void aNoticeThatSaysSomethingElseHasARowOfItsOwn() {
        Banner banner = new Banner(notices);
        notices.show(question("one cell", "first"));
        AbstractButton button = button(banner, "banner.mine");

        notices.show(question("two cells", "second"));

        assertThat(button(banner, "banner.mine")).isNotNull().isNotSameAs(button);
        assertThat(banner.getComponentCount()).isEqualTo(1);
    }

    @Test
    void aNewerNoticeOfAnotherTopicComesFirst() {
        Banner banner = new Banner(notices);
        notices.show(question("one cell", "first"));
        notices.show(Notice.error("disk", "It could not be saved", List.of()));

        assertThat(banner.getComponent(0).getAccessibleContext().getAccessibleName())
                .isEqualTo("It could not be saved");
        assertThat(button(banner, "banner-2.mine")).isNotNull();
        notices.withdraw("disk");
        assertThat(button(banner, "banner.mine")).isNotNull();
        assertThat(banner.getComponentCount()).isEqualTo(1);
    }
}
