package dev.ledge.engine.world.reference;

/** Areas that kill, win or switch, and what comes of touching them. */
final class SlowZones {
    private final SlowAreas<Zone> zones;
    private final SlowBody body;

    SlowZones(SlowAreas<Zone> zones, SlowBody body) {
        this.zones = zones;
        this.body = body;
    }

    /** The tick is over: a body that has touched something dies, wins or switches. */
    void act(SlowChanges changes) {
        String switched = null;
        for (int i = 0; i < zones.count() && body.isAlive; i++) {
            if (!zones.enters(i)) {
                continue;
            }
            Zone zone = zones.get(i);
            switch (zone.kind()) {
                case HAZARD -> body.isAlive = false;
                case GOAL -> body.hasWon = true;
                case SWITCH -> {
                    if (zone.group().equals(switched)) {
                        body.undecide("two switches at once");
                    }
                    switched = zone.group();
                    changes.apply(zone.sets(), zone.group());
                }
            }
        }
    }
}
