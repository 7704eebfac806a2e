/**
 * Makes a level of another program's map. What a tile or object becomes is said by a mapping: the user's own rules,
 * then those of the presets, then a guess.
 */
package dev.ledge.editor.exchange.convert;
