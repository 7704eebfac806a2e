/**
 * What must hold for every file that is imported, however wrong or hostile, and the files that have broken it once. The
 * fuzzer in {@code src/fuzz} looks for more; it needs Jazzer, this package does not.
 */
package dev.ledge.editor.exchange.fuzz;
