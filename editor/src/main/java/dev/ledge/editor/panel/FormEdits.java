package dev.ledge.editor.panel;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.object.NumberSpec;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.level.Level;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Takes what the rows of a form set, each as one undo entry with the row's name. */
final class FormEdits {
    private final ToolContext context;
    private final Runnable showAgain;
    private boolean isSliding;

    /** @param showAgain shows the level in the form again, as what was set is not acceptable */
    FormEdits(ToolContext context, Runnable showAgain) {
        this.context = context;
        this.showAgain = showAgain;
    }

    /**
     * Takes an edited level.
     *
     * @param edited throws an {@link IllegalArgumentException} that says why if there can be no such level; gives null
     *     if it has done itself what there was to do
     * @return why not, as a sentence; null if it was taken
     */
    String trySet(String name, Supplier<Level> edited) {
        Level possible;
        try {
            possible = edited.get();
        } catch (IllegalArgumentException e) {
            return sentence(e);
        }
        if (possible != null) {
            set(name, possible);
        }
        return null;
    }

    /** Why something was refused, as a sentence. */
    static String sentence(IllegalArgumentException refusal) {
        String why = refusal.getMessage();
        return Character.toUpperCase(why.charAt(0)) + why.substring(1);
    }

    void set(String name, double number, Level edited) {
        context.document().edit(setTo(name, number), edited);
    }

    /** @param edited null if that is not acceptable: what was there is shown again */
    void set(String name, Level edited) {
        if (edited == null) {
            showAgain.run();
        } else {
            context.document().edit("Set " + lower(name), edited);
        }
    }

    /** Shows what a slider that is held would make of the level; its first move begins a gesture. */
    void slide(UnaryOperator<Level> change) {
        Document document = isSliding ? context.document() : context.documentToEdit();
        isSliding = true;
        document.show(change.apply(document.committed()));
    }

    /** The slider was let go. */
    void slid(String name) {
        isSliding = false;
        context.document().commit(name);
    }

    /** The slider goes back to where it was. */
    void cancelSlide() {
        isSliding = false;
        context.document().cancel();
    }

    /** The undo entry of a number. */
    static String setTo(String name, double number) {
        return "Set " + lower(name) + " to " + NumberSpec.format(number);
    }

    /** A row's name within a sentence. */
    static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
