package dev.ledge.editor.component;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.OnEventThread;
import org.junit.jupiter.api.Test;

@OnEventThread
class RowLabelTest {
    @Test
    void wordsOfAFileAreNoMarkup() {
        RowLabel label = new RowLabel("<html><b>level</b> was changed outside");
        assertThat(label.getClientProperty("html")).isNull();
        int whole = label.getFontMetrics(label.getFont()).stringWidth(label.getText());

        assertThat(label.fit(whole)).isFalse();
        assertThat(label.fit(whole / 2)).isTrue();
        assertThat(label.getText()).startsWith("<html>&lt;html>").contains("<br>");
        assertThat(label.getClientProperty("html")).isNotNull();
        assertThat(label.fit(whole)).isTrue();
        assertThat(label.getClientProperty("html")).isNull();
    }

    @Test
    void wordsThatNeedThemHaveThreeLines() {
        RowLabel label = new RowLabel("Wall jump speed");
        int widest = label.getFontMetrics(label.getFont()).stringWidth("speed");

        assertThat(label.fit(widest)).isTrue();
        assertThat(label.getText()).isEqualTo("<html>Wall<br>jump<br>speed");
        assertThat(label.getAccessibleContext().getAccessibleName()).isEqualTo("Wall jump speed");
    }
}
