/**
 * How records are read from JSON: databind finds what they are made of, and every mistake is named with its place, in
 * one reading. Knows nothing of levels and runs.
 */
package dev.ledge.engine.bind;
