package dev.ledge.editor.action.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.notice.Notices;
import dev.ledge.editor.notice.StatusLine;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class FilesProgressTest {
    private static final String TOPIC = "list";

    private final Notices notices = new Notices();
    private final StatusLine status = new StatusLine();

    @Test
    void ofWorkWhoseEndNobodyKnowsNoShareIsToldAndItCanBeCancelled() {
        FilesProgress progress = begun("Looking");
        Edt.waitUntil("it can be cancelled", () -> {
            progress.stillAtIt();
            return notices.of(TOPIC).isPresent();
        });
        assertThat(Edt.get(status::text)).isEqualTo("Looking …");
        Edt.run(() -> notices.of(TOPIC).map(Notice::choices).orElseThrow().stream()
                .filter(choice -> choice.id().equals("cancel"))
                .forEach(choice -> choice.action().run()));
        assertThatExceptionOfType(CancellationException.class).isThrownBy(progress::stillAtIt);
    }

    @Test
    void workThatIsGivenUpSaysNothingMore() {
        FilesProgress older = begun("Looking");
        Edt.run(older::giveUp);
        assertThat(Edt.get(status::text)).isEmpty();
        begun("Looking again");
        assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> older.at(0.5));
        assertThat(Edt.get(status::text)).isEqualTo("Looking again …");
    }

    private FilesProgress begun(String doing) {
        Workspace workspace = SayingWorkspace.of(notices, status);
        return Edt.get(() -> new FilesProgress(workspace, TOPIC, doing, "Cancelled."));
    }
}
