/**
 * What the editor is measured with: the pace of its preview on a real window, and large maps out and in. No tests; the
 * profile {@code bench} runs them and prints a table.
 */
package dev.ledge.editor.bench;
