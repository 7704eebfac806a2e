/**
 * What keys are called, and which are the buttons of the game: the one place that menus, the inspector's explanations,
 * the help and the preview ask. Knows nothing else of the editor.
 */
package dev.ledge.editor.key;
