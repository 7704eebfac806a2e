/**
 * The problems of the open level: the check that runs beside the editing, its list, and the button that counts them.
 */
package dev.ledge.editor.panel.problem;
