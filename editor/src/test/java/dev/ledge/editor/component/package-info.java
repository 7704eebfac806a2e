/** Tests of what other packages make their components of. */
package dev.ledge.editor.component;
