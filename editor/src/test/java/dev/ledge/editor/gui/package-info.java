/**
 * Tests on real windows with a real pointer and keyboard, and the hands they need. On Linux they have a screen of their
 * own, see {@code src/test/display/bin/java}. Nothing here sleeps: every wait is on a condition and has an end.
 */
package dev.ledge.editor.gui;
