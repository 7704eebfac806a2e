package dev.ledge.engine.level.json;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.ledge.engine.bind.After;
import dev.ledge.engine.bind.Partial;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.level.Within;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.annotation.JsonDeserialize;

/** The fields of a level's file; a field is null if it is missing or wrong. */
record LevelFields(
        @Header.Of(FileKind.LEVEL) String format,
        @Header.Of(FileKind.LEVEL) Integer version,
        String name,

        @JsonProperty(required = true) @Within(min = 1, max = Level.MAX_GRID, unit = "px")
        Integer grid,

        @JsonProperty(required = true) @JsonDeserialize(using = SizeReader.class)
        Vec size,

        @JsonDeserialize(using = PaletteFieldReader.class) PaletteField palette,

        Physics physics,
        @After("grid") PlayerFields player,

        @After({"size", "palette"}) @JsonDeserialize(using = LayersReader.class)
        List<Layer> layers,

        @After({"grid", "palette", "layers"}) @JsonDeserialize(using = ObjectsReader.class)
        List<LevelObject> objects,

        Map<String, Boolean> groups,
        Map<String, Object> props,
        Map<String, Object> unknown)
        implements Partial {

    /**
     * The level, which need not be one that can be built.
     *
     * @param scope has the tiles that the layers place
     */
    LevelBuilder level(LevelScope scope) {
        PaletteField field = palette == null ? PaletteField.NONE : palette;
        LevelBuilder level = new LevelBuilder()
                .name(name)
                .grid(grid == null ? 1 : grid)
                .palette(field.path(), field.palette())
                .physics(physics)
                .player(player == null ? null : player.profile())
                .groups(groups)
                .props(props)
                .unknown(unknown);
        if (size != null) {
            level.size((int) size.x(), (int) size.y());
        }
        if (layers != null) {
            level.layers(layers).tiles(TileTable.of(List.copyOf(scope.tiles().keySet())));
        }
        if (objects != null) {
            level.objects(objects);
        }
        return level;
    }
}
