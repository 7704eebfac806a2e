package dev.ledge.editor.feel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Which feels there are to choose from, and which two are compared. For the event thread. */
public final class FeelChoice {
    private final List<Runnable> listeners = new ArrayList<>();
    private final Consumer<FeelPair> remember;
    private List<Feel> saved = List.of();
    private Feel kept;
    private String nameA;
    private String nameB;

    /**
     * A choice.
     *
     * @param nameA the first feel's name; one that is not there stands for the open level's
     * @param nameB the other's
     * @param remember is given every pair that is chosen
     */
    public FeelChoice(String nameA, String nameB, Consumer<FeelPair> remember) {
        this.nameA = nameA;
        this.nameB = nameB;
        this.remember = remember;
    }

    /** All there are: the open level's, one that was kept, Ledge's and those that were saved. */
    public List<Feel> all() {
        List<Feel> all = new ArrayList<>();
        all.add(Feel.OPEN);
        if (kept != null) {
            all.add(kept);
        }
        all.addAll(Feel.OWN);
        all.addAll(saved);
        return all;
    }

    /** Those that were saved beside the palette. */
    public void setSaved(List<Feel> feels) {
        if (!saved.equals(feels)) {
            saved = List.copyOf(feels);
            changed();
        }
    }

    /** Those that were saved, as they are known now. */
    public List<Feel> saved() {
        return saved;
    }

    /** The two that are compared. */
    public FeelPair pair() {
        return new FeelPair(named(nameA), named(nameB));
    }

    private Feel named(String name) {
        return all().stream()
                .filter(feel -> feel.name().equals(name))
                .findFirst()
                .orElse(Feel.OPEN);
    }

    /** Compares two others. */
    public void choose(Feel a, Feel b) {
        if (!a.name().equals(nameA) || !b.name().equals(nameB)) {
            nameA = a.name();
            nameB = b.name();
            remember.accept(pair());
            changed();
        }
    }

    /** Adds a feel for now, in place of the last one that was added so. */
    public void keep(Feel feel) {
        kept = feel;
        changed();
    }

    /** Is called when there are others, or others are chosen. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    private void changed() {
        List.copyOf(listeners).forEach(Runnable::run);
    }
}
