/** Tests of documents and edits, and levels drawn as text for the tests of other packages. */
package dev.ledge.editor.file;
