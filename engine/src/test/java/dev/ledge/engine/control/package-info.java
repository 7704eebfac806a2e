/** Tests of controllers. */
package dev.ledge.engine.control;
