/** Tests of run files, of judging them and of traces, on a game that only pretends. */
package dev.ledge.engine.run;
