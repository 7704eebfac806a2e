package dev.ledge.engine.fuzz;

/** Distinguishes failures by what was broken and where: two of the same signature have one cause, most likely. */
final class Signature {
    private static final String ENGINE = "dev.ledge.engine.";
    private static final int FRAMES = 3;

    private Signature() {}

    static String of(Throwable seen) {
        Throwable cause = seen.getCause() == null ? seen : seen.getCause();
        StringBuilder signature = new StringBuilder();
        if (seen instanceof Violation violation) {
            signature.append(violation.invariant()).append(' ');
        }
        signature.append(cause.getClass().getName());
        int frames = 0;
        for (StackTraceElement frame : cause.getStackTrace()) {
            if (frame.getClassName().startsWith(ENGINE) && frames++ < FRAMES) {
                signature.append(' ').append(frame.getClassName()).append('.').append(frame.getMethodName());
            }
        }
        return signature.toString();
    }
}
