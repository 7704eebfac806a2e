/** What actors stand on, climb or leave, which surfaces act on them, and how fast they are carried. */
package dev.ledge.engine.world.internal.support;
