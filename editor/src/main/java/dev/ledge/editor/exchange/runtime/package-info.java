/** A level's geometry alone, for games that have an engine of their own. */
package dev.ledge.editor.exchange.runtime;
