/** Tests of the command line: what it prints, writes and exits with. */
package dev.ledge.editor.cli;
