/**
 * Two versions of a level in comparison: the list of differences, their marks on the canvas, and settling conflicts.
 */
package dev.ledge.editor.panel.merge;
