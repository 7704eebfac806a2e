/**
 * What is in a map that a mapping can speak of, and what each can become: the rows and choices of a mapping's table.
 */
package dev.ledge.editor.exchange.choice;
