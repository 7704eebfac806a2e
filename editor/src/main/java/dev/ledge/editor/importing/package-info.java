/**
 * The import dialog: what is in another program's map and what becomes of it, as a table; the level as it comes out;
 * what has no equal. Levels are made off the event thread, the newest wish first.
 */
package dev.ledge.editor.importing;
