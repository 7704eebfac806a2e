package dev.ledge.editor.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NoticesTest {
    private final Notices notices = new Notices();

    @Test
    void aNewerNoticeTakesThePlaceOfTheOneOfItsTopic() {
        notices.show(Notice.error("save", "not saved", List.of()));
        notices.show(Notice.error("open", "not opened", List.of()));
        notices.show(Notice.error("save", "again not saved", List.of()));

        assertThat(notices.list()).extracting(Notice::title).containsExactly("not opened", "again not saved");
    }

    @Test
    void whatNoLongerHoldsIsWithdrawnAndListenersHearOfItOnce() {
        notices.show(Notice.error("save", "not saved", List.of()));
        int[] heard = {0};
        notices.addListener(() -> heard[0]++);

        notices.withdraw("save");
        notices.withdraw("save");

        assertThat(notices.list()).isEmpty();
        assertThat(heard[0]).isEqualTo(1);
    }

    @Test
    void whatIsAboutADocumentGoesWithItAndTheRestStays() {
        notices.show(Notice.error("save", "not saved", List.of()));
        notices.show(Notice.error("fault", "a fault", List.of()).ofWindow());

        List<Notice> taken = notices.takeOfDocument();

        assertThat(notices.list()).extracting(Notice::topic).containsExactly("fault");

        notices.putBack(taken);
        assertThat(notices.list()).extracting(Notice::topic).containsExactly("save", "fault");
    }
}
