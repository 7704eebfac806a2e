/** Tests of the palette. */
package dev.ledge.editor.panel.palette;
