/**
 * What changed between two levels, and the merge of two changed levels: cell by cell, object by object, field by field.
 * Knows the engine's levels alone.
 */
package dev.ledge.editor.diff;
