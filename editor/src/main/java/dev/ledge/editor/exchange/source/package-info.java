/** A map as another program made it, in one form for all of them: what an importer reads and what is converted. */
package dev.ledge.editor.exchange.source;
