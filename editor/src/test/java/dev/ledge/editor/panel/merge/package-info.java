/** Tests of comparing two versions of a level. */
package dev.ledge.editor.panel.merge;
