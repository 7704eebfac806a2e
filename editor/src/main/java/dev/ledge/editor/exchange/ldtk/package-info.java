/** LDtk's projects from 0.9 to 1.5: read, and written. */
package dev.ledge.editor.exchange.ldtk;
