package dev.ledge.editor.action.file;

import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.document.ProjectPath;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.render.PictureFile;
import dev.ledge.engine.file.IoReason;
import dev.ledge.engine.problem.Excerpt;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileNameExtensionFilter;

/** Lets the user choose a picture of the open level's project. */
public final class PictureChooser {
    private static final String TOPIC = "picture";

    private PictureChooser() {}

    /** The path by which the open level names the chosen picture; empty if there is none, which is then explained. */
    public static Optional<String> choose(Workspace workspace) {
        Path level = workspace.document().file();
        if (level == null) {
            refused(workspace, "No picture can be added yet", PictureFile.fault(null, ""));
            return Optional.empty();
        }
        JFileChooser chooser =
                new JFileChooser(level.toAbsolutePath().getParent().toFile());
        chooser.setName("file-chooser");
        chooser.setDialogTitle("Add picture layer");
        chooser.setFileFilter(new FileNameExtensionFilter("Pictures", ImageIO.getReaderFileSuffixes()));
        if (chooser.showOpenDialog(workspace.window()) != JFileChooser.APPROVE_OPTION) {
            return Optional.empty();
        }
        return path(workspace, level, chooser.getSelectedFile().toPath());
    }

    /** The path by which a level names a picture; empty if it cannot, which is then explained. */
    static Optional<String> path(Workspace workspace, Path level, Path picture) {
        String src = null;
        String fault;
        try {
            src = ProjectPath.of(picture.toRealPath(), level);
            fault = src == null
                    ? "It is outside the project of this level; move it into that"
                    : PictureFile.fault(level, src);
        } catch (IOException e) {
            fault = IoReason.reading(e, picture);
        }
        if (fault != null) {
            refused(workspace, "“" + Excerpt.name(picture) + "” was not added", fault);
            return Optional.empty();
        }
        workspace.notices().withdraw(TOPIC);
        return Optional.of(src);
    }

    private static void refused(Workspace workspace, String title, String why) {
        String sentence = Character.toUpperCase(why.charAt(0)) + why.substring(1);
        workspace.notices().show(Notice.error(TOPIC, title, List.of(sentence + ".")));
    }
}
