/**
 * The runs of the open level: found beside it, played again after each edit, judged, changed and written. Knows
 * documents and the engine's runs; no window.
 */
package dev.ledge.editor.run;
