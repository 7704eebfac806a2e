/** Tests of an open level with its game. */
package dev.ledge.editor.game;
