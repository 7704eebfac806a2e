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
    public Taste taste() {
        return Taste.EDITED;
    }

    @Override
    public Breach breach(Game game) {
        World fast = new World(game.level());
        World swept = new World(game.level());
        Shortcuts.prefer(fast);
        Shortcuts.forbid(swept);
        int next = 0;
        for (int tick = 0; tick < game.ticks(); tick++) {
            while (next < game.edits().size() && game.edits().get(next).tick() <= tick) {
                Level level = game.edits().get(next++).edit().of(fast.level());
                fast.edit(level);
                swept.edit(level);
                Shortcuts.prefer(fast);
                Shortcuts.forbid(swept);
            }
            int buttons = game.input().buttonsAt(tick);
            fast.step(buttons);
            swept.step(buttons);
            if (fast.fullHash() != swept.fullHash()) {
                String difference = Breaches.difference(fast, swept, 0, 0, 0);
                return new Breach("shortcut", tick, difference == null ? "what does not show" : difference);
            }
        }
        return null;
    }
}
