/** Tests of who decides what an actor wants. */
package dev.ledge.engine.control;
