/**
 * Levels for other programs: pictures and tables of cells. Needs no display, and must not know documents, components or
 * the command line.
 */
package dev.ledge.editor.exchange;
