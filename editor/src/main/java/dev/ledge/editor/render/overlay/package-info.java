/**
 * What is drawn over a running world to explain its physics, one class each, in one list. Reads the world and the
 * engine's inspection, and changes nothing; knows neither components nor settings.
 */
package dev.ledge.editor.render.overlay;
