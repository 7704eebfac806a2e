/**
 * A level inside a file of another program: the parts for which that has no place of its own travel as canonical JSON
 * in its custom properties, so that whatever a level may have comes back as it was.
 */
package dev.ledge.editor.exchange.carry;
