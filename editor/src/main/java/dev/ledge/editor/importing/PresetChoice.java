package dev.ledge.editor.importing;

import dev.ledge.editor.exchange.convert.Mapping;
import java.awt.Component;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JCheckBox;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** Which rules of known engines and games are asked where one's own say nothing, and whether the rest is guessed. */
@SuppressWarnings("serial")
final class PresetChoice extends JPanel {
    private static final Map<String, String> LABELS = Map.of(
            "melonjs", "melonJS",
            "godot", "Godot (YATI)",
            "grid-engine", "Grid Engine",
            "arcade", "Python Arcade",
            "super-tiled2unity", "SuperTiled2Unity",
            "phaser", "Phaser",
            "ldtk", "LDtk",
            "vglc", "VGLC",
            "common", "Common names");

    private final Map<String, JCheckBox> presets = new LinkedHashMap<>();
    private final JCheckBox guess = box("guess", "Guess the rest", "From the shapes of tiles and names of layers");
    private transient Mapping mapping = Mapping.standard();

    PresetChoice(Consumer<Mapping> changed) {
        super(new MigLayout("insets 0, gap 10 0, wrap 4", "[][][][]"));
        setName("import.presets");
        for (String name : Mapping.PRESETS) {
            JCheckBox box = box(name, LABELS.getOrDefault(name, name), "Rules of " + LABELS.getOrDefault(name, name));
            presets.put(name, box);
            add(box);
        }
        add(guess);
        presets.values().forEach(box -> box.addActionListener(e -> changed.accept(chosen())));
        guess.addActionListener(e -> changed.accept(chosen()));
        setEnabled(false); // Until there is a map, which may never be: not every file is one.
    }

    @Override
    public void setEnabled(boolean enabled) {
        super.setEnabled(enabled);
        for (Component box : getComponents()) {
            box.setEnabled(enabled);
        }
    }

    private static JCheckBox box(String name, String label, String hint) {
        JCheckBox box = new JCheckBox(label);
        box.setName("import.preset." + name);
        box.setToolTipText(hint);
        return box;
    }

    void show(Mapping shown) {
        mapping = shown;
        presets.forEach((name, box) -> box.setSelected(shown.presets().contains(name)));
        guess.setSelected(shown.isGuessing());
    }

    /** The order of a mapping's file stays; what is added comes in the usual one. */
    private Mapping chosen() {
        List<String> names = new ArrayList<>(mapping.presets());
        names.removeIf(name -> !presets.get(name).isSelected());
        presets.forEach((name, box) -> {
            if (box.isSelected() && !names.contains(name)) {
                names.add(name);
            }
        });
        boolean isAll = names.size() == Mapping.PRESETS.size();
        List<String> wanted = isAll && !mapping.presets().containsAll(Mapping.PRESETS) ? Mapping.PRESETS : names;
        mapping = new Mapping(mapping.rules(), wanted, guess.isSelected());
        return mapping;
    }
}
