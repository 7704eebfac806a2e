/** Tests of what changed between levels, and of merging them. */
package dev.ledge.editor.diff;
