/** Tests of the list of runs. */
package dev.ledge.editor.panel.run;
