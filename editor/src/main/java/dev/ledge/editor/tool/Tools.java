package dev.ledge.editor.tool;

import java.util.List;

/** The list of all tools. */
final class Tools {
    private Tools() {}

    /** One of each, in the order of the toolbar. */
    static List<Tool> create(ToolContext context) {
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
                new ObjectTool(context));
    }
}
