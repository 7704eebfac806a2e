package dev.ledge.engine.bind;

import java.util.Map;
import tools.jackson.databind.ValueDeserializer;

/** How a part of a record is read whose fields stand among those of the record. */
public interface Spread {

    /** {@return a reader for each field, in their order} */
    Map<String, ValueDeserializer<?>> fields();

    /** {@return the part} */
    Object made(Form form, int from);
}
