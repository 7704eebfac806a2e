/**
 * Files on the disk as others see them: what their bytes are, and when something happens to them. It must know nothing
 * of levels.
 */
package dev.ledge.editor.file;
