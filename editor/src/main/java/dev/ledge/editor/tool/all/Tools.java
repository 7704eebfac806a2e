package dev.ledge.editor.tool.all;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.tool.HandTool;
import dev.ledge.editor.tool.Tool;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.cell.BrushTool;
import dev.ledge.editor.tool.cell.EraseTool;
import dev.ledge.editor.tool.cell.FillTool;
import dev.ledge.editor.tool.cell.LineTool;
import dev.ledge.editor.tool.cell.RectangleSelectTool;
import dev.ledge.editor.tool.cell.ShapeTool;
import dev.ledge.editor.tool.cell.SlopeTool;
import dev.ledge.editor.tool.cell.StairsTool;
import dev.ledge.editor.tool.cell.WandTool;
import dev.ledge.editor.tool.object.ObjectTool;
import dev.ledge.editor.tool.object.PlatformTool;
import dev.ledge.editor.tool.object.PolygonTool;
import dev.ledge.editor.tool.object.SelectTool;
import dev.ledge.editor.view.Viewport;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** The list of all tools. */
public final class Tools {
    private Tools() {}

    /** All tools on a document that is seen through a viewport; the select tool is in use. */
    public static ToolContext on(Document document, Viewport viewport) {
        return on(document, viewport, new SplittableRandom());
    }

    /** The same with a source of new ids of one's own. */
    public static ToolContext on(Document document, Viewport viewport, RandomGenerator random) {
        return new ToolContext(document, viewport, Tools::create, random);
    }

    /** One of each, in the order of the toolbar. */
    private static List<Tool> create(ToolContext context) {
        return List.of(
                new SelectTool(context),
                new RectangleSelectTool(context),
                new WandTool(context),
                new BrushTool(context),
                new FillTool(context),
                new EraseTool(context),
                new ShapeTool(context),
                new LineTool(context),
                new SlopeTool(context),
                new StairsTool(context),
                new PlatformTool(context),
                new PolygonTool(context),
                new ObjectTool(context),
                new HandTool(context));
    }
}
