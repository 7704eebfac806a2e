package dev.ledge.engine.level.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.problem.Severity;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file in canonical form is the same bytes after reading and writing; any other file becomes canonical. */
class LevelRoundTripTest {
    private static final String PALETTE = """
            {
              "format": "ledge-palette",
              "version": 1,
              "surfaces": {
                "normal": {},
                "ice": {"acceleration": 400, "deceleration": 60},
                "mud": {"maxSpeed": 40},
                "belt": {"conveyor": 60}
              },
              "tiles": {
                "rock": {"shape": "full", "color": "#6b6f7d"},
                "rock-45": {"shape": {"floor": [0, 1]}, "color": "#6b6f7d"},
                "plank": {"shape": "full", "solidFrom": ["top"], "dropThrough": true, "color": "#b07a3c"},
                "ladder": {"climbable": true, "color": "#c9a227"},
                "spikes": {"shape": {"polygon": [[0, 1], [0.5, 0.4], [1, 1]]}, "hazard": true},
                "fern": {"image": {"src": "img/forest.png", "at": [32, 0], "size": [16, 16]}}
              }
            }
            """;

    private static final String LEVEL = """
            {
              "format": "ledge-level",
              "version": 1,
              "name": "grotto",
              "grid": 16,
              "size": [48, 2],
              "palette": "../default.palette.json",
              "physics": {"gravity": 1200, "maxFallSpeed": 600},
              "player": {"size": [12, 24], "walkSpeed": 120, "jumpSpeed": 400},
              "layers": [
                {"id": "sky", "kind": "image", "src": "img/sky.png", "repeat": "x", "parallax": [0.25, 1]},
                {"id": "ground", "kind": "tiles", "collides": true,
                  "legend": {
                    "#": "rock",
                    "/": "rock-45",
                    "=": "plank",
                    "H": "ladder",
                    "\\\\": {"tile": "rock-45", "flip": "h"}
                  },
                  "cells": {
                    "0,0": "....H==",
                    "0,1": "....H............./##\\\\",
                    "32,0": "",
                    "32,1": "#####......#####"
                  }
                }
              ],
              "objects": [
                {"id": "ha7wn", "type": "platform", "at": [592, 16], "size": [32, 8], "solidFrom": ["top"], \
            "path": [[0, 0], [48, 0]], "motion": {"mode": "pingpong", "speed": 40, "wait": 0.5}},
                {"id": "k2m9t", "type": "spawn", "at": [24, 136]}
              ]
            }
            """;

    private static final String EVERY_FIELD = """
            {
              "format": "ledge-level",
              "version": 1,
              "name": "all \\"of\\" it: \\\\ \\n ä 😀",
              "grid": 32,
              "size": [33, 1],
              "palette": {
                "format": "ledge-palette",
                "version": 1,
                "surfaces": {
                  "z": {"acceleration": 1, "turnAcceleration": 2, "deceleration": 3, "maxSpeed": 4, "conveyor": -5, \
            "maxFallSpeed": 6, "gravityScale": 0.5, "props": {}, "x": 1}
                },
                "tiles": {
                  "b": {"shape": "none", "solidFrom": [], "dropThrough": false, "climbable": false, "hazard": false, \
            "surface": "z", "color": "#01020304", "image": {"src": "a.png", "x": 1}, "category": "C", \
            "props": {"a": null}, "x": [1]},
                  "a": {"shape": {"ceiling": [0.25, 1], "x": 1}, "solidFrom": ["top", "bottom", "left", "right"]},
                  "c": {"shape": {"polygon": [[0, 0], [1, 0], [0, 1]]}},
                  "d": {"shape": {"floor": [1, 0]}, "surface": "normal"}
                },
                "props": {"p": true},
                "x": 1
              },
              "physics": {"gravity": 0, "maxFallSpeed": null, "tickRate": 120, "maxSlope": 45.5, \
            "border": {"left": "open", "right": "kill", "top": "wall", "bottom": "open", "x": 1}, "x": 1},
              "player": {"size": [1, 2], "radius": 1, "walkSpeed": 2, "acceleration": 3, "turnAcceleration": 4, \
            "deceleration": 5, "airSpeed": 6, "airAcceleration": 7, "airDeceleration": 8, "jumpSpeed": 9, \
            "jumpCut": 0.1, "coyoteTime": 0, "jumpBuffer": 0, "climbSpeed": 10, "cornerCorrection": 11, \
            "stepHeight": 12, "crushEscape": 13, "repel": 14, "repelCap": 15, "worldCollision": true, \
            "applyGravity": false, "applyFriction": true, "standable": false, \
            "fallGravity": 1, "apexGravity": 0.5, "apexSpeed": 40, "runSpeed": 16, "airJumps": 2, \
            "airJumpSpeed": 17, "wallSlideSpeed": null, "wallJump": [18, 19], "wallJumpTime": 0, "dashSpeed": 20, \
            "dashTime": 0.25, "crouchHeight": 1, "crouchSpeed": 21, "dropThroughBy": "down", \
            "takeOff": "upward", "x": 1},
              "layers": [
                {"id": "i", "kind": "image", "name": "I", "visible": true, "locked": false, "opacity": 0.5, \
            "src": "a.png", "repeat": "xy", "parallax": [1, 1], "offset": [-3, 0.125], "props": {}, "x": 1},
                {"id": "t", "kind": "tiles", "name": "T", "visible": false, "locked": true, "opacity": 1, \
            "parallax": [0, 0], "offset": [0, 0], "collides": false, "cellWidth": 2,
                  "legend": {
                    " \\"": {"tile": "a", "flip": "hvd"},
                    ".a": {"tile": "b", "x": 1},
                    "ab": "c",
                    "é😀": {"tile": "d", "flip": "v", "y": {"z": []}}
                  },
                  "cells": {
                    "0,0": "..ab.aé😀 \\"",
                    "32,0": ".a"
                  },
                  "props": {"deep": {"list": [1, "two", null, {"three": 3}]}},
                  "x": 1
                },
                {"id": "u", "kind": "tiles",
                  "cells": {
                    "0,0": "",
                    "32,0": ""
                  }
                }
              ],
              "objects": [
                {"id": "0", "type": "spawn", "at": [-0.5, 1E-7], "size": [1, 1], "name": "N", "props": {}, "z": -1, \
            "layer": "t", "velocity": [1, 2], "facing": "left", "x": 1},
                {"id": "1", "type": "platform", "at": [0, 0], "size": [1, 1], "solidFrom": ["left"], "path": [[0, 0], \
            [1, 1]], "motion": {"mode": "loop", "speed": 1, "wait": 2, "start": 3, "ease": "sine", \
            "when": "ridden", "x": 1}, "points": [[0, 0], [1, 0], [0, 1]], "dropThrough": true, "surface": "z", \
            "climbable": false, "hazard": true, "color": "#000000", "tile": "a", "x": 1},
                {"id": "2", "type": "platform", "at": [0, 0], "path": [[0, 0]], "motion": {"mode": "still"}},
                {"id": "3", "type": "polygon", "at": [0, 0], "points": [[0, 0], [8, 0]], "solidFrom": ["top"], \
            "surface": "normal", "hazard": false, "color": "#ffffff", "x": 1},
                {"id": "4", "type": "walker", "at": [0, 0], "speed": 0, "facing": "right", "turnsAtLedges": false, \
            "hurts": false, "stompable": false, "radius": 3, "standable": true, "x": 1},
                {"id": "5", "type": "patroller", "at": [0, 0], "velocity": [0, 30], "x": 1},
                {"id": "6", "type": "marker", "at": [0, 0], "tells": "up", "x": 1},
                {"id": "7", "type": "pickup", "at": [0, 0], "applyGravity": false, "x": 1},
                {"id": "8", "type": "actor", "at": [0, 0], "size": [100, 100], "velocity": [0, 0], "repel": 10, \
            "copies": 20, "body": [4, 4], "x": 1},
                {"id": "9", "type": "goal", "at": [0, 0], "x": 1},
                {"id": "A", "type": "hazard", "at": [0, 0], "x": 1},
                {"id": "a", "type": "sprite", "at": [0, 0], "tile": "c", "flip": "hd", "x": 1},
                {"id": "b", "type": "my-own thing", "at": [0, 0], "speed": "fast", "path": 7, "x": 1}
              ],
              "props": {"exact": [123456789012345678901234567890, 0.1, 1E+400, 1.0000000000000000000001, -0.0, \
            4.9E-324]},
              "x": {"kept": true},
              "y": null
            }
            """;

    @TempDir
    private Path project;

    private Path level;

    @BeforeEach
    void makeProject() throws IOException {
        Files.createDirectories(project.resolve(".git"));
        Files.createDirectories(project.resolve("levels"));
        Files.writeString(project.resolve("default.palette.json"), PALETTE);
        level = project.resolve("levels/grotto.level.json");
    }

    private String rewritten(String text) throws LevelFormatException {
        return new String(LevelWriter.toBytes(LevelReader.read(text, level).value()), StandardCharsets.UTF_8);
    }

    @Test
    void aCanonicalLevelIsTheSameBytes() throws Exception {
        assertThat(rewritten(LEVEL)).isEqualTo(LEVEL);
    }

    @Test
    void aCanonicalPaletteIsTheSameBytes() throws Exception {
        byte[] bytes = PaletteWriter.toBytes(
                PaletteReader.read(project.resolve("default.palette.json")).value());

        assertThat(new String(bytes, StandardCharsets.UTF_8)).isEqualTo(PALETTE);
    }

    @Test
    void aPaletteOfALevelThatHasAFilesHeaderIsAFileWithOne() throws Exception {
        Palette palette = LevelReader.read(LEVEL.replace("\"default.palette.json\"", PALETTE.strip()), level)
                .value()
                .palette();

        assertThat(new String(PaletteWriter.toBytes(palette), StandardCharsets.UTF_8))
                .isEqualTo(PALETTE);
    }

    @Test
    void everyFieldIsKeptInItsPlaceWithNothingAddedOrTakenAway() throws Exception {
        String text = EVERY_FIELD.replace("1E-7", "1.0E-7");

        assertThat(rewritten(text)).isEqualTo(text);
    }

    @Test
    void unknownFieldsAreReportedOneByOne() throws Exception {
        Loaded<Level> loaded = LevelReader.read(EVERY_FIELD, level);

        assertThat(loaded.readOnly()).isFalse();
        assertThat(loaded.warnings()).allMatch(problem -> problem.severity() == Severity.WARNING);
        assertThat(loaded.warnings())
                .filteredOn(problem -> problem.code().equals("UNKNOWN-FIELD"))
                .extracting(Problem::pointer)
                .containsExactly(
                        "/palette/surfaces/z/x",
                        "/palette/tiles/b/image/x",
                        "/palette/tiles/b/x",
                        "/palette/tiles/a/shape/x",
                        "/palette/x",
                        "/physics/border/x",
                        "/physics/x",
                        "/player/x",
                        "/layers/0/x",
                        "/layers/1/legend/.a/x",
                        "/layers/1/legend/é😀/y",
                        "/layers/1/x",
                        "/objects/0/x",
                        "/objects/1/motion/x",
                        "/objects/1/x",
                        "/objects/3/x",
                        "/objects/4/x",
                        "/objects/5/x",
                        "/objects/6/x",
                        "/objects/7/x",
                        "/objects/8/x",
                        "/objects/9/x",
                        "/objects/10/x",
                        "/objects/11/x",
                        "/x",
                        "/y");
    }

    @Test
    void aFieldMisspeltGetsTheRightOneSuggested() throws Exception {
        String text = LEVEL.replace("\"solidFrom\"", "\"solidfrom\"");

        assertThat(LevelReader.read(text, level).warnings())
                .anySatisfy(problem -> assertThat(problem.message()).contains("did you mean \"solidFrom\"?"));
    }

    @Test
    void everyEmptyContainerThatTheFileHasIsKeptAndNoneIsAdded() throws Exception {
        String least = """
                {
                  "format": "ledge-level",
                  "version": 1,
                  "grid": 16,
                  "size": [1, 1]
                }
                """;
        String empty = """
                {
                  "format": "ledge-level",
                  "version": 1,
                  "grid": 16,
                  "size": [1, 1],
                  "palette": {
                    "surfaces": {},
                    "tiles": {},
                    "props": {}
                  },
                  "physics": {"border": {}},
                  "player": {},
                  "layers": [
                    {"id": "a", "kind": "tiles",
                      "legend": {},
                      "cells": {
                        "0,0": ""
                      }
                    }
                  ],
                  "objects": [],
                  "props": {}
                }
                """;

        assertThat(rewritten(least)).isEqualTo(least);
        assertThat(rewritten(empty)).isEqualTo(empty);
        assertThat(rewritten(least.replace("1]", "1],\n  \"palette\": {},\n  \"layers\": []")))
                .isEqualTo(least.replace("1]", "1],\n  \"palette\": {},\n  \"layers\": []"));
    }

    @Test
    void anyOrderSpacingAndNotationBecomesCanonical() throws Exception {
        String loose = """
                {"objects": [
                  {"at": [24.0, 136e0], "id": "k2m9t", "type": "spawn"},
                  {"type": "platform", "id": "ha7wn", "motion": {"wait": 0.50, "speed": 4e1, "mode": "pingpong"},
                   "path": [[0, 0], [48, 0]], "solidFrom": ["top"], "size": [32, 8], "at": [592, 16]}],
                 "layers": [
                  {"parallax": [0.25, 1.0], "repeat": "x", "src": "img/sky.png", "kind": "image", "id": "sky"},
                  {"cells": {"32,1": "#####......#####", "0,1": "....H............./##\\u005c......", "0,0": "....H=="},
                   "legend": {"\\\\": {"flip": "h", "tile": "rock-45"}, "H": "ladder", "=": {"tile": "plank"}, \
                "/": "rock-45",
                              "#": {"tile": "rock", "flip": ""}},
                   "collides": true, "kind": "tiles", "id": "ground"}],
                 "player": {"jumpSpeed": 400, "walkSpeed": 120, "size": [12, 24]},
                 "physics": {"maxFallSpeed": 600, "gravity": 1.2e3},
                 "palette": "../default.palette.json", "size": [48, 2], "grid": 16, "name": "grotto", "version": 1,
                 "format": "ledge-level"}
                """;

        assertThat(rewritten(loose)).isEqualTo(LEVEL);
        assertThat(rewritten(LEVEL.replace("\n", "\r\n"))).isEqualTo(LEVEL);
        assertThat(rewritten("\uFEFF" + LEVEL)).isEqualTo(LEVEL);
    }

    @Test
    void twoSymbolsOfOneTileAreReadAndTheFirstIsWritten() throws Exception {
        String text = LEVEL.replace("\"#\": \"rock\"", "\"#\": \"rock\",\n        \"+\": \"rock\"");

        assertThat(rewritten(text.replace("#####......", "+++++......"))).isEqualTo(text);
    }

    @Test
    void fieldsOfTheOtherKindOfLayerAreKeptAsUnknown() throws Exception {
        String text = """
                {
                  "format": "ledge-level",
                  "version": 1,
                  "grid": 16,
                  "size": [1, 1],
                  "layers": [
                    {"id": "a", "kind": "image", "src": "a.png", "cells": {"0,0": ["é", {}]}, "legend": {"#": "rock"}},
                    {"id": "b", "kind": "image", "src": "a.png", "cells": [1, 2]},
                    {"id": "c", "kind": "tiles",
                      "cells": {
                        "0,0": ""
                      },
                      "src": "x"
                    }
                  ]
                }
                """;

        assertThat(rewritten(text)).isEqualTo(text);
    }

    @Test
    void aLevelThatCannotBeWrittenLeavesTheOldFileAndReportsWhy() throws Exception {
        Files.writeString(level, "old");
        Level broken = LevelReader.read(LEVEL, level).value().toBuilder()
                .unknown(Map.of("wind", Double.NaN))
                .build();

        assertThatThrownBy(() -> LevelWriter.write(broken, level))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("cannot save " + level)
                .hasMessageContaining("NaN");

        assertThat(level).hasContent("old");
    }
}
