package dev.ledge.engine.file;

import java.io.IOException;
import java.io.OutputStream;

/** What is to be in a file, made while it is written: it need not fit into memory. */
@FunctionalInterface
public interface FileContent {
    /**
     * Writes all of it, once.
     *
     * @param out where it goes, unbuffered; left open
     * @throws IOException if it cannot be written
     */
    void writeTo(OutputStream out) throws IOException;
}
