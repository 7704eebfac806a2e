package dev.ledge.editor.canvas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.ResizeCorner;
import dev.ledge.editor.document.TestMaps;
import dev.ledge.editor.gui.Components;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.GuiTest;
import dev.ledge.editor.gui.User;
import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.TileImages;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.tool.SelectionCommands;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.all.Tools;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.StaticPolygon;
import java.awt.Color;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import javax.swing.JFrame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LevelCanvasTest extends GuiTest {
    private static final LevelObject LIFT = new Platform(
            ObjectCommon.of("lift", new Vec(32, 96), new Vec(48, 16)),
            List.of(Vec.ZERO, new Vec(64, 0)),
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null);

    private final Document document = new Document(
            TestMaps.level(
                    List.of(LIFT),
                    "............",
                    "............",
                    "............",
                    "............",
                    "............",
                    "............",
                    "............",
                    "............"),
            null,
            false);
    private final Viewport viewport = new Viewport();
    private final AtomicReference<Hover> hover = new AtomicReference<>();
    private ToolContext context;
    private LevelCanvas canvas;

    @BeforeEach
    void open() {
        show(() -> {
            context = Tools.on(document, viewport);
            canvas = new LevelCanvas(
                    context,
                    new SelectionCommands(context),
                    new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES));
            canvas.setGridShown(false);
            canvas.addHoverListener(hover::set);
            JFrame frame = new JFrame("Canvas");
            frame.add(canvas);
            frame.setSize(640, 480);
            canvas.requestFocusInWindow();
            return frame;
        });
        assertThat(Components.named("canvas", LevelCanvas.class)).isSameAs(canvas);
        Edt.waitUntil("the canvas was painted", () -> viewport.width() > 0);
        Edt.waitUntil("the canvas has the focus", canvas::isFocusOwner);
    }

    @Test
    void paintingIsInTheDocumentAndOnTheScreen() {
        use("brush");
        user.moveTo(canvas, cell(10, 6));
        BufferedImage before = user.picture(canvas);

        user.drag(canvas, cell(1, 1), cell(8, 1));
        user.moveTo(canvas, cell(10, 6));

        assertThat(drawing().get(1)).isEqualTo(".aaaaaaaa...");
        assertThat(Edt.get(() -> document.history().undoName())).isEqualTo("Paint 8 cells");
        BufferedImage painted = user.picture(canvas);
        assertThat(color(painted, cell(4, 1))).isNotEqualTo(color(before, cell(4, 1)));
        assertThat(color(painted, cell(4, 3))).isEqualTo(color(before, cell(4, 3)));

        Edt.run(document::undo);
        assertThat(drawing().get(1)).isEqualTo("............");
        assertThat(color(user.picture(canvas), cell(4, 1))).isEqualTo(color(before, cell(4, 1)));
    }

    @Test
    void whatIsSeenStaysWhereItIsAsTheLevelGrowsAtTheLeftAndTop() {
        Edt.run(() -> {
            viewport.setZoom(4);
            viewport.center(40, 100);
        });
        Vec before = seen(40, 100);
        Edt.run(() -> document.edit("Size", ResizeCorner.TOP_LEFT.resize(document.level(), 20, 12)));
        assertThat(Edt.get(() -> document.level().object("lift").at())).isEqualTo(new Vec(32 + 8 * 16, 96 + 4 * 16));
        assertThat(seen(40 + 8 * 16, 100 + 4 * 16)).isEqualTo(before);
        Edt.run(document::undo);
        assertThat(seen(40, 100)).isEqualTo(before);
    }

    private Vec seen(double x, double y) {
        return Edt.get(() -> new Vec(viewport.toScreenX(x), viewport.toScreenY(y)));
    }

    @Test
    void aRightClickTakesTheLastCornerOfAPolygonBack() {
        use("polygon");
        for (Point corner : List.of(at(16, 16), at(64, 16), at(96, 96))) {
            user.click(canvas, corner, User.LEFT);
        }
        user.click(canvas, at(130, 70), User.RIGHT);
        user.click(canvas, at(64, 64), User.LEFT);
        user.key("ENTER");
        LevelObject made =
                Edt.get(() -> document.level().object(document.selection().single()));
        assertThat(((StaticPolygon) made).points()).containsExactly(Vec.ZERO, new Vec(48, 0), new Vec(48, 48));
    }

    @Test
    void escapeGivesAStrokeUpWhileTheButtonIsHeld() {
        use("brush");
        user.moveTo(canvas, cell(1, 1));
        user.press(User.LEFT);
        user.moveTo(canvas, cell(5, 1));
        assertThat(drawing().get(1)).startsWith(".aaaaa");
        user.key("ESCAPE");
        user.moveTo(canvas, cell(8, 1));
        user.release(User.LEFT);
        assertThat(drawing().get(1)).isEqualTo("............");
        assertThat(Edt.get(() -> document.history().canUndo())).isFalse();
    }

    @Test
    void aPathHandleIsDraggedAndDrawnWhereItIs() {
        user.click(canvas, at(40, 104), User.LEFT);
        assertThat(Edt.get(() -> document.selection().single())).isEqualTo("lift");

        user.drag(canvas, at(120, 104), at(120, 40));

        Platform lift = Edt.get(() -> (Platform) document.level().object("lift"));
        assertThat(lift.path()).containsExactly(Vec.ZERO, new Vec(64, -64));
        user.moveTo(canvas, cell(11, 7));
        assertThat(color(user.picture(canvas), at(120, 40))).isEqualTo(Theme.LIGHT.accent());
    }

    @Test
    void theRightButtonPicksTheTileUnderIt() {
        Edt.run(() -> document.edit("Change", TestMaps.level("............", "..c.........")));
        user.click(canvas, cell(2, 1), User.RIGHT);
        assertThat(Edt.get(() -> context.tile().tile())).isEqualTo("c");
        assertThat(Edt.get(() -> context.tool().id())).isEqualTo("brush");
    }

    @Test
    void altPicksWhereTheToolPaints() {
        Edt.run(() -> document.edit("Change", TestMaps.level("............", "..c.........")));
        use("line");
        user.hold(KeyEvent.VK_ALT);
        user.click(canvas, cell(2, 1), User.LEFT);
        user.letGo(KeyEvent.VK_ALT);
        assertThat(Edt.get(() -> context.tile().tile())).isEqualTo("c");
        assertThat(Edt.get(() -> context.tool().id())).isEqualTo("line");
        assertThat(drawing().get(1)).isEqualTo("..c.........");
    }

    @Test
    void aDragHeldOutsideScrolls() {
        use("brush");
        Edt.run(() -> viewport.zoomTo(320, 240, 8));
        double before = Edt.get(viewport::originX);
        Point middle = new Point(320, 220);
        user.moveTo(canvas, middle);
        user.press(User.LEFT);
        user.moveTo(canvas, new Point(canvas.getWidth() + 60, 220));
        Edt.waitUntil("the canvas has scrolled", () -> viewport.originX() > before + 16);
        user.moveTo(canvas, middle);
        user.release(User.LEFT);
        assertThat(Edt.get(() -> document.history().undoCount())).isEqualTo(1);
    }

    @Test
    void theMiddleButtonAndSpacePan() {
        double x = Edt.get(viewport::originX);
        user.moveTo(canvas, cell(3, 3));
        user.press(User.MIDDLE);
        user.moveTo(canvas, cell(5, 3));
        user.release(User.MIDDLE);
        double moved = Edt.get(viewport::originX);
        assertThat(moved).isCloseTo(x - 32, within(0.5));

        user.hold(KeyEvent.VK_SPACE);
        user.drag(canvas, cell(5, 3), cell(3, 3));
        user.letGo(KeyEvent.VK_SPACE);
        assertThat(Edt.get(viewport::originX)).isNotEqualTo(moved);
        assertThat(Edt.get(() -> document.history().canUndo())).isFalse();
    }

    @Test
    void ctrlAndTheWheelZoomAtThePointer() {
        Point point = cell(3, 3);
        double levelX = Edt.get(() -> viewport.toLevelX(point.x));
        double zoom = Edt.get(viewport::zoom);
        user.moveTo(canvas, point);
        user.hold(KeyEvent.VK_CONTROL);
        user.wheel(canvas, point, -1);
        user.letGo(KeyEvent.VK_CONTROL);
        assertThat(Edt.get(viewport::zoom)).isGreaterThan(zoom);
        assertThat(Edt.get(() -> viewport.toLevelX(point.x))).isCloseTo(levelX, within(1.0));
    }

    @Test
    void theArrowsMoveWhatIsSelectedAndDeleteRemovesIt() {
        user.click(canvas, at(40, 104), User.LEFT);
        user.key("RIGHT");
        user.key("shift DOWN");
        assertThat(bounds("lift")).isEqualTo(new Aabb(48, 97, 96, 113));
        user.key("DELETE");
        assertThat(Edt.get(() -> document.level().objects())).isEmpty();
        assertThat(Edt.get(() -> document.history().undoCount())).isEqualTo(3);
    }

    @Test
    void theHoverSaysWhatIsUnderThePointer() {
        user.moveTo(canvas, cell(3, 6));
        assertThat(hover.get().text()).isEqualTo("3,6 · lift");
        user.moveTo(canvas, cell(0, 0));
        assertThat(hover.get().text()).isEqualTo("0,0");
        user.moveTo(canvas, cell(3, 6));
        Edt.run(() -> document.edit("Delete", document.level().withoutObject("lift")));
        assertThat(hover.get().text()).as("under a pointer that stands still").isEqualTo("3,6");
    }

    @Test
    void anotherDocumentIsFollowed() {
        Document other = new Document(TestMaps.level("b.."), null, false);
        Edt.run(() -> context.open(other, new Viewport()));
        use("brush");
        Edt.waitUntil("the other level was painted", () -> context.viewport().width() > 0);
        user.click(canvas, Edt.get(() -> on(context.viewport(), 40, 8)), User.LEFT);
        assertThat(Edt.get(() -> TestMaps.drawing(other.level()))).containsExactly("b.a");
    }

    private void use(String tool) {
        Edt.run(() -> context.useTool(tool));
    }

    private List<String> drawing() {
        return Edt.get(() -> TestMaps.drawing(document.level()));
    }

    private Aabb bounds(String id) {
        Level level = Edt.get(document::level);
        return level.object(id).bounds(level);
    }

    private Point cell(int column, int row) {
        return at(column * 16 + 8, row * 16 + 8);
    }

    private Point at(double x, double y) {
        return Edt.get(() -> on(viewport, x, y));
    }

    private static Point on(Viewport view, double x, double y) {
        return new Point((int) Math.round(view.toScreenX(x)), (int) Math.round(view.toScreenY(y)));
    }

    private static Color color(BufferedImage picture, Point at) {
        return new Color(picture.getRGB(at.x, at.y));
    }
}
