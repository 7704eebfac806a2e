/**
 * Levels for other programs and from them, a class for each format. Needs no display, and must not know documents,
 * components or the command line.
 */
package dev.ledge.editor.exchange;
