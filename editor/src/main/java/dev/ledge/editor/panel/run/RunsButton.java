package dev.ledge.editor.panel.run;

import dev.ledge.editor.panel.Styles;
import dev.ledge.editor.render.style.Icons;
import dev.ledge.editor.run.RunBook;
import javax.swing.Action;
import javax.swing.JToggleButton;

/** How many runs there are and whether they hold; shows and hides their list. */
@SuppressWarnings("serial")
public final class RunsButton extends JToggleButton {

    /**
     * A button that follows a book.
     *
     * @param show shows and hides the list
     */
    public RunsButton(Action show, RunBook book) {
        super(show);
        Styles.foot(this, "status.runs");
        Runnable follow = () -> {
            setText(RunWords.all(book));
            setIcon(Icons.of(RunWords.icon(book)));
        };
        book.addListener(follow);
        follow.run();
    }
}
