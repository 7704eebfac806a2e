/** Tests of the layers. */
package dev.ledge.editor.panel.layer;
