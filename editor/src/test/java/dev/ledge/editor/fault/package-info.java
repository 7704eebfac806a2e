/** Tests of the reports of faults. */
package dev.ledge.editor.fault;
