package dev.ledge.editor.panel;

import dev.ledge.engine.level.Switch;
import java.util.List;

/** The rows of switches. */
final class SwitchForm {
    private SwitchForm() {}

    static void add(Form form, ObjectLens<Switch> lens) {
        form.text(
                "Group",
                "The group of tiles and platforms that it switches; without one it switches nothing.",
                lens.read(o -> o.group() == null ? "" : o.group()),
                lens.write((o, group) -> new Switch(o.common(), ChangingForm.nameOrNull(group), o.sets(), o.who())));
        form.choice(
                "Sets",
                "What becomes of the group when somebody comes into the area.",
                List.of(Switch.Sets.values()),
                Switch.Sets::json,
                lens.read(Switch::effectiveSets),
                lens.write((o, sets) -> new Switch(o.common(), o.group(), sets, o.who())));
        form.choice(
                "Who",
                "Who can switch it.",
                List.of(Switch.Who.values()),
                Switch.Who::json,
                lens.read(Switch::effectiveWho),
                lens.write((o, who) -> new Switch(o.common(), o.group(), o.sets(), who)));
    }
}
