package dev.ledge.editor.panel.run;

import dev.ledge.editor.component.DraftField;
import dev.ledge.editor.component.Typing;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.event.Uncaught;
import dev.ledge.editor.panel.Styles;
import dev.ledge.editor.preview.RunDraft;
import dev.ledge.engine.level.json.FileKind;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import javax.swing.JLabel;

/** The field for the name of a run beside the shown level, and what there is to say of what is typed there. */
final class RunNameField {
    private final Supplier<Path> level;
    private final Runnable onLooked;
    private final DraftField field = new DraftField();
    private String proposed = "";

    /** The file of the name that is there, null if that is none. */
    private Path named;

    private RunName there = RunName.NONE;

    /** For runs of a level, whose file is null while it has none; {@code onLooked} is run when there is more to say. */
    RunNameField(Supplier<Path> level, Runnable onLooked) {
        this.level = level;
        this.onLooked = onLooked;
        field.setName("run-saver.name");
        field.getAccessibleContext().setAccessibleName("Name of the run");
        JLabel suffix = new JLabel(FileKind.RUN.suffix() + " ");
        Styles.dim(suffix, true);
        field.putClientProperty("JTextField.trailingComponent", suffix);
        Typing.in(field, this::look);
    }

    DraftField field() {
        return field;
    }

    /** Shows the first name that no file has, none while the level has no file. */
    void proposeFree() {
        propose(level.get() == null ? "" : RunDraft.freeName(level.get()));
    }

    /** Shows a name that nobody has typed. */
    void propose(String name) {
        proposed = name;
        field.propose(name);
    }

    /** The name that was shown last without being typed. */
    String proposed() {
        return proposed;
    }

    boolean isBlank() {
        return field.getText().isBlank();
    }

    /** Looks at what there is of the name, beside the event thread: typing does not wait for a disk. */
    void look() {
        Path beside = level.get();
        Path file = beside == null || RunName.refusal(field.getText()) != null || isBlank() ? null : file();
        named = file;
        there = RunName.NONE;
        onLooked.run();
        if (file == null) {
            return;
        }
        String levelPath = beside.getFileName().toString();
        CompletableFuture.supplyAsync(() -> RunName.of(levelPath, file))
                .thenAccept(found -> EventThread.post(() -> {
                    if (file.equals(named)) {
                        there = found;
                        onLooked.run();
                    }
                }))
                .exceptionally(fault -> {
                    Uncaught.handOver(fault);
                    return null;
                });
    }

    /** The file of that name beside the level, which has one. */
    Path file() {
        return RunName.file(level.get(), field.getText());
    }

    /** True if it can be the name of a run, as far as its letters go, or will be once the level has a file. */
    boolean isName() {
        return RunName.refusal(field.getText()) == null && (level.get() == null || !isBlank());
    }

    /** True if there is a run of that name. */
    boolean isTaken() {
        return there.isTaken();
    }

    /** Outlines the field as what there is to say of the name is grave, and returns that; empty for nothing. */
    String mark() {
        String why = RunName.refusal(field.getText());
        if (why != null) {
            return mark("error", why);
        }
        if (!isName()) {
            return mark("error", "Give it a name.");
        }
        if (there.lost() != null) {
            return mark("error", there.lost().endsWith(".") ? there.lost() : there.lost() + ".");
        }
        return there.isTaken()
                ? mark(
                        "warning",
                        "There is a run of that name already: it gets these buttons, and keeps what it expects.")
                : mark(null, "");
    }

    private String mark(String outline, String remark) {
        field.putClientProperty("JComponent.outline", outline);
        return remark;
    }
}
