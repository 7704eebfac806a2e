package dev.ledge.editor.panel;

import dev.ledge.editor.document.LayerEdits;
import dev.ledge.editor.object.ChoiceSpec;
import dev.ledge.editor.object.NumberRange;
import dev.ledge.editor.object.NumberSpec;
import dev.ledge.editor.object.Rows;
import dev.ledge.editor.render.PictureFile;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** What the inspector shows of a layer. */
final class LayerForm {
    private static final Vec WITH_CAMERA = new Vec(1, 1);
    private static final String ONCE = "once";

    /** By the word in files. */
    private static final Map<String, String> REPEATS =
            Map.of(ONCE, "once", "x", "across", "y", "up and down", "xy", "in both directions");

    /** Ten steps of the arrow keys for the camera's whole way. */
    private static final double PARALLAX_SENSIBLE = 10;

    private LayerForm() {}

    /** The sections from top to bottom. */
    static List<Section> sections(ToolContext context, String id, Consumer<String> hints) {
        LensRows<Layer> rows = new LensRows<>(context, new LayerLens(id), true, hints);
        Layer layer = rows.level().layer(id);
        rows.section("Layer", true);
        rows.note(LayerForm::words);
        rows.text(
                "Id",
                "Its permanent name in files: letters, digits, - and _, at most 32. Objects that are drawn with it stay"
                        + " with it.",
                Layer::id,
                (one, text) -> withId(context, one, text.trim()));
        rows.text(
                "Name",
                "For people; empty for its id.",
                one -> one.common().name() == null ? "" : one.common().name(),
                (one, text) -> with(one, common -> common.withName(text.isBlank() ? null : text.strip())));
        rows.toggle(
                "Visible",
                "Is drawn; a layer that is not still collides.",
                Layer::isVisible,
                (one, on) -> with(one, common -> common.withVisible(on ? null : Boolean.FALSE)));
        rows.toggle(
                "Locked",
                "Cannot be edited on the canvas.",
                Layer::isLocked,
                (one, on) -> with(one, common -> common.withLocked(on ? Boolean.TRUE : null)));
        if (layer instanceof TileLayer) {
            rows.toggle(
                    "Collides",
                    "Its solid tiles stop actors; without, they are decoration.",
                    one -> one instanceof TileLayer tiles && tiles.isColliding(),
                    (one, on) -> ((TileLayer) one).withCollides(on ? null : Boolean.FALSE));
        }
        if (layer instanceof ImageLayer) {
            picture(rows, context);
        }
        rows.section("Look", true);
        look(rows);
        List<Section> sections = new ArrayList<>(rows.sections());
        sections.add(PropertyTable.section(
                context,
                new LayerLens(id)
                        .part(
                                one -> one.common().props(),
                                (one, props) -> with(one, common -> common.withProps(props))),
                hints));
        return sections;
    }

    private static String words(Layer layer) {
        return layer instanceof TileLayer tiles
                ? tiles.isColliding() ? "Tiles that collide" : "Tiles that are only drawn"
                : "A picture, in its own pixels from the level's top-left corner";
    }

    private static void look(Rows<Layer> rows) {
        rows.number(
                NumberSpec.of(
                        "Opacity",
                        NumberRange.of(LayerCommon.class, "opacity"),
                        1,
                        1,
                        "how much it covers what is behind it; 0 shows none of it"),
                one -> one.common().opacity() != null,
                Layer::effectiveOpacity,
                (one, opacity) -> with(one, common -> common.withOpacity(opacity)));
        rows.pair(
                new NumberSpec(
                        "Parallax",
                        NumberRange.of(LayerCommon.class, "parallax"),
                        PARALLAX_SENSIBLE,
                        "1, 1",
                        "how far it moves across and down in the preview as the camera moves by 1: less than"
                                + " 1 seems far away"),
                Layer::effectiveParallax,
                (one, parallax) ->
                        with(one, common -> common.withParallax(WITH_CAMERA.equals(parallax) ? null : parallax)));
        rows.pair(
                NumberSpec.ofPair(
                        "Offset",
                        NumberRange.of(LayerCommon.class, "offset"),
                        "0, 0",
                        "how far to the right and down it is drawn; what collides stays where its cells are"),
                Layer::effectiveOffset,
                (one, offset) -> with(one, common -> common.withOffset(Vec.ZERO.equals(offset) ? null : offset)));
    }

    private static void picture(Rows<Layer> rows, ToolContext context) {
        rows.text(
                "Picture",
                "The picture's file, as a path from the level's, inside the project.",
                one -> ((ImageLayer) one).src(),
                (one, text) -> {
                    String fault = PictureFile.fault(context.document().file(), text.strip());
                    if (fault != null) {
                        throw new IllegalArgumentException(fault);
                    }
                    return ((ImageLayer) one).withSrc(text.strip());
                });
        rows.choice(
                ChoiceSpec.of(
                        "Repeat",
                        "Whether it is drawn once, or over and over. Default: once.",
                        List.of(ONCE, "x", "y", "xy"),
                        REPEATS::get),
                one -> ((ImageLayer) one).repeat() != null,
                one -> ((ImageLayer) one).repeat() == null ? ONCE : ((ImageLayer) one).repeat(),
                (one, repeat) -> ((ImageLayer) one).withRepeat(ONCE.equals(repeat) ? null : repeat));
    }

    private static Layer with(Layer layer, UnaryOperator<LayerCommon> change) {
        return layer.withCommon(change.apply(layer.common()));
    }

    /** Null, as the layer is another one then, which becomes the active one. */
    private static Layer withId(ToolContext context, Layer layer, String id) {
        if (!id.equals(layer.id())) {
            Level renamed = LayerEdits.withId(context.document().level(), layer.id(), id);
            context.document().edit("Set id", renamed);
            context.setActiveLayer(id);
        }
        return null;
    }

    /** A layer of the level. */
    private record LayerLens(String id) implements Lens<Layer> {
        @Override
        public Layer get(Level level) {
            return level.layer(id);
        }

        @Override
        public <V> BiFunction<Level, V, Level> write(BiFunction<Layer, V, ? extends Layer> change) {
            return (level, value) -> {
                Layer changed = change.apply(get(level), value);
                return changed == null ? null : level.withLayer(changed);
            };
        }
    }
}
