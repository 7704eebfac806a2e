package dev.ledge.editor.diff;

import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Physics;
import java.util.Map;

/**
 * What a level has beside layers and objects; a {@code null} was left out by the file.
 *
 * @param palette a {@link Palette} that is part of the level, a {@link LinkedPalette}, or null
 */
record LevelHeader(
        String name,
        int grid,
        Size size,
        Object palette,
        Physics physics,
        ActorProfile player,
        Map<String, Boolean> groups,
        Map<String, Object> props,
        Map<String, Object> unknown) {

    static LevelHeader of(Level level) {
        Palette own = level.hasPalette() ? level.palette() : null;
        return new LevelHeader(
                level.name(),
                level.grid(),
                new Size(level.columns(), level.rows()),
                level.palettePath() == null ? own : new LinkedPalette(level.palettePath(), own),
                level.hasPhysics() ? level.physics() : null,
                level.hasPlayer() ? level.player() : null,
                level.hasGroups() ? level.groups() : null,
                level.props(),
                level.unknown());
    }

    void putInto(LevelBuilder level) {
        level.name(name)
                .grid(grid)
                .size(size.columns(), size.rows())
                .physics(physics)
                .player(player)
                .groups(groups)
                .props(props)
                .unknown(unknown);
        if (palette instanceof LinkedPalette linked) {
            level.palette(linked.path(), linked.palette());
        } else {
            level.palette(null, (Palette) palette);
        }
    }
}
