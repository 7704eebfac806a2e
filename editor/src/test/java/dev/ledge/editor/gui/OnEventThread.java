package dev.ledge.editor.gui;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test class of which everything runs on the event dispatch thread: fields that are initialized, what is done before
 * and after, the tests. Components need no window to have events: one that is given a size posts its resizing, which
 * another thread would race.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@ExtendWith(EventThreadInterceptor.class)
public @interface OnEventThread {}
