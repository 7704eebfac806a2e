package dev.ledge.editor.feel;

import java.util.Objects;

/** Two feels that are compared. */
public record FeelPair(Feel a, Feel b) {
    public FeelPair {
        Objects.requireNonNull(a);
        Objects.requireNonNull(b);
    }
}
