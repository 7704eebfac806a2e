package dev.ledge.engine.run;

import dev.ledge.engine.bind.JsonKind;
import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.bind.ValueReaders;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.Severity;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Reads the buttons held over time, {@code [[tick, "held buttons"], …]}. */
final class InputReader extends ValueDeserializer<InputTrack> {
    @Override
    public InputTrack deserialize(JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        if (!reading.is(parser, JsonKind.ARRAY)) {
            return null;
        }
        List<InputTrack.Change> changes = new ArrayList<>();
        int before = -1;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            int offset = reading.offset(parser);
            String pointer = reading.pointer(parser);
            InputTrack.Change change = change(parser, reading);
            if (change != null && change.tick() <= before) {
                reading.add(
                        Severity.ERROR,
                        offset,
                        pointer,
                        Code.OUT_OF_RANGE,
                        "tick " + change.tick() + " does not come after tick " + before
                                + "; list the changes in the order of their ticks, one a tick");
            } else if (change != null) {
                changes.add(change);
                before = change.tick();
            }
        }
        return InputTrack.of(changes);
    }

    private static InputTrack.Change change(JsonParser parser, Reading reading) {
        List<Integer> tickAndButtons = ValueReaders.two(
                parser,
                List.of((tick, in) -> ValueReaders.whole(tick, 0, Run.MAX_TICKS, in), InputReader::buttons),
                name -> "here must be [tick, \"held buttons\"]",
                reading);
        return tickAndButtons == null || tickAndButtons.contains(null)
                ? null
                : new InputTrack.Change(tickAndButtons.get(0), tickAndButtons.get(1));
    }

    private static Integer buttons(JsonParser parser, Reading reading) {
        String names = ValueReaders.text(parser, reading);
        if (names == null) {
            return null;
        }
        for (String name : names.trim().split("\\s+")) {
            boolean isKnown = Arrays.stream(Buttons.values())
                    .anyMatch(button -> button.json().equals(name));
            if (!name.isEmpty() && !isKnown) {
                String known =
                        Arrays.stream(Buttons.values()).map(Buttons::json).collect(Collectors.joining(", "));
                reading.error(
                        parser,
                        Code.UNKNOWN_WORD,
                        "'" + Excerpt.of(name) + "' is not a button; use " + known + ", apart by spaces");
                return null;
            }
        }
        return Buttons.parse(names);
    }
}
