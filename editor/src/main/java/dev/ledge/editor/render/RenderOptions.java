package dev.ledge.editor.render;

/**
 * What to paint, and in which colours.
 *
 * @param theme colours of the surroundings
 * @param background the area outside the level and the sky behind it; without, what is there shines through
 * @param parallax layers follow the camera by their own factor; without, cells lie where they are edited
 * @param objects platforms, enemies and all other objects
 * @param marks what only the designer sees: spawn, markers, names and areas without a look of their own
 * @param contacts contact points of the last step, with their normals
 * @param velocity an arrow along each actor's velocity
 * @param state each actor's state in words
 * @param boxes each actor's box
 * @param ghosts where the player was in earlier plays at the same tick
 */
public record RenderOptions(
        Theme theme,
        boolean background,
        boolean parallax,
        boolean objects,
        boolean marks,
        boolean contacts,
        boolean velocity,
        boolean state,
        boolean boxes,
        boolean ghosts) {

    /** For editing: everything where it is edited, with the designer's marks. */
    public static RenderOptions editing(Theme theme) {
        return new RenderOptions(theme, true, false, true, true, false, false, false, false, false);
    }

    /** For playing: as the player of the game would see it. */
    public static RenderOptions playing(Theme theme) {
        return new RenderOptions(theme, true, true, true, false, false, false, false, false, true);
    }

    public RenderOptions withTheme(Theme value) {
        return new RenderOptions(value, background, parallax, objects, marks, contacts, velocity, state, boxes, ghosts);
    }

    public RenderOptions withObjects(boolean value) {
        return new RenderOptions(theme, background, parallax, value, marks, contacts, velocity, state, boxes, ghosts);
    }

    public RenderOptions withMarks(boolean value) {
        return new RenderOptions(theme, background, parallax, objects, value, contacts, velocity, state, boxes, ghosts);
    }

    public RenderOptions withContacts(boolean value) {
        return new RenderOptions(theme, background, parallax, objects, marks, value, velocity, state, boxes, ghosts);
    }

    public RenderOptions withVelocity(boolean value) {
        return new RenderOptions(theme, background, parallax, objects, marks, contacts, value, state, boxes, ghosts);
    }

    public RenderOptions withState(boolean value) {
        return new RenderOptions(theme, background, parallax, objects, marks, contacts, velocity, value, boxes, ghosts);
    }

    public RenderOptions withBoxes(boolean value) {
        return new RenderOptions(theme, background, parallax, objects, marks, contacts, velocity, state, value, ghosts);
    }

    public RenderOptions withGhosts(boolean value) {
        return new RenderOptions(theme, background, parallax, objects, marks, contacts, velocity, state, boxes, value);
    }
}
