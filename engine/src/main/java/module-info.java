/**
 * Levels as values and their simulation as a function of the buttons held: what Ledge's editor previews and what a game
 * ships with.
 *
 * <p>A game reads a level ({@link dev.ledge.engine.level.json}), makes a {@link dev.ledge.engine.world.World} of it and
 * steps that once a tick.
 */
module dev.ledge.engine {
    requires com.fasterxml.jackson.annotation;
    requires tools.jackson.core;
    requires tools.jackson.databind;

    exports dev.ledge.engine.check;
    exports dev.ledge.engine.control;
    exports dev.ledge.engine.file;
    exports dev.ledge.engine.geometry;
    exports dev.ledge.engine.level;
    exports dev.ledge.engine.level.json;
    exports dev.ledge.engine.level.object;
    exports dev.ledge.engine.problem;
    exports dev.ledge.engine.run;
    exports dev.ledge.engine.world;
    exports dev.ledge.engine.world.type;

    // For the records of what files have in them, which no game needs to see.
    opens dev.ledge.engine.level.json to
            tools.jackson.databind;
    opens dev.ledge.engine.run to
            tools.jackson.databind;

    uses dev.ledge.engine.world.ControllerProvider;

    provides dev.ledge.engine.world.ControllerProvider with
            dev.ledge.engine.control.StandardControllers;
}
