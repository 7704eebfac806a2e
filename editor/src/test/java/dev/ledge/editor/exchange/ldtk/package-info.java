/** Tests of LDtk's projects. */
package dev.ledge.editor.exchange.ldtk;
