/**
 * The runs of the open level: their list with what each expects, the button that counts them, and what there is to say
 * when a new one is saved.
 */
package dev.ledge.editor.panel.run;
