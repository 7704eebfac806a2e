package dev.ledge.editor.panel;

import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.object.ChangingRows;
import dev.ledge.editor.object.CommonRows;
import dev.ledge.editor.object.Rows;
import dev.ledge.editor.tool.PaletteCommands;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.problem.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import javax.swing.JButton;

/** What the inspector shows of a tile of the palette. */
final class TileForm {
    private TileForm() {}

    /** The sections from top to bottom. */
    static List<Section> sections(ToolContext context, String tile, Consumer<String> hints) {
        LensRows<TileType> rows = new LensRows<>(context, new TileLens(tile), true, hints);
        rows.section("Tile", true);
        rows.note(type -> PlainText.of(TileText.of(type)));
        rows.note(type -> rows.level().palettePath() == null
                ? "Part of this level"
                : "Once saved, for all levels that share "
                        + Excerpt.of(rows.level().palettePath()));
        rows.onlyIf(type ->
                rows.level().palettePath() == null && !context.document().isReadOnly());
        rows.buttons(
                button(
                        "to-file",
                        "Move to a file…",
                        "The palette of this level becomes a file that other levels can have, too",
                        () -> context.sharing().toFile()),
                button(
                        "choose",
                        "Use a palette file…",
                        "Another palette of the project for this level",
                        () -> context.sharing().choosePalette()));
        rows.onlyIf(null);
        PaletteCommands palette = new PaletteCommands(context);
        rows.text(
                "Name", "What levels call it by; no two tiles of a palette have one.", TileType::name, (type, name) -> {
                    palette.rename(type.name(), name);
                    return null; // It is another tile then, once it is known that no other level needs this one.
                });
        TileShapeRows.add(rows, context::status);
        solidity(rows);
        rows.section("Look", true);
        TileLookRows.add(rows, context);
        rows.section("Coming and going", true);
        ChangingRows.add(rows, true, TileType::changing, TileType::withChanging);
        List<Section> sections = new ArrayList<>(rows.sections());
        sections.addAll(1, SurfaceForm.sections(context, tile, hints));
        sections.add(
                PropertyTable.section(context, new TileLens(tile).part(TileType::props, TileType::withProps), hints));
        return sections;
    }

    private static JButton button(String name, String text, String hint, Runnable body) {
        JButton button = new JButton(text);
        button.setName("palette." + name);
        button.setToolTipText(hint);
        Styles.small(button);
        button.addActionListener(e -> body.run());
        return button;
    }

    private static void solidity(Rows<TileType> rows) {
        CommonRows.sides(rows, TileType::effectiveSolidFrom, TileType::withSolidFrom);
        CommonRows.flag(
                rows,
                "Drop through",
                "Down and jump falls through it.",
                TileType::dropThrough,
                (type, on) -> type.withFlags(type.climbable(), type.hazard(), on));
        CommonRows.surface(rows, TileType::surface, TileType::withSurface);
        CommonRows.flag(
                rows,
                "Climbable",
                "Can be climbed as a ladder.",
                TileType::climbable,
                (type, on) -> type.withFlags(on, type.hazard(), type.dropThrough()));
        CommonRows.flag(
                rows,
                "Hazard",
                "Kills on touch.",
                TileType::hazard,
                (type, on) -> type.withFlags(type.climbable(), on, type.dropThrough()));
    }

    /** A tile of the level's palette. */
    private record TileLens(String tile) implements Lens<TileType> {
        @Override
        public TileType get(Level level) {
            return level.palette().tiles().get(tile);
        }

        @Override
        public <V> BiFunction<Level, V, Level> write(BiFunction<TileType, V, ? extends TileType> change) {
            return (level, value) -> {
                TileType changed = change.apply(get(level), value);
                return changed == null
                        ? null
                        : level.toBuilder()
                                .palette(level.palettePath(), level.palette().withTile(changed))
                                .build();
            };
        }
    }
}
