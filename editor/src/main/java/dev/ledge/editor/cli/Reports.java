package dev.ledge.editor.cli;

import dev.ledge.editor.fault.FaultFiles;
import dev.ledge.editor.fault.FaultReport;
import dev.ledge.editor.fault.FaultText;
import dev.ledge.engine.file.IoReason;
import dev.ledge.engine.file.WriteException;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.problem.Severity;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;

/** What the commands report of files that cannot be read or written. */
final class Reports {

    /** Why standard output cannot be written: a stream of Java's gives no more. */
    static final String NOBODY_READS =
            "it could not be written to the end; its disk is full, or the program that reads it has gone";

    private Reports() {}

    /** A file that could not be written. */
    static Problem unwritable(Path file, IOException e) {
        String reason = e instanceof WriteException known ? known.reason() : IoReason.writing(e, file);
        return Problem.ofFile(Code.UNWRITABLE, file.toString(), "this cannot be written: " + reason);
    }

    /** A file that Ledge fails on through a fault of its own, or for want of memory. */
    static Problem internal(Path file, Throwable fault) {
        return new Problem(Severity.ERROR, FaultText.code(fault), file.toString(), 0, 0, "", words(fault));
    }

    /** What to say of a fault: where its report is, never what was thrown. */
    static String words(Throwable fault) {
        Path report = fault instanceof OutOfMemoryError
                ? null
                : FaultFiles.ofUser()
                        .keep(FaultReport.of(fault, "a command", null, Instant.now()))
                        .orElse(null);
        return FaultText.of(fault, report);
    }
}
