package dev.ledge.editor.notice;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A message above the canvas that stays until it is closed, answered, replaced or withdrawn.
 *
 * @param topic what it is about; a newer notice of the same topic takes its place
 * @param severity how grave it is
 * @param title what is so, in a sentence
 * @param lines where, and what to do, a line each
 * @param choices what can be done about it, in the order of their buttons
 * @param ofDocument true if it is about the open document, and goes away with it
 */
public record Notice(
        String topic, Severity severity, String title, List<String> lines, List<Choice> choices, boolean ofDocument) {

    /** How grave a notice is. */
    public enum Severity {
        ERROR,
        WARNING,
        QUESTION
    }

    /**
     * A button of a notice.
     *
     * @param id short name for tests and screen readers, such as {@code retry}
     * @param label what the button says
     * @param action what it does
     * @param closes true if the notice goes away before the action is done
     */
    public record Choice(String id, String label, Runnable action, boolean closes) {
        public Choice {
            Objects.requireNonNull(id);
            Objects.requireNonNull(label);
            Objects.requireNonNull(action);
        }
    }

    public Notice {
        Objects.requireNonNull(topic);
        Objects.requireNonNull(severity);
        Objects.requireNonNull(title);
        lines = List.copyOf(lines);
        choices = List.copyOf(choices);
    }

    /** True if another one says the same and has the same buttons, whatever these do. */
    public boolean looksLike(Notice other) {
        return severity == other.severity
                && title.equals(other.title)
                && lines.equals(other.lines)
                && labels().equals(other.labels());
    }

    private List<String> labels() {
        return choices.stream()
                .map(choice -> choice.id() + " " + choice.label())
                .toList();
    }

    /** Something that went wrong with the open document. */
    public static Notice error(String topic, String title, List<String> lines) {
        return new Notice(topic, Severity.ERROR, title, lines, List.of(), true);
    }

    /** Something about the open document that is worth knowing. */
    public static Notice warning(String topic, String title, List<String> lines) {
        return new Notice(topic, Severity.WARNING, title, lines, List.of(), true);
    }

    /** Something about the open document that the user is to decide. */
    public static Notice question(String topic, String title, List<String> lines) {
        return new Notice(topic, Severity.QUESTION, title, lines, List.of(), true);
    }

    /** The same, whatever document is open. */
    public Notice ofWindow() {
        return new Notice(topic, severity, title, lines, choices, false);
    }

    /** The same with one more button, which closes it. */
    public Notice with(String id, String label, Runnable action) {
        return with(new Choice(id, label, action, true));
    }

    /** The same with one more button. */
    public Notice with(Choice choice) {
        List<Choice> more = new ArrayList<>(choices);
        more.add(choice);
        return new Notice(topic, severity, title, lines, more, ofDocument);
    }

    /** The same with a button that tries again. */
    public Notice retry(Runnable action) {
        return with("retry", "Try again", action);
    }
}
