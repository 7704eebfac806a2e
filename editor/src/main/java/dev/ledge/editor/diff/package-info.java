/**
 * What changed between two levels, and the merge of two changed levels: cell by cell, object by object, field by field.
 * Where a level uses a kind of tile is here, too, as merges ask for it. Knows the engine's levels alone.
 */
package dev.ledge.editor.diff;
