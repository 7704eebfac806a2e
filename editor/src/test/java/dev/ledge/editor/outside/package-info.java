/** Tests of what is made of changes by other programs. */
package dev.ledge.editor.outside;
