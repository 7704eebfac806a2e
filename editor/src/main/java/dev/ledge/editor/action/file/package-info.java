/** Files at the user's command: opened, saved, imported, exported, and restored after a crash. */
package dev.ledge.editor.action.file;
