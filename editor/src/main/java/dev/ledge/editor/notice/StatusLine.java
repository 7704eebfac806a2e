package dev.ledge.editor.notice;

import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The words at the foot of a window. What is being done is shown until it ends; a passing remark is shown over it until
 * it has been read, or something is done. Event thread only.
 */
public final class StatusLine {
    private final Map<String, String> lasting = new LinkedHashMap<>();
    private final List<Runnable> listeners = new ArrayList<>();
    private String passing = "";
    /** While this was dealt with the remark was made. */
    private AWTEvent madeIn;

    /** Says something in passing; empty takes the last such remark away. */
    public void pass(String text) {
        passing = text;
        madeIn = text.isEmpty() ? null : EventQueue.getCurrentEvent();
        changed();
    }

    /** Something was done: a remark of before is old. One that was made together with it stays. */
    public void passOver() {
        if (isPassing() && madeIn != EventQueue.getCurrentEvent()) {
            pass("");
        }
    }

    /**
     * Says what lasts until {@link #end}.
     *
     * @param topic what it is about; newer words of the same topic take the place of older ones
     * @param text empty ends it
     */
    public void hold(String topic, String text) {
        if (text.isEmpty()) {
            end(topic);
            return;
        }
        lasting.remove(topic);
        lasting.put(topic, text);
        passing = "";
        changed();
    }

    /** Takes away what lasted, if it did. */
    public void end(String topic) {
        if (lasting.remove(topic) != null) {
            changed();
        }
    }

    /** True if what is shown goes away by itself after a while. */
    public boolean isPassing() {
        return !passing.isEmpty();
    }

    /** What is shown now, empty for nothing. */
    public String text() {
        if (isPassing()) {
            return passing;
        }
        String last = "";
        for (String text : lasting.values()) {
            last = text;
        }
        return last;
    }

    /** Is run after every change. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    private void changed() {
        List.copyOf(listeners).forEach(Runnable::run);
    }
}
