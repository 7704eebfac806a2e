/**
 * What the window says by itself: notices that stay until they are dealt with, and the passing words of the status
 * line. Each has a topic, so that it is replaced or withdrawn when it no longer holds. It must know nothing of Swing or
 * of what is edited.
 */
package dev.ledge.editor.notice;
