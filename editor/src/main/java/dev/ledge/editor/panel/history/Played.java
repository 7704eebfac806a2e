package dev.ledge.editor.panel.history;

import dev.ledge.editor.exchange.RunTrail;
import dev.ledge.editor.preview.RecordedPlay;
import dev.ledge.editor.view.Trail;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.Run;
import java.util.function.BooleanSupplier;

/** Something that was played and can be played again in another state of the level. */
public interface Played {
    /** Where the player is then, or what there is of it when it is not wanted any more; for any thread. */
    Trail trailIn(Level level, BooleanSupplier isOutdated);

    /** A run of the level. */
    static Played of(String name, Run run) {
        return new Named(name) {
            @Override
            public Trail trailIn(Level level, BooleanSupplier isOutdated) {
                return RunTrail.of(level, run, isOutdated);
            }
        };
    }

    /** What was played in the editor. */
    static Played of(String name, RecordedPlay play) {
        return new Named(name) {
            @Override
            public Trail trailIn(Level level, BooleanSupplier isOutdated) {
                return play.trailIn(level, isOutdated);
            }
        };
    }

    /** No run: no trail. */
    static Played nothing() {
        return new Named("No run") {
            @Override
            public Trail trailIn(Level level, BooleanSupplier isOutdated) {
                return Trail.EMPTY;
            }
        };
    }

    /** Shows its name in lists; those of the same name are the same to choose. */
    abstract class Named implements Played {
        private final String name;

        Named(String name) {
            this.name = name;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Named named && named.name.equals(name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
