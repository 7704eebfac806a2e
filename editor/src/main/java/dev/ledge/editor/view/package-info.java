/**
 * How the plane of a level meets a screen: camera, zoom, snapping, places between two ticks, the trail of a run, the
 * reach of a jump. Plain numbers, no window; knows the engine alone.
 */
package dev.ledge.editor.view;
