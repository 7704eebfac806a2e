/**
 * The editor's wiring: where the program starts and where its parts meet. The one package that may import every other;
 * it holds nothing that could live in one of them.
 */
package dev.ledge.editor;
