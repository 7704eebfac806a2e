package dev.ledge.editor.cli;

import picocli.CommandLine;

/** The exit codes of the command {@code ledge}. */
public final class ExitCodes {
    public static final int FINE = CommandLine.ExitCode.OK;

    /** A check or expectation failed, or a file is bad. */
    public static final int FAILURE = CommandLine.ExitCode.SOFTWARE;

    public static final int WRONG_USAGE = CommandLine.ExitCode.USAGE;

    private ExitCodes() {}
}
