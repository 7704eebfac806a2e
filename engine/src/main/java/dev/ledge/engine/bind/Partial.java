package dev.ledge.engine.bind;

/**
 * A record that is made even if a field is wrong or missing that it cannot do without: what a newer version wrote is
 * shown as well as it can be.
 */
public interface Partial {}
