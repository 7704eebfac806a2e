package dev.ledge.editor;

import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.object.NumberSpec;
import dev.ledge.editor.panel.problem.ProblemBadges;
import dev.ledge.editor.panel.problem.ProblemsButton;
import dev.ledge.editor.panel.problem.ProblemsState;
import dev.ledge.editor.preview.RecordedPlay;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.check.Finding;
import dev.ledge.engine.level.Level;

/** Shows on the canvas and in the status bar what is wrong with the open level. For the event dispatch thread. */
final class ProblemPlaces {
    /** What is within this in a level's file has its row among the level's. */
    private static final String PLAYER = "player";

    /** The problem that a merge has left. */
    private static final String CONFLICT = "CONFLICT";

    private final Workspace workspace;
    private final ToolContext context;
    private final LevelCanvas canvas;
    private final ProblemsButton button;
    /** The level that was checked last; of any while nothing is known of the one that is open. */
    private Level checked;

    ProblemPlaces(Workspace workspace, ToolContext context, LevelCanvas canvas, ProblemsButton button) {
        this.workspace = workspace;
        this.context = context;
        this.canvas = canvas;
        this.button = button;
    }

    /** Selects what a problem is about, brings its place into the picture, and plays what proves it. */
    void showPlace(Finding finding) {
        Document document = context.document();
        if (finding.objectId() != null && document.level().object(finding.objectId()) != null) {
            context.useTool("select");
            document.select(Selection.ofObject(finding.objectId()));
        }
        if (!finding.field().isEmpty() && finding.field().get(0).equals(PLAYER)) {
            context.inspectLevel();
            workspace.view().show(ViewPart.PANELS, true);
            context.showRow(NumberSpec.words(finding.field().get(1)));
        }
        if (finding.code().equals(CONFLICT)) {
            workspace.settleConflicts();
        }
        if (finding.area() != null) {
            canvas.showPlace(finding.area().centerX(), finding.area().centerY());
        }
        if (finding.layerId() != null) {
            context.setActiveLayer(finding.layerId());
        }
        if (finding.demonstration() != null) {
            workspace.preview().session().show(finding.demonstration().run(null));
        }
    }

    /** Asks for the name under which the play that proves a problem is kept as a run. */
    void keep(Finding finding) {
        if (finding != null && finding.demonstration() != null) {
            workspace.askAboutRun(RecordedPlay.of(
                    context.document().level(), finding.demonstration().run(null)));
        }
    }

    /** Marks all problems where they are, and counts them. */
    void showAll(ProblemsState state) {
        button.show(state);
        Level now = context.document().level();
        if (state.progress() == ProblemsState.Progress.CHECKED) {
            checked = now;
        }
        canvas.setBadges(ProblemBadges.of(state.known(), checked, now));
    }
}
