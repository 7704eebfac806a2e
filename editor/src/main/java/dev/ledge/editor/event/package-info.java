/**
 * Brings work to the event dispatch thread so that no lost event stops the program: clocks, results of other threads,
 * painting. Knows AWT and Swing, and nothing of the editor.
 */
package dev.ledge.editor.event;
