/** Tests of what is found in a level without a person playing it. */
package dev.ledge.engine.check;
