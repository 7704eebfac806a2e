/**
 * One world of walking, turning and jumping boxes, built once for every physics engine that it is measured with, in the
 * way that engine's documentation gives for platformers; knows nothing of benchmarks.
 */
package dev.ledge.engine.bench.scene;
