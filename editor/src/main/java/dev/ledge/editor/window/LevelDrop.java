package dev.ledge.editor.window;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.TransferHandler;

/** Takes the files that are dropped on the window. */
@SuppressWarnings("serial")
public final class LevelDrop extends TransferHandler {
    private final transient Consumer<List<Path>> opener;

    public LevelDrop(Consumer<List<Path>> opener) {
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
            opener.accept(files.stream().map(file -> ((File) file).toPath()).toList());
            return true;
        } catch (UnsupportedFlavorException | IOException refused) {
            return false; // The drop is shown as refused.
        }
    }
}
