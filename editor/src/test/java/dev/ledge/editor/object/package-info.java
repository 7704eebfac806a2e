/** Tests of what the editor knows of each type of object. */
package dev.ledge.editor.object;
