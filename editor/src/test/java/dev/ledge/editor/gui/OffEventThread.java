package dev.ledge.editor.gui;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A test class that knows components and yet is none to run on the event dispatch thread. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface OffEventThread {
    /** Why. */
    String because();
}
