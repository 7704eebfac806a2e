/** Tests of what imports and exports are asked for. */
package dev.ledge.editor.exchange.format;
