/** The engine in another game, as the README shows it. */
package dev.ledge.engine.embedding;
