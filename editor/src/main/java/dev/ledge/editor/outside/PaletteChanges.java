package dev.ledge.editor.outside;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.PaletteEntry;
import dev.ledge.editor.notice.Notice;
import dev.ledge.engine.level.Palette;
import java.util.List;
import java.util.Set;

/** Settles what other programs and levels do to the palette's file of the open level. Event thread only. */
final class PaletteChanges {
    private final OutsideWindow window;
    private Document document;
    /** What was said last, so that the same is not said again after it was closed. */
    private Object said = "";

    PaletteChanges(OutsideWindow window) {
        this.window = window;
    }

    /** Another document is open in the window. */
    void opened(Document opened) {
        document = opened;
        sayAgain();
    }

    /** What was said before is said again. */
    void sayAgain() {
        said = "";
    }

    /** True while something about the palette waits for an answer. */
    boolean isAsking() {
        return !said.equals("");
    }

    /**
     * Takes over what the file holds now, or asks. True if that is new, and went together with what is here.
     *
     * @param saving whether the level is to be saved as soon as they do
     */
    boolean settle(PaletteOnDisk found, boolean saving) {
        document.problems()
                .notePalette(found.why() == null ? List.of() : found.why().problems());
        if (found.why() != null) {
            String why = found.why().getMessage();
            if (!why.equals(said)) {
                said = why;
                window.notices().show(fault(found));
            }
            return false;
        }
        Palette theirs = found.changed();
        boolean isChanged = theirs != null && !theirs.equals(document.level().palette());
        Set<PaletteEntry> both = isChanged ? document.setPalette(theirs) : Set.of();
        if (both.isEmpty()) {
            said = "";
            window.notices().withdraw(OutsideNotices.PALETTE);
            if (isChanged) {
                window.status().pass("The palette was changed in another level or program, and read again");
            }
        } else if (!both.equals(said)) {
            said = both;
            window.notices().show(question(theirs, both, saving));
        }
        return isChanged && both.isEmpty();
    }

    private Notice fault(PaletteOnDisk found) {
        return found.gone() == null || document.isReadOnly()
                ? OutsideNotices.palette(document, window.explain(found.why()))
                : OutsideNotices.paletteGone(document, found.gone()).with("save", "Save", window::save);
    }

    private Notice question(Palette theirs, Set<PaletteEntry> both, boolean toSave) {
        return OutsideNotices.bothChangedPalette(document, theirs, both, toSave)
                .with("mine", toSave ? "Keep mine and save" : "Keep mine", () -> {
                    document.keepPalette(theirs);
                    if (toSave) {
                        window.save();
                    }
                    window.focusLevel();
                })
                .with("theirs", "Take theirs", () -> {
                    document.takePalette(OutsideChanges.RELOAD, theirs);
                    window.focusLevel();
                });
    }
}
