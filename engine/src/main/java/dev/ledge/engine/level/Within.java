package dev.ledge.engine.level;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The numbers that a record component may have, be it one, a pair or a list of pairs: each of them is finite and from
 * {@link #min} to {@link #max}. Declared once here; the record's constructor, the reader and the editor's fields use
 * {@link Limits}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Within {

    /** {@return the smallest number} */
    double min();

    /** {@return the largest number} */
    double max();

    /** {@return the unit, for people; empty for a mere number} */
    String unit();

    /** {@return true if infinity is allowed, too, and stands for no limit} */
    boolean orInfinite() default false;
}
