/**
 * What must hold for every file that the readers are given, however wrong or hostile, and the files that have broken it
 * once. The fuzzers in {@code src/fuzz} look for more; they need Jazzer, this package does not.
 */
package dev.ledge.engine.fuzz;
