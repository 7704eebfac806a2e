/**
 * Files of other programs as trees of JSON, whichever syntax they have, with the place of every part. Hostile files are
 * refused while they are read: no entities, no depth without end, no more numbers than a level can hold.
 */
package dev.ledge.editor.exchange.tree;
