/**
 * Tests of level and palette files: what is read, what is refused and with which words, and that saving keeps every
 * byte.
 */
package dev.ledge.engine.level.json;
