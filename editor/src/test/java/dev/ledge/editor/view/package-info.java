/** Tests of cameras and snapping. */
package dev.ledge.editor.view;
