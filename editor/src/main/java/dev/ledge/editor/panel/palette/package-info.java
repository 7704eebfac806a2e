/** The palette: its tiles as pictures, and what is painted with. */
package dev.ledge.editor.panel.palette;
