/** Tests of what becomes of other programs' maps. */
package dev.ledge.editor.exchange.convert;
