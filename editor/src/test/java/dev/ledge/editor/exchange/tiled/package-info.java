/** Tests of Tiled's maps. */
package dev.ledge.editor.exchange.tiled;
