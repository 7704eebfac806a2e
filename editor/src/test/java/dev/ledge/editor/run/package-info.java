/** Tests of the runs of the open level. */
package dev.ledge.editor.run;
