package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.action.file.PictureChooser;
import dev.ledge.editor.diff.KeptConflicts;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.LayerEdits;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.problem.Excerpt;
import java.security.SecureRandom;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/** The level as a whole, the list of its layers and the one that is worked on. */
final class LayerCommands {
    private final Workspace workspace;
    private final RandomGenerator random = new SecureRandom();

    private LayerCommands(Workspace workspace) {
        this.workspace = workspace;
    }

    static void add(Actions actions, Workspace workspace) {
        new LayerCommands(workspace).addTo(actions);
    }

    private void addTo(Actions actions) {
        actions.add(new Command("level.settings", "Level settings", this::showLevel)
                .icon("settings")
                .explain("Name, size, physics and the player's numbers, in the inspector"));
        actions.add(new Command("level.resize", "Resize level", this::resize)
                .explain("Its columns and rows, in the inspector")
                .when(this::isEditable));
        actions.add(new Command("level.conflicts", "Settle merge conflicts", workspace::settleConflicts)
                .explain("What a merge has left in the level: both versions of each, to choose from")
                .when(() -> isEditable() && KeptConflicts.areIn(level())));
        actions.add(new Command("layer.add", "Add tile layer", () -> add(true))
                .icon("add")
                .explain("In front of the active one; its tiles collide")
                .when(this::isEditable));
        actions.add(new Command("layer.add-decoration", "Add decoration layer", () -> add(false))
                .icon("image")
                .explain("In front of the active one; its tiles are only drawn")
                .when(this::isEditable));
        actions.add(new Command("layer.add-picture", "Add picture layer…", this::addPicture)
                .icon("image")
                .explain("Behind all layers; the picture is a file of the project")
                .alsoFoundBy("image background")
                .when(this::isEditable));
        actions.add(new Command("layer.settings", "Layer settings", this::showLayer)
                .icon("settings")
                .explain("Name, opacity, parallax, offset and properties of the active layer, in the inspector")
                .alsoFoundBy("opacity parallax offset")
                .when(() -> active() != null));
        actions.add(new Command("layer.duplicate", "Duplicate layer", this::duplicate)
                .icon("duplicate")
                .when(this::mayChange));
        actions.add(new Command("layer.remove", "Remove layer", this::remove)
                .icon("delete")
                .when(this::mayChange));
        actions.add(new Command("layer.rename", "Rename layer", workspace::renameLayer).when(this::mayChange));
        actions.add(new Command("layer.to-front", "Move layer forward", () -> move(1, "Move layer forward"))
                .icon("up")
                .key("ctrl shift PAGE_UP")
                .when(() -> mayChange() && index() < layers().size() - 1));
        actions.add(new Command("layer.to-back", "Move layer back", () -> move(-1, "Move layer back"))
                .icon("down")
                .key("ctrl shift PAGE_DOWN")
                .when(() -> mayChange() && index() > 0));
        actions.add(new Command("layer.next", "Go to the layer in front", () -> go(1))
                .key("ctrl PAGE_UP")
                .when(() -> index() < layers().size() - 1));
        actions.add(new Command("layer.previous", "Go to the layer behind", () -> go(-1))
                .key("ctrl PAGE_DOWN")
                .when(() -> index() > 0));
        actions.add(new Command("layer.show", "Show layer", this::toggleVisible)
                .key("ctrl H")
                .icon("eye")
                .when(this::mayChange)
                .selectedWhen(() -> active() != null && active().isVisible()));
        actions.add(new Command("layer.lock", "Lock layer", this::toggleLocked)
                .key("ctrl L")
                .icon("lock")
                .when(this::mayChange)
                .selectedWhen(() -> active() != null && active().isLocked()));
        actions.add(new Command("layer.collides", "Layer collides", this::toggleCollides)
                .explain("Whether its solid tiles stop actors")
                .when(() -> mayChange() && active() instanceof TileLayer)
                .selectedWhen(() -> active() instanceof TileLayer tiles && tiles.isColliding()));
    }

    private void showLayer() {
        workspace.tools().inspectLayer();
        workspace.view().show(ViewPart.PANELS, true);
    }

    private void showLevel() {
        workspace.tools().inspectLevel();
        workspace.view().show(ViewPart.PANELS, true);
    }

    private void resize() {
        showLevel();
        workspace.tools().showRow("Size");
    }

    private void add(boolean collides) {
        if (!hasRoom()) {
            return;
        }
        Level level = workspace.tools().documentToEdit().level();
        String id = LayerEdits.freshId(level, random);
        String name = (collides ? "tiles " : "decoration ") + (layers().size() + 1);
        document().edit("Add layer", LayerEdits.addTileLayer(level, id, name, collides, activeId()));
        workspace.tools().setActiveLayer(id);
    }

    private void addPicture() {
        if (hasRoom()) {
            PictureChooser.choose(workspace).ifPresent(src -> {
                Level level = workspace.tools().documentToEdit().level();
                String id = LayerEdits.freshId(level, random);
                String name = src.substring(src.lastIndexOf('/') + 1).replaceFirst("\\.[^.]+$", "");
                document().edit("Add picture layer", LayerEdits.addPicture(level, id, name, src));
                workspace.tools().setActiveLayer(id);
                showLayer();
            });
        }
    }

    /** False, with a status message, if there are as many layers as there can be. */
    private boolean hasRoom() {
        boolean has = layers().size() < Level.MAX_LAYERS;
        if (!has) {
            workspace.status().pass("A level can have at most " + Level.MAX_LAYERS + " layers");
        }
        return has;
    }

    private void duplicate() {
        if (!hasRoom()) {
            return;
        }
        String id = LayerEdits.freshId(level(), random);
        edit("Duplicate layer", level -> LayerEdits.duplicate(level, activeId(), id));
        workspace.tools().setActiveLayer(id);
    }

    private void remove() {
        int index = index();
        edit("Remove layer", level -> LayerEdits.remove(level, activeId()));
        if (!layers().isEmpty()) {
            workspace
                    .tools()
                    .setActiveLayer(layers().get(Math.max(0, index - 1)).id());
        }
    }

    private void move(int by, String name) {
        edit(name, level -> LayerEdits.move(level, activeId(), by));
    }

    private void go(int by) {
        workspace.tools().setActiveLayer(layers().get(index() + by).id());
        workspace.status().pass("Layer " + Excerpt.of(active().label()));
    }

    private void toggleVisible() {
        boolean show = !active().isVisible();
        edit((show ? "Show " : "Hide ") + active().label(), level -> LayerEdits.setVisible(level, activeId(), show));
    }

    private void toggleLocked() {
        boolean lock = !active().isLocked();
        edit((lock ? "Lock " : "Unlock ") + active().label(), level -> LayerEdits.setLocked(level, activeId(), lock));
    }

    private void toggleCollides() {
        boolean collides = !((TileLayer) active()).isColliding();
        edit(
                collides ? "Let layer collide" : "Make layer decoration",
                level -> LayerEdits.setCollides(level, activeId(), collides));
    }

    private void edit(String name, UnaryOperator<Level> how) {
        Document document = workspace.tools().documentToEdit();
        document.edit(name, how.apply(document.level()));
    }

    private boolean isEditable() {
        return !document().isReadOnly();
    }

    private boolean mayChange() {
        return isEditable() && active() != null;
    }

    private Layer active() {
        return activeId() == null ? null : level().layer(activeId());
    }

    private String activeId() {
        return workspace.tools().activeLayerId();
    }

    private int index() {
        return LayerEdits.indexOf(level(), activeId());
    }

    private List<Layer> layers() {
        return level().layers();
    }

    private Level level() {
        return document().committed();
    }

    private Document document() {
        return workspace.document();
    }
}
