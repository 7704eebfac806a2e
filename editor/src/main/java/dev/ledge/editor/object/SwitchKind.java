package dev.ledge.editor.object;

import dev.ledge.editor.render.object.ObjectSight;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Switch;
import java.util.List;

/** An area that switches a group of tiles and platforms. */
final class SwitchKind extends ObjectKind<Switch> {
    /** The group of a new one: without one it would switch nothing. */
    private static final String FIRST_GROUP = "red";

    SwitchKind() {
        super(Switch.class, "Switch", Placing.AREA);
    }

    @Override
    public Switch create(ObjectCommon common, TileRef tile) {
        return new Switch(common, FIRST_GROUP, null, null);
    }

    @Override
    public void paint(ObjectSight sight, Switch area) {
        SwitchPainter.paint(sight.g(), sight.box(), area, sight.isOn(area.group()), sight.sinceActed());
        if (area.group() != null && sight.showsAreas()) {
            sight.label(area.group(), SwitchPainter.SIDE);
        }
    }

    @Override
    public void rows(Rows<Switch> rows) {
        rows.section("Switch", true);
        rows.text(
                "Group",
                "The group of tiles and platforms that it switches; without one it switches nothing.",
                o -> o.group() == null ? "" : o.group(),
                (o, group) -> new Switch(o.common(), ChangingRows.nameOrNull(group), o.sets(), o.who()));
        rows.choice(
                ChoiceSpec.of(
                        "Sets",
                        "What becomes of the group when somebody comes into the area.",
                        List.of(Switch.Sets.values()),
                        Switch.Sets::json),
                o -> o.sets() != null,
                Switch::effectiveSets,
                (o, sets) -> new Switch(o.common(), o.group(), sets, o.who()));
        rows.choice(
                ChoiceSpec.of("Who", "Who can switch it.", List.of(Switch.Who.values()), Switch.Who::json),
                o -> o.who() != null,
                Switch::effectiveWho,
                (o, who) -> new Switch(o.common(), o.group(), o.sets(), who));
    }
}
