/** Tests of files at the user's command. */
package dev.ledge.editor.action.file;
