package dev.ledge.editor.component;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.Consumer;
import javax.swing.JList;
import javax.swing.ListModel;

/** A list in which a click counts where a row is: Swing takes one below the last row for the last row. */
@SuppressWarnings("serial")
public class RowList<E> extends JList<E> {

    public RowList(ListModel<E> model) {
        super(model);
    }

    /** {@return the row at a place; -1 if there is none} */
    @Override
    public int locationToIndex(Point place) {
        int nearest = super.locationToIndex(place);
        Rectangle row = nearest < 0 ? null : getCellBounds(nearest, nearest);
        return row != null && row.contains(place) ? nearest : -1;
    }

    /**
     * Hears of clicks on rows alone.
     *
     * @param then gets each
     */
    public final void onRowClicked(Consumer<MouseEvent> then) {
        addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent e) {
                if (locationToIndex(e.getPoint()) >= 0) {
                    then.accept(e);
                }
            }
        });
    }
}
