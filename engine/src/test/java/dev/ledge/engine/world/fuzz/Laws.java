package dev.ledge.engine.world.fuzz;

import java.util.List;

/** All laws. */
final class Laws {
    private Laws() {}

    static List<Law> all() {
        return List.of(
                new InvariantLaw(),
                new MirrorLaw(),
                new RestoreLaw(),
                new ShiftLaw(),
                new MovedStateLaw(),
                new FarAwayLaw(),
                new InsertionLaw(),
                new PolygonLaw(),
                new SmallStepsLaw(),
                new PairLaw(),
                new EditLaw(),
                new ShortcutLaw(),
                new SumLaw(),
                new Flowing(new InvariantLaw()),
                new Flowing(new MirrorLaw()),
                new Flowing(new RestoreLaw()),
                new Flowing(new EditLaw()),
                new Flowing(new ShortcutLaw()),
                new Unsteady(new InvariantLaw()),
                new Unsteady(new MirrorLaw()),
                new Unsteady(new RestoreLaw()),
                new Unsteady(new ShiftLaw()),
                new Unsteady(new MovedStateLaw()),
                new Unsteady(new FarAwayLaw()),
                new Unsteady(new InsertionLaw()),
                new Unsteady(new PolygonLaw()),
                new Unsteady(new PairLaw()),
                new Unsteady(new EditLaw()),
                new Unsteady(new ShortcutLaw()),
                new OnGrid(new InvariantLaw()),
                new OnGrid(new MirrorLaw()),
                new OnGrid(new RestoreLaw()),
                new OnGrid(new ShiftLaw()),
                new OnGrid(new FarAwayLaw()),
                new OnGrid(new InsertionLaw()),
                new OnGrid(new ShortcutLaw()),
                new OnGrid(new ClosedLaw()),
                new Unsteady(new OnGrid(new InvariantLaw())),
                new Unsteady(new OnGrid(new MirrorLaw())),
                new Unsteady(new OnGrid(new RestoreLaw())),
                new Unsteady(new OnGrid(new ShiftLaw())),
                new Unsteady(new OnGrid(new ShortcutLaw())));
    }

    static Law named(String name) {
        return all().stream().filter(law -> law.name().equals(name)).findFirst().orElseThrow();
    }
}
