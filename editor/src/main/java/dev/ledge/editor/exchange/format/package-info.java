/** What a format of files is: the contract between those who ask for one and those who implement it. */
package dev.ledge.editor.exchange.format;
