package dev.ledge.editor.panel;

import dev.ledge.editor.object.NumberSpec;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.level.Level;
import java.util.Locale;
import java.util.function.Supplier;

/** Takes what the rows of a form set, each as one undo entry with the row's name. */
final class FormEdits {
    private final ToolContext context;
    private final Runnable showAgain;

    /** @param showAgain shows the level in the form again, as what was set is not acceptable */
    FormEdits(ToolContext context, Runnable showAgain) {
        this.context = context;
        this.showAgain = showAgain;
    }

    /** The edited level; null, once it has been said why, if there can be no such level. */
    Level possible(Supplier<Level> edited) {
        try {
            return edited.get();
        } catch (IllegalArgumentException e) {
            String why = e.getMessage();
            context.status(Character.toUpperCase(why.charAt(0)) + why.substring(1));
            return null;
        }
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

    /** The undo entry of a number. */
    static String setTo(String name, double number) {
        return "Set " + lower(name) + " to " + NumberSpec.format(number);
    }

    /** A row's name within a sentence. */
    static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
