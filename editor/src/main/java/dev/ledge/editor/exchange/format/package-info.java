/** What a format of files is: the contract between its users and its implementations. */
package dev.ledge.editor.exchange.format;
