package dev.ledge.editor.window;

import dev.ledge.editor.action.file.LevelFolder;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.TransferHandler;

/** Opens a level that is dropped on the window. */
@SuppressWarnings("serial")
public final class LevelDrop extends TransferHandler {
    private final transient Consumer<Path> opener;

    public LevelDrop(Consumer<Path> opener) {
        this.opener = opener;
    }

    @Override
    public boolean canImport(TransferSupport support) {
        return support.isDrop() && support.isDataFlavorSupported(DataFlavor.javaFileListFlavor);
    }

    @Override
    public boolean importData(TransferSupport support) {
        if (!canImport(support)) {
            return false;
        }
        try {
            List<?> files = (List<?>) support.getTransferable().getTransferData(DataFlavor.javaFileListFlavor);
            if (files.isEmpty()) {
                return false;
            }
            // A file that is no level is opened too: the message then says what it is instead.
            Path chosen = files.stream()
                    .map(file -> ((File) file).toPath())
                    .filter(LevelFolder::isLevel)
                    .findFirst()
                    .orElse(((File) files.get(0)).toPath());
            opener.accept(chosen);
            return true;
        } catch (UnsupportedFlavorException | IOException refused) {
            return false; // The drop is shown as refused.
        }
    }
}
