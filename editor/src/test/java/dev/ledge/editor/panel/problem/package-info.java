/** Tests of the problems of the open level. */
package dev.ledge.editor.panel.problem;
