/** Which package of the engine may import which. */
package dev.ledge.engine;
