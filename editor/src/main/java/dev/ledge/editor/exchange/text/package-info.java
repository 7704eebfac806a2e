/** Levels as plain text, a character a cell: those of the Video Game Level Corpus, and others with a legend. */
package dev.ledge.editor.exchange.text;
