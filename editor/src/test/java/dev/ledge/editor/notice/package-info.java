/** Tests of notices and the status line. */
package dev.ledge.editor.notice;
