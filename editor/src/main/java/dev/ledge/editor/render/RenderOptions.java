package dev.ledge.editor.render;

import dev.ledge.editor.render.style.Theme;

/**
 * What to paint, and in which colours.
 *
 * @param theme colours of the surroundings
 * @param background the area outside the level and the sky behind it; without, what is there shines through
 * @param parallax layers follow the camera by their own factor; without, cells lie where they are edited
 * @param objects platforms, enemies and all other objects
 * @param marks what only the designer sees: spawn, markers, names and areas without a look of their own
 * @param pairs whether actors are translucent while they overlap others
 * @param ghosts where the player was in earlier plays at the same tick
 * @param atStart whether tiles and platforms that are not there when the level begins are faint; what runs knows itself
 */
public record RenderOptions(
        Theme theme,
        boolean background,
        boolean parallax,
        boolean objects,
        boolean marks,
        boolean pairs,
        boolean ghosts,
        boolean atStart) {

    /** For editing: everything where it is edited, with the designer's marks. */
    public static RenderOptions editing(Theme theme) {
        return new RenderOptions(theme, true, false, true, true, false, false, true);
    }

    /** For playing: as the player of the game would see it. */
    public static RenderOptions playing(Theme theme) {
        return new RenderOptions(theme, true, true, true, false, false, true, false);
    }

    public RenderOptions withTheme(Theme value) {
        return new RenderOptions(value, background, parallax, objects, marks, pairs, ghosts, atStart);
    }

    public RenderOptions withObjects(boolean value) {
        return new RenderOptions(theme, background, parallax, value, marks, pairs, ghosts, atStart);
    }

    public RenderOptions withPairs(boolean value) {
        return new RenderOptions(theme, background, parallax, objects, marks, value, ghosts, atStart);
    }

    public RenderOptions withGhosts(boolean value) {
        return new RenderOptions(theme, background, parallax, objects, marks, pairs, value, atStart);
    }
}
