/**
 * Files on the disk: read as text whose places can be named, written whole or not at all, and found within a project.
 * Knows nothing of what is in them.
 */
package dev.ledge.engine.file;
