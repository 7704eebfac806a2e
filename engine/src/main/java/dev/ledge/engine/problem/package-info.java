/** What is wrong with a file: where, why, and what to do about it, in words that are safe to print. */
package dev.ledge.engine.problem;
