/** Tests of the import dialog's parts. */
package dev.ledge.editor.importing;
