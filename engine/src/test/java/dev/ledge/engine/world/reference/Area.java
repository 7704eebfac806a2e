package dev.ledge.engine.world.reference;

/** A rectangle that stands still or rides a solid; lengths in px, at the start. */
interface Area {
    double x();

    double y();

    double w();

    double h();

    /** Index of the solid that it moves with, −1 if it stands still. */
    int rides();
}
