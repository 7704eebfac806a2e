package dev.ledge.engine.bind;

import tools.jackson.databind.BeanProperty;

/** Which components of records are no fields of their own. */
public interface RecordParts {

    /** {@return true for a record whose fields stand among those of the records that it is part of} */
    boolean isSpread(Class<?> type);

    /** {@return a part that is spread, or an equal one that is there already} */
    Object tidy(Object part);

    /**
     * {@return how to read a part that is no record, but whose fields stand among those of the record; null for others}
     */
    Spread spread(Class<?> type);

    /** {@return true for the component that is not a field, but the key of the whole} */
    boolean isKey(BeanProperty property);
}
