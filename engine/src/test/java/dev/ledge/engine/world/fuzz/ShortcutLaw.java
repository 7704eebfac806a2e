package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.Shortcuts;
import dev.ledge.engine.world.World;

/** The shortcuts that most steps take come to what sweeping everything comes to, to the bit, under edits too. */
final class ShortcutLaw implements Law {
    @Override
    public String name() {
        return "shortcuts";
    }

    @Override
    public GameOptions options() {
        return GameOptions.EDITED;
    }

    @Override
    public Violation violation(Game game) {
        World shortcuts = new World(game.level());
        World swept = new World(game.level());
        Shortcuts.prefer(shortcuts);
        Shortcuts.forbid(swept);
        int next = 0;
        for (int tick = 0; tick < game.ticks(); tick++) {
            while (next < game.edits().size() && game.edits().get(next).tick() <= tick) {
                Level level = game.edits().get(next++).edit().of(shortcuts.level());
                shortcuts.edit(level);
                swept.edit(level);
                Shortcuts.prefer(shortcuts);
                Shortcuts.forbid(swept);
            }
            int buttons = game.input().buttonsAt(tick);
            shortcuts.step(buttons);
            swept.step(buttons);
            if (shortcuts.fullHash() != swept.fullHash()) {
                String difference = Violations.difference(shortcuts, swept, 0, 0, 0);
                return new Violation("shortcut", tick, difference == null ? "what does not show" : difference);
            }
        }
        return null;
    }
}
