/** What several of the editor's components have in common and Swing lacks. Knows nothing of levels. */
package dev.ledge.editor.component;
