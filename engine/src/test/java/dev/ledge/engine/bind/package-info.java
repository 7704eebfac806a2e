/** Tests of {@code bind}. */
package dev.ledge.engine.bind;
