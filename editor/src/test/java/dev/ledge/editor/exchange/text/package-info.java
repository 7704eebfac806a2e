/** Tests of levels of text. */
package dev.ledge.editor.exchange.text;
