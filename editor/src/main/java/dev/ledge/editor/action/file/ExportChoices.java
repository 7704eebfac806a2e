package dev.ledge.editor.action.file;

import dev.ledge.editor.exchange.PngExport;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.format.ExportFormat.Choice;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import java.text.ParseException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;

/** What can be asked of an export, beside the list of files: scale, objects, layers. */
@SuppressWarnings("serial")
final class ExportChoices extends JPanel {
    private static final double STEP = 0.25;

    private final JSpinner scale =
            new JSpinner(new SpinnerNumberModel(1, PngExport.MIN_SCALE, PngExport.MAX_SCALE, STEP));
    private final JCheckBox objects = new JCheckBox("Objects", true);
    private final Map<String, JCheckBox> layers = new LinkedHashMap<>();
    /** Without a scale it is about cells, of hidden layers too. */
    private final boolean isPicture;

    /**
     * Choices for a format, as they were made last.
     *
     * @param last what was asked for last time
     */
    ExportChoices(ExportFormat format, Level level, ExportFormat.Options last) {
        super(new MigLayout("insets 0 12 0 0, wrap 1, hidemode 3", "[150,fill]", "[][][][grow,fill]"));
        isPicture = format.choices().contains(Choice.SCALE);
        if (isPicture) {
            JLabel label = new JLabel("Scale");
            label.setLabelFor(scale);
            scale.setName("export.scale");
            scale.setValue(last.scale());
            scale.setToolTipText("Picture pixels a level pixel");
            add(label, "split 2");
            add(scale);
        }
        if (format.choices().contains(Choice.OBJECTS)) {
            objects.setName("export.objects");
            objects.setSelected(last.hasObjects());
            add(objects);
        }
        if (format.choices().contains(Choice.LAYERS)) {
            layers(level, last);
        }
    }

    private void layers(Level level, ExportFormat.Options last) {
        JPanel list = new JPanel(new MigLayout("insets 0, wrap 1, gapy 0"));
        List<Layer> topFirst = new ArrayList<>(level.layers());
        Collections.reverse(topFirst);
        for (Layer layer : topFirst) {
            if (layer instanceof TileLayer || isPicture) {
                boolean isWanted =
                        last.layers() == null ? isUsual(layer) : last.layers().contains(layer.id());
                JCheckBox box = new JCheckBox(PlainText.of(layer.label()), isWanted);
                box.setName("export.layer." + layer.id());
                layers.put(layer.id(), box);
                list.add(box);
            }
        }
        add(new JLabel("Layers"));
        add(new JScrollPane(list), "hmin 60, grow, push");
    }

    /** True if it is exported where nothing is asked for. */
    private boolean isUsual(Layer layer) {
        return !isPicture || layer.isVisible();
    }

    /** What is chosen now. */
    ExportFormat.Options options(Level level) {
        try {
            scale.commitEdit(); // What is typed is taken without Enter or a click, too.
        } catch (ParseException noNumber) {
            scale.setValue(scale.getValue());
        }
        boolean isUsual = layers.entrySet().stream()
                .allMatch(entry -> entry.getValue().isSelected() == isUsual(level.layer(entry.getKey())));
        List<String> chosen = level.layers().stream()
                .map(Layer::id)
                .filter(id -> layers.containsKey(id) && layers.get(id).isSelected())
                .toList();
        return new ExportFormat.Options(
                ((Number) scale.getValue()).doubleValue(), isUsual ? null : chosen, objects.isSelected());
    }
}
