package dev.ledge.engine.world.reference;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.HazardArea;
import dev.ledge.engine.level.object.Switch;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.testing.TestPalette;
import java.util.List;

/** What comes and goes, and what switches, kills and wins, as tiles and objects. */
final class SceneChanges {
    private SceneChanges() {}

    /** Draws a cell that crumbles. */
    static void draw(TestLevels levels, Solid cell) {
        String name = "crumbs-" + cell.fickle().after() + "-" + cell.fickle().back();
        levels.define(
                TestPalette.tile(name, Shape.FULL).withChanging(cell.fickle().changing()));
        levels.tile((int) (cell.x() / Scene.GRID), (int) (cell.y() / Scene.GRID), TileRef.of(name));
    }

    /** An area among solids. */
    static LevelObject area(String id, Zone zone, List<Solid> solids) {
        String platform = zone.rides() < 0 ? null : solids.get(zone.rides()).id();
        ObjectCommon plain = ObjectCommon.of(id, new Vec(zone.x(), zone.y()), new Vec(zone.w(), zone.h()));
        ObjectCommon common = new ObjectCommon(
                id, plain.at(), plain.size(), null, plain.props(), null, null, platform, plain.unknown());
        return switch (zone.kind()) {
            case HAZARD -> new HazardArea(common);
            case GOAL -> new Goal(common);
            case SWITCH -> new Switch(common, zone.group(), zone.sets(), Switch.Who.ANY);
        };
    }
}
