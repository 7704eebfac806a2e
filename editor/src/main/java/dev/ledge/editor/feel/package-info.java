/**
 * Feels: a player's numbers with the gravity that goes with them. Some come with Ledge, others are saved beside the
 * palette; two of them are played side by side on the same inputs.
 */
package dev.ledge.editor.feel;
