package dev.ledge.engine.bind;

/** The fields that a record has, each with a slot in its {@link Form}. */
public interface Slots {

    /** {@return how many there are} */
    int size();

    /** {@return the slot of a field, or −1} */
    int slot(String name);
}
