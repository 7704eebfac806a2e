/**
 * What the editor knows of each type of object, one class a type: what people call it, how it is placed, drawn and
 * edited. Panels, tools and painters find it through {@link dev.ledge.editor.object.ObjectKinds}. Knows painting, but
 * no component: the rows of an inspector are described, not made.
 */
package dev.ledge.editor.object;
