/** Tests of what all painting shares. */
package dev.ledge.editor.render.style;
