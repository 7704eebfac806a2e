/** Tests of commands, keys, what is remembered, and how levels are found. */
package dev.ledge.editor.action;
