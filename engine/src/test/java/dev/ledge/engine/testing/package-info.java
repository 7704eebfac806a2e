/**
 * Tools of the tests: levels drawn as text, and the invariants that hold on every tick of every run. Not part of the
 * engine.
 */
package dev.ledge.engine.testing;
