/** Tests of what is written for other programs. */
package dev.ledge.editor.exchange;
