/**
 * What happens when the program itself is at fault: a report that can be sent, kept as a file of the user's, and never
 * anything of a level. It must know nothing of Swing, as the command line has faults too.
 */
package dev.ledge.editor.fault;
