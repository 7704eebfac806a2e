/** Tests of the way to the event dispatch thread. */
package dev.ledge.editor.event;
