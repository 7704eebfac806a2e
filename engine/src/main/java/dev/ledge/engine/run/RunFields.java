package dev.ledge.engine.run;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.Within;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.level.json.Header;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.annotation.JsonDeserialize;

/** The fields of a run's file; a field is null if it is missing or wrong. */
record RunFields(
        @Header.Of(FileKind.RUN) String format,
        @Header.Of(FileKind.RUN) Integer version,
        String level,
        String about,

        @Within(min = 0, max = Run.MAX_TICKS, unit = "ticks")
        Integer ticks,

        @Within(min = -Limits.MAX_COORDINATE, max = Limits.MAX_COORDINATE, unit = "px")
        Vec start,

        @JsonDeserialize(using = InputReader.class) InputTrack input,

        @JsonDeserialize(using = ExpectationsReader.class) List<Expectation> expect,

        @JsonDeserialize(using = HashReader.class) Long hash,
        Map<String, Object> unknown) {

    Run run(SourceLocations places) {
        return new Run(level, about, ticks, start, input, expect, hash, unknown, places);
    }
}
