/** Which tools there are: the one package that knows each of them. */
package dev.ledge.editor.tool.all;
