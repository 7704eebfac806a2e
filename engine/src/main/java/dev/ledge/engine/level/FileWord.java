package dev.ledge.engine.level;

/** A constant that files name by a word. */
public interface FileWord {
    /** {@return the word in files} */
    String json();
}
