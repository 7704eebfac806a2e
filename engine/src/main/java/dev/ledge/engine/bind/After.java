package dev.ledge.engine.bind;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a component of a record means depends on others, which stand before it among the components, so it is read after
 * them, wherever in the file it is. A field that the file has too early is passed over and read at the end.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface After {

    /** {@return the names of the others} */
    String[] value();
}
