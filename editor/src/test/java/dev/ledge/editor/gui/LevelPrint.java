package dev.ledge.editor.gui;

import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;

/**
 * What a level means, as a number: the same for a level however it came about, by which symbols it is written or in
 * which order its tiles were used.
 */
final class LevelPrint {
    private LevelPrint() {}

    static String of(Level level) {
        StringBuilder all = new StringBuilder();
        for (Layer layer : level.layers()) {
            all.append(layer.common()).append('\n');
            for (int row = 0; layer instanceof TileLayer tiles && row < level.rows(); row++) {
                for (int column = 0; column < level.columns(); column++) {
                    TileRef ref = level.tiles().get(tiles.grid().get(column, row));
                    all.append(ref == null ? "." : ref.tile() + ref.flip().bits());
                }
            }
        }
        long hash = 0xcbf29ce484222325L;
        String text = all.append(level.objects()).append(level.name()).toString();
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
        }
        return Long.toHexString(hash);
    }
}
