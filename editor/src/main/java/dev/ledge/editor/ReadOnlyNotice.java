package dev.ledge.editor;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.notice.Notices;
import dev.ledge.engine.problem.Excerpt;
import java.util.List;

/** Says of a level that can only be looked at why that is so. */
final class ReadOnlyNotice {
    private ReadOnlyNotice() {}

    /** Shows it if the document is such a one. */
    static void show(Document document, Notices notices) {
        if (document.isReadOnly()) {
            notices.show(Notice.warning(
                    "read-only",
                    "“" + Excerpt.of(document.title()) + "” was made by a newer version of Ledge",
                    List.of("It is open to look at and to play. To change it, get the newer version.")));
        }
    }
}
