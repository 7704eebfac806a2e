package dev.ledge.editor.window;

import dev.ledge.engine.level.json.FileKind;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.TransferHandler;

/** Opens the levels and runs that are dropped on the window. */
@SuppressWarnings("serial")
public final class LevelDrop extends TransferHandler {
    private final transient Consumer<Path> opener;

    public LevelDrop(Consumer<Path> opener) {
        this.opener = opener;
    }

    private static boolean canBeOpened(Path file) {
        return FileKind.of(file).filter(kind -> kind != FileKind.PALETTE).isPresent();
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
            List<Path> paths =
                    files.stream().map(file -> ((File) file).toPath()).toList();
            List<Path> meant = paths.stream().filter(LevelDrop::canBeOpened).toList();
            // A file that is no level is opened too: the message then says what it is instead.
            (meant.isEmpty() ? paths.subList(0, 1) : meant).forEach(opener);
            return true;
        } catch (UnsupportedFlavorException | IOException refused) {
            return false; // The drop is shown as refused.
        }
    }
}
