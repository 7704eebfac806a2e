package dev.ledge.engine.level.json;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The beginning of every file: {@code format} and {@code version}.
 *
 * @param fields all fields of the file, with these two taken
 * @param isNewer true if a newer version of Ledge made it
 */
public record Header(Fields fields, boolean isNewer) {

    /**
     * Reads the header.
     *
     * @param file for its suffix, which must not tell another kind of file
     * @throws LevelFormatException if this is not a file of that kind or has no version: nothing else in it would mean anything
     */
    public static Header read(LocatedNode root, FileKind kind, Path file, Problems problems)
            throws LevelFormatException {
        if (!root.is(LocatedNode.Kind.OBJECT)) {
            problems.error(
                    root,
                    Code.WRONG_FORMAT,
                    "this is not " + kind.noun() + ": the file must be an object, {\"format\": \"" + kind.format()
                            + "\", …}, not " + root.describe());
            problems.throwIfErrors();
        }
        Fields fields = Fields.of(root, problems);
        checkFormat(fields, kind, problems);
        Optional<FileKind> named = FileKind.of(file);
        if (named.isPresent() && named.get() != kind) {
            problems.error(
                    fields.node("format"),
                    Code.WRONG_FORMAT,
                    "this is " + kind.noun() + ", but its name ends as that of "
                            + named.get().noun() + "; let it end with " + kind.suffix());
        }
        boolean isNewer = checkVersion(fields, kind, problems);
        return new Header(fields, isNewer);
    }

    private static void checkFormat(Fields fields, FileKind kind, Problems problems) throws LevelFormatException {
        LocatedNode format = fields.require("format");
        if (format != null
                && Values.is(format, LocatedNode.Kind.STRING, problems)
                && !format.text().equals(kind.format())) {
            String found = FileKind.ofFormat(format.text())
                            .map(other -> "this is " + other.noun())
                            .orElse("this is no file of Ledge's")
                    + ", not " + kind.noun();
            problems.error(
                    format,
                    Code.WRONG_FORMAT,
                    found + ": \"format\" is " + format.describe() + " instead of \"" + kind.format()
                            + "\"; choose another file"
                            + Suggestion.among(format.text(), java.util.List.of(kind.format())));
        }
        problems.throwIfErrors();
    }

    private static boolean checkVersion(Fields fields, FileKind kind, Problems problems) throws LevelFormatException {
        LocatedNode node = fields.require("version");
        if (node != null && Values.is(node, LocatedNode.Kind.NUMBER, problems)) {
            double version = Numbers.isJsonNumber(node.text()) ? Numbers.toDouble(node.text()) : Double.NaN;
            if (!(version >= 1) || version != Math.rint(version)) {
                problems.error(
                        node,
                        Code.VERSION,
                        "\"version\" must be a whole number from 1 on, not " + node.describe()
                                + "; this program writes " + FileKind.VERSION);
            } else if (version > FileKind.VERSION) {
                problems.warning(
                        node,
                        Code.NEWER_VERSION,
                        kind.noun() + " of version " + node.describe()
                                + " was made by a newer version of Ledge, this one knows version " + FileKind.VERSION
                                + "; get the newer Ledge to change or play it");
                return true;
            }
        }
        problems.throwIfErrors();
        return false;
    }
}
