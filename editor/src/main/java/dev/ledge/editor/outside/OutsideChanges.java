package dev.ledge.editor.outside;

import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.document.OnDisk;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.event.FrameTimer;
import dev.ledge.editor.file.Fingerprint;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.render.TileImages;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.Excerpt;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * Settles what other programs do to the files of the open level. Where nothing is unsaved, the level follows its file;
 * else the user is asked, and until there is an answer, nothing is written over. Event thread only.
 */
public final class OutsideChanges implements AutoCloseable {
    /** Time until a gesture under way is asked again whether it is over, ms. */
    private static final int GESTURE = 150;

    static final String RELOAD = "Reload from disk";
    private static final String MERGE = "Merge with disk";

    private final OutsideWindow window;
    private final PaletteChanges palettes;
    private final OutsideWatch watch;
    private final FrameTimer afterGesture;
    private final DocumentListener edits = new DocumentListener() {
        @Override
        public void stateChanged() {
            edited();
        }
    };

    private Document document;
    /** Where the document was kept when that was looked at last. */
    private Path file;
    /** The path of its palette then. */
    private String palette;
    /** What the file holds and the user is asked about, or null. */
    private OnDisk.Readable theirs;
    /** The difference that the user was last asked about, or null. */
    private LevelMerge merge;
    /** What was said last, so that the same is not said again after it was closed. */
    private Object said = "";

    private Object saidOfPictures = "";
    private boolean saving;

    /** Begins to watch what is open in a window. */
    public OutsideChanges(OutsideWindow window, TileImages images) {
        this.window = window;
        this.palettes = new PaletteChanges(window);
        this.watch = new OutsideWatch(() -> ComparedState.at(window.document()), images, this::found);
        this.afterGesture = FrameTimer.once(GESTURE, watch::look);
    }

    /** True for the name of an edit that took over what another program made of the file. */
    public static boolean isName(String edit) {
        return RELOAD.equals(edit) || MERGE.equals(edit);
    }

    /** Another document is open in the window. */
    public void opened() {
        if (document != null) {
            document.removeListener(edits);
        }
        document = window.document();
        document.addListener(edits);
        file = document.file();
        palette = document.level().palettePath();
        settled();
        palettes.opened(document);
        saidOfPictures = "";
        watch.look();
    }

    /** Something may have happened on the disk unnoticed. */
    public void look() {
        watch.look();
    }

    /** A save was refused because of a change from outside: says so, and asks. */
    public void askBeforeSaving() {
        saving = true;
        said = "";
        palettes.sayAgain();
        watch.lookAtOnce();
    }

    private void found(Findings found) {
        if (found.glance().document() != document || window.document() != document) {
            return;
        }
        if (document.inGesture()) {
            afterGesture.restart();
            return;
        }
        // A checkout brings both: then it is the new level that the new palette has to fit.
        boolean isPaletteMerged = (found.palette().why() == null || !(found.level() instanceof OnDisk.Readable))
                && palettes.settle(found.palette(), saving);
        boolean isToBeSaved = saving && isPaletteMerged && found.level() == null;
        pictures(found.pictures());
        level(found);
        if (isToBeSaved) {
            window.save();
        }
    }

    private void pictures(TileImages.Refresh pictures) {
        if (pictures.changed()) {
            window.picturesChanged();
        }
        if (pictures.broken().isEmpty()) {
            saidOfPictures = "";
            window.notices().withdraw(OutsideNotices.PICTURES);
        } else if (!pictures.broken().equals(saidOfPictures)) {
            saidOfPictures = pictures.broken();
            window.notices().show(OutsideNotices.pictures(pictures.broken()));
        }
    }

    private void level(Findings found) {
        OnDisk now = found.level();
        if (now == null || document.knows(now.fingerprint())) {
            if (now != null || found.glance().fingerprint().equals(document.fingerprint())) {
                document.setLost(false);
                settled();
            }
        } else if (now instanceof OnDisk.Readable readable) {
            readable(readable);
        } else {
            unreadable((OnDisk.Unreadable) now);
        }
    }

    private void readable(OnDisk.Readable now) {
        Level mine = document.committed();
        if (now.loaded().readOnly()) {
            newer(now);
        } else if (now.level().hasSameContent(mine) || now.level().hasSameContent(document.saved())) {
            document.agree(RELOAD, now, mine);
            settled();
        } else if (mine.hasSameContent(document.saved())) {
            agree(RELOAD, now, now.level());
            settled();
            window.status().pass("Reloaded " + Excerpt.name(document.file()) + ": it was changed outside");
        } else {
            theirs = now;
            compare();
        }
    }

    private void newer(OnDisk.Readable now) {
        document.setLost(true);
        say(
                now.fingerprint(),
                OutsideNotices.newer(document)
                        .with("open", "Open it read-only", window::openAnew)
                        .with("save-as", "Save as…", window::saveAs));
    }

    private void unreadable(OnDisk.Unreadable now) {
        theirs = null;
        hide();
        document.setLost(true);
        if (now.fingerprint().exists()) {
            say(
                    now.fingerprint(),
                    OutsideNotices.unreadable(document, window.explain(now.why()), saving)
                            .with("mine", "Write over it", () -> {
                                document.agree(now);
                                settled();
                                window.save();
                            })
                            .with("save-as", "Save as…", window::saveAs));
        } else if (!Fingerprint.MISSING.equals(said)) {
            say(
                    Fingerprint.MISSING,
                    OutsideNotices.gone(document)
                            .with("save", "Save", window::save)
                            .with("save-as", "Save as…", window::saveAs));
            lookForIt();
        }
    }

    /** Shows a notice unless it was shown, and perhaps closed, already. */
    private void say(Object what, Notice notice) {
        if (!Objects.equals(what, said)) {
            said = what;
            window.notices().show(notice);
        }
    }

    private void lookForIt() {
        ComparedState glance = ComparedState.at(document);
        watch.beside(() -> {
            List<MovedFile> same = MovedFile.find(glance, window::levelsAround);
            EventThread.post(() -> offerToFollow(glance, same));
        });
    }

    /** A file that is open in another tab is not followed: it would be open twice. */
    private void offerToFollow(ComparedState glance, List<MovedFile> same) {
        if (same.isEmpty()
                || glance.document() != document
                || window.document() != document
                || !Fingerprint.MISSING.equals(said)
                || !glance.file().equals(document.file())) {
            return;
        }
        window.notices()
                .show(same.stream()
                        .filter(moved -> !window.isOpen(moved.target()))
                        .findFirst()
                        .map(moved -> OutsideNotices.moved(document, moved.target())
                                .with("follow", "Follow it", () -> follow(moved)))
                        .orElseGet(() -> OutsideNotices.openElsewhere(
                                        document, same.get(0).target())
                                .with("go", "Go to it", () -> goTo(same.get(0).target())))
                        .with("save", "Save here", window::save));
    }

    private void follow(MovedFile moved) {
        Path target = moved.target();
        if (window.isOpen(target)) {
            goTo(target); // Opened since it was offered.
            return;
        }
        document.moved(target, moved.palette());
        settled();
        window.status().pass("The level is in " + Excerpt.name(target) + " now");
        window.focusLevel();
        watch.look();
    }

    /** What is open twice with nothing unsaved in one of them is closed there. */
    private void goTo(Path target) {
        Document left = document;
        window.open(target);
        if (left.committed().hasSameContent(left.saved()) && window.document() != left) {
            window.close(left);
        }
    }

    /** Reckons the difference off the event thread, and asks. */
    private void compare() {
        OnDisk.Readable now = theirs;
        Level base = document.saved();
        Level mine = document.committed();
        watch.beside(() -> {
            LevelMerge made = merged(base, mine, now.level());
            EventThread.post(() -> {
                if (now == theirs && base == document.saved() && mine == document.committed()) {
                    compared(made);
                }
            });
        });
    }

    /** Null if they cannot be merged: together they have more different tiles than one level can. */
    private static LevelMerge merged(Level base, Level mine, Level theirs) {
        try {
            return LevelMerge.of(base, mine, theirs);
        } catch (IllegalStateException tooManyTiles) {
            return null;
        }
    }

    private void compared(LevelMerge made) {
        merge = made;
        if (window.isDifferenceShown() && made != null) {
            window.showDifference(made);
            if (saving) {
                saving = false;
                window.status().pass("Not saved: first settle what was changed outside");
            }
            return;
        }
        if (window.notices().of(OutsideNotices.LEVEL).isPresent()) {
            said = "";
        }
        say(theirs.fingerprint(), question(made));
    }

    private Notice question(LevelMerge made) {
        Notice both = OutsideNotices.bothChanged(document, made, saving);
        if (made != null) {
            both = both.with("difference", "Show difference", this::showDifference);
        }
        both = both.with(
                        "mine",
                        saving ? "Keep mine and save" : "Keep mine",
                        saving ? this::keepMineAndSave : this::keepMine)
                .with("theirs", "Take theirs", this::takeTheirs);
        return made == null ? both : both.with("merge", "Merge", this::merge);
    }

    /** The user works on while he is asked: the difference has to keep up. */
    private void edited() {
        boolean isElsewhere = !Objects.equals(file, document.file());
        file = document.file();
        boolean hasOther = !Objects.equals(palette, document.level().palettePath());
        palette = document.level().palettePath();
        if (isElsewhere) {
            settled(); // What was asked is about a file that is not the document's any more.
            watch.look();
        } else if (theirs != null && !document.inGesture()) {
            compare();
        } else if (!said.equals("") || palettes.isAsking() || hasOther) {
            watch.look();
        }
    }

    /** Shows where the levels differ, and lets conflicts be settled. */
    public void showDifference() {
        if (merge != null) {
            window.showDifference(merge);
        }
    }

    /** What is here stays, and the next save writes it over theirs. */
    public void keepMine() {
        if (theirs != null) {
            OnDisk.Readable seen = theirs;
            settled();
            agree(MERGE, seen, document.committed());
            window.status().pass("Kept what is here; saving writes it over the file");
            window.focusLevel();
        }
    }

    private void keepMineAndSave() {
        keepMine();
        window.save();
    }

    /** What the file holds takes the place of what is here. */
    public void takeTheirs() {
        if (theirs != null) {
            OnDisk.Readable seen = theirs;
            settled();
            agree(RELOAD, seen, seen.level());
            window.status().pass("Reloaded " + Excerpt.name(document.file()));
            window.focusLevel();
        }
    }

    /** Takes both changes, or asks about those that cannot both be. */
    public void merge() {
        if (merge == null) {
            return;
        }
        if (merge.conflicts().isEmpty()) {
            take(merge.merged());
        } else {
            showDifference();
        }
    }

    /** The result of a merge takes the place of what is here, as one edit. */
    public void take(Level merged) {
        if (merge != null && merge.mine() != document.committed()) {
            said = ""; // The comparison with the last edit, which is not in this one, is under way, and asks again.
            window.status().pass("Still comparing your last edit with the file: merge once more");
        } else if (theirs != null) {
            OnDisk.Readable seen = theirs;
            settled();
            agree(MERGE, seen, merged);
            window.status().pass("Merged with " + Excerpt.name(document.file()) + "; save to keep it");
            window.focusLevel();
        }
    }

    /** The difference was closed without an answer: the question is still open. */
    public void differenceClosed() {
        window.hideDifference();
        window.focusLevel();
        if (merge != null && theirs != null) {
            window.notices().show(question(merge));
        }
    }

    /** Looks again, as the palette has to fit another level now. */
    private void agree(String name, OnDisk.Readable now, Level result) {
        document.agree(name, now, result);
        watch.look();
    }

    /** There is nothing left to be asked about the level. */
    private void settled() {
        theirs = null;
        merge = null;
        said = "";
        saving = false;
        window.notices().withdraw(OutsideNotices.LEVEL);
        hide();
    }

    private void hide() {
        if (window.isDifferenceShown()) {
            window.hideDifference();
        }
    }

    @Override
    public void close() {
        afterGesture.stop();
        watch.close();
    }
}
