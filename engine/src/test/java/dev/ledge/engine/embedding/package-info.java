/** The engine in somebody else's game, as the README shows it. */
package dev.ledge.engine.embedding;
