/** Tests of {@code problem}. */
package dev.ledge.engine.problem;
