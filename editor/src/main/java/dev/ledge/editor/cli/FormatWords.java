package dev.ledge.editor.cli;

import dev.ledge.editor.exchange.Formats;
import java.util.ListResourceBundle;
import java.util.stream.Collectors;

/** What the help of commands says of formats, from the list of formats itself. */
final class FormatWords extends ListResourceBundle {
    @Override
    protected Object[][] getContents() {
        return new Object[][] {
            {
                "exports",
                Formats.EXPORTS.stream()
                        .map(format -> format.id() + ": " + format.about())
                        .collect(Collectors.joining("; "))
            }
        };
    }
}
