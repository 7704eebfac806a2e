/** What actors stand on, climb or leave, which surfaces act on them, and their support's velocity. */
package dev.ledge.engine.world.internal.support;
