/** Tests of what the program begins with, and of which package of the editor may import which. */
package dev.ledge.editor;
