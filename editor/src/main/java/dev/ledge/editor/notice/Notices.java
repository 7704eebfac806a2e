package dev.ledge.editor.notice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The notices of a window, at most one a topic, the newest first. Event thread only. */
public final class Notices {
    private final List<Notice> list = new ArrayList<>();
    private final List<Runnable> listeners = new ArrayList<>();

    /** Shows a notice in place of the one of the same topic. */
    public void show(Notice notice) {
        int old = indexOf(notice.topic());
        if (old < 0) {
            list.add(0, notice);
        } else {
            list.set(old, notice);
        }
        changed();
    }

    /** Takes away the notice of a topic, if there is one. */
    public void withdraw(String topic) {
        if (list.removeIf(notice -> notice.topic().equals(topic))) {
            changed();
        }
    }

    /** Takes away all that is about the document that was shown until now, the newest first. */
    public List<Notice> takeOfDocument() {
        List<Notice> taken = list.stream().filter(Notice::ofDocument).toList();
        if (list.removeAll(taken)) {
            changed();
        }
        return taken;
    }

    /** Puts back what {@link #takeOfDocument()} took. */
    public void putBack(List<Notice> taken) {
        for (int i = taken.size() - 1; i >= 0; i--) {
            show(taken.get(i));
        }
    }

    /** The notice of a topic. */
    public Optional<Notice> of(String topic) {
        int at = indexOf(topic);
        return at < 0 ? Optional.empty() : Optional.of(list.get(at));
    }

    /** All of them, the newest first. */
    public List<Notice> list() {
        return List.copyOf(list);
    }

    /** Is run after every change. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    private int indexOf(String topic) {
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i).topic().equals(topic)) {
                return i;
            }
        }
        return -1;
    }

    private void changed() {
        List.copyOf(listeners).forEach(Runnable::run);
    }
}
