/** How far long work is, and whether it is still wanted. */
package dev.ledge.editor.exchange.progress;
