package dev.ledge.editor.component;

import java.util.function.Consumer;

/** What is said of something typed that was refused, for as long as that stands there. */
public final class Refusal {
    private final Consumer<String> status;
    private boolean isSaid;

    /** @param status is given the words, and none once they are over */
    public Refusal(Consumer<String> status) {
        this.status = status;
    }

    /** Says why what is typed is refused; it stays to be mended. */
    public void say(String why) {
        isSaid = true;
        status.accept(why);
    }

    /** Says in passing why what was typed is refused, and what becomes of it: it is gone already. */
    public void pass(String why) {
        status.accept(why);
    }

    /** What was refused was mended or taken back. */
    public void end() {
        if (isSaid) {
            isSaid = false;
            status.accept("");
        }
    }
}
