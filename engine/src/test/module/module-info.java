/** A game outside of the project, see NamedModuleTest. */
module embedded.game {
    requires dev.ledge.engine;

    exports embedded.game;
}
