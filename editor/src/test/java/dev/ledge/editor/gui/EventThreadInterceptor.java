package dev.ledge.editor.gui;

import java.awt.EventQueue;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/** Runs a test class on the event dispatch thread, see {@link OnEventThread}. */
final class EventThreadInterceptor implements InvocationInterceptor {
    /** What is thrown there is thrown here, as it is: JUnit tells a failed test from one that was left out by it. */
    private static <T> T there(Invocation<T> invocation) throws Throwable {
        FutureTask<T> task = new FutureTask<>(() -> {
            try {
                return invocation.proceed();
            } catch (Error | Exception e) {
                throw e;
            } catch (Throwable e) {
                throw new AssertionError(e);
            }
        });
        EventQueue.invokeAndWait(task);
        try {
            return task.get();
        } catch (ExecutionException e) {
            throw e.getCause();
        }
    }

    @Override
    public <T> T interceptTestClassConstructor(
            Invocation<T> invocation, ReflectiveInvocationContext<Constructor<T>> of, ExtensionContext context)
            throws Throwable {
        return there(invocation);
    }

    @Override
    public void interceptBeforeAllMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> of, ExtensionContext context)
            throws Throwable {
        there(invocation);
    }

    @Override
    public void interceptBeforeEachMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> of, ExtensionContext context)
            throws Throwable {
        there(invocation);
    }

    @Override
    public void interceptTestMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> of, ExtensionContext context)
            throws Throwable {
        there(invocation);
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> of, ExtensionContext context)
            throws Throwable {
        there(invocation);
    }

    @Override
    public void interceptAfterEachMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> of, ExtensionContext context)
            throws Throwable {
        there(invocation);
    }

    @Override
    public void interceptAfterAllMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> of, ExtensionContext context)
            throws Throwable {
        there(invocation);
    }
}
