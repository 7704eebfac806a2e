/** The gallery: levels to look at, with their runs playing and what they expect coming true. */
package dev.ledge.editor.panel.gallery;
