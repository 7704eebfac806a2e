package dev.ledge.editor.cli;

/** Files for tests of the command line. */
final class CliLevels {

    /** A floor of ten cells with its top at y = 48, and a player that stands on it at x = 16. */
    static final String FLOOR = """
            {
              "format": "ledge-level",
              "version": 1,
              "grid": 16,
              "size": [10, 5],
              "palette": {"format": "ledge-palette", "version": 1, "tiles": {"rock": {"shape": "full"}}},
              "layers": [
                {"id": "ground", "kind": "tiles",
                  "legend": {
                    "#": "rock"
                  },
                  "cells": {
                    "0,0": "",
                    "0,1": "",
                    "0,2": "",
                    "0,3": "##########",
                    "0,4": ""
                  }
                }
              ],
              "objects": [
                {"id": "start", "type": "spawn", "at": [16, 24]}
              ]
            }
            """;

    /** The same with a press that comes down on the player. */
    static final String PRESS = FLOOR.replace(
            "  \"objects\": [\n",
            "  \"objects\": [\n    {\"id\": \"press\", \"type\": \"platform\", \"at\": [0, 0], \"size\": [64, 16],"
                    + " \"path\": [[0, 0], [0, 32]], \"motion\": {\"mode\": \"once\", \"speed\": 60}},\n");

    /** Walks right for twenty ticks, in which the player's left edge gets from 16 to 55 px. */
    static final String WALK = """
            {
              "format": "ledge-run",
              "version": 1,
              "level": "floor.level.json",
              "ticks": 20,
              "input": [[0, "right"]],
              "expect": [
                {"at": 20, "player": {"x": [40, 60]}},
                {"event": "landed", "count": 0}
              ]
            }
            """;

    private CliLevels() {}
}
