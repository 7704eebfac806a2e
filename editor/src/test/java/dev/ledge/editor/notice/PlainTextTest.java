package dev.ledge.editor.notice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.OnEventThread;
import javax.swing.JLabel;
import javax.swing.plaf.basic.BasicHTML;
import org.junit.jupiter.api.Test;

@OnEventThread
class PlainTextTest {
    @Test
    void nothingBecomesAPage() {
        assertThat(new JLabel("<HTML><b>bold").getClientProperty(BasicHTML.propertyKey))
                .isNotNull();
        assertThat(new JLabel(PlainText.of("<HTML><b>bold")).getClientProperty(BasicHTML.propertyKey))
                .isNull();
    }

    @Test
    void whatIsNoPageStaysAsItIs() {
        String text = "a <html> b";
        assertThat(PlainText.of(text)).isSameAs(text);
        assertThat(PlainText.of(null)).isNull();
    }
}
