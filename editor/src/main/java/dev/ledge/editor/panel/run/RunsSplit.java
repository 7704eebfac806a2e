package dev.ledge.editor.panel.run;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.run.RunEntry;
import java.awt.Component;
import java.awt.Dimension;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JList;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;

/** The list of runs beside what one of them expects; above it where there is too little room beside each other. */
@SuppressWarnings("serial")
final class RunsSplit extends JSplitPane {
    /** Where it is narrower, a name and a table beside each other are both cut off, px. */
    private static final int NARROW = 420;

    /** Room for a name and for how a run ends, px, as long as the table beside keeps most of it. */
    private static final int LIST_WIDTH = 200;

    /**
     * Room for two runs and a half, so that one sees that there are more; px, as long as the table keeps most of it.
     */
    private static final int LIST_HEIGHT = 58;

    private static final double MOST_OF_LIST = 0.4;

    private final transient Consumer<Boolean> narrow;

    /**
     * Beside each other at first.
     *
     * @param narrow is told true when it becomes narrow, and false when there is room again
     */
    RunsSplit(JList<RunEntry> list, Component right, Consumer<Boolean> narrow) {
        super(HORIZONTAL_SPLIT, true);
        this.narrow = narrow;
        setLeftComponent(new RunColumn(list));
        setRightComponent(right);
        setResizeWeight(0.34);
        setBorder(BorderFactory.createEmptyBorder());
        setName("runs.split");
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
        boolean isNarrow = width < UIScale.scale(NARROW);
        if (width > 0 && isNarrow != (getOrientation() == VERTICAL_SPLIT)) {
            setOrientation(isNarrow ? VERTICAL_SPLIT : HORIZONTAL_SPLIT);
            narrow.accept(isNarrow);
            resetToPreferredSizes();
        }
    }

    /** The list, whose rows get longer once it is known how their runs end. */
    private static final class RunColumn extends JScrollPane {
        RunColumn(JList<RunEntry> list) {
            super(list);
            setBorder(BorderFactory.createEmptyBorder());
            setMinimumSize(new Dimension(0, 0));
        }

        @Override
        public Dimension getPreferredSize() {
            int mostWidth = (int) (getParent().getWidth() * MOST_OF_LIST);
            int mostHeight = (int) (getParent().getHeight() * MOST_OF_LIST);
            return new Dimension(
                    Math.min(mostWidth, UIScale.scale(LIST_WIDTH)), Math.min(mostHeight, UIScale.scale(LIST_HEIGHT)));
        }
    }
}
