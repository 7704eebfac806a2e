package dev.ledge.editor.action.file;

import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.render.PictureFile;
import dev.ledge.engine.problem.Excerpt;
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
        Path picture = chooser.getSelectedFile().toPath();
        String src = PictureFile.path(level, picture);
        String fault = PictureFile.fault(level, src);
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
