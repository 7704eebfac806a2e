/** Tests of the parts of the import dialog. */
package dev.ledge.editor.importing;
