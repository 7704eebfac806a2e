/** Tests of what a mapping's table shows. */
package dev.ledge.editor.exchange.choice;
