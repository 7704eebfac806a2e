/** Tests of {@code file}. */
package dev.ledge.engine.file;
