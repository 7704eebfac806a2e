/**
 * What is wrong with a level, found without a person playing it: by looking at it and by playing it with simple inputs
 * and with the project's runs. Everything it finds is a warning; what makes a file unreadable is found by
 * {@link dev.ledge.engine.level.json}.
 */
package dev.ledge.engine.check;
