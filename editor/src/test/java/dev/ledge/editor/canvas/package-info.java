/** Tests of the canvas in real windows: what is painted with the pointer is in the document and on the screen. */
package dev.ledge.editor.canvas;
