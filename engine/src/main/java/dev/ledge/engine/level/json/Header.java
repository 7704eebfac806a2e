package dev.ledge.engine.level.json;

import java.nio.file.Path;
import java.util.List;
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
     * @param root the whole document
     * @param kind which kind
     * @param file for its suffix, which must not tell another kind of file
     * @param problems collects what is wrong
     * @return what the header says
     * @throws LevelFormatException if this is not a file of that kind or has no version: nothing else in it would mean
     *     anything
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
        if (!isFormat(fields.require("format"), kind, problems)) {
            problems.throwIfErrors();
        }
        Optional<FileKind> named = FileKind.of(file);
        if (named.isPresent() && named.get() != kind) {
            problems.error(
                    fields.node("format"),
                    Code.WRONG_FORMAT,
                    "this is " + kind.noun() + ", but its name ends as that of "
                            + named.get().noun() + "; let it end with " + kind.suffix());
        }
        Integer version = version(fields.require("version"), kind, problems);
        if (version == null) {
            problems.throwIfErrors();
        }
        return new Header(fields, version != null && version > FileKind.VERSION);
    }

    /** True if the value of {@code format} is that of the kind; else an error is told, unless the field is missing. */
    static boolean isFormat(LocatedNode node, FileKind kind, Problems problems) {
        if (node == null || !Values.is(node, LocatedNode.Kind.STRING, problems)) {
            return false;
        }
        if (node.text().equals(kind.format())) {
            return true;
        }
        String found = FileKind.ofFormat(node.text())
                .map(other -> "this is " + other.noun())
                .orElse("this is no file of Ledge's");
        problems.error(
                node,
                Code.WRONG_FORMAT,
                found + ", not " + kind.noun() + ": \"format\" is " + node.describe() + " instead of \"" + kind.format()
                        + "\"; choose another file" + Suggestion.among(node.text(), List.of(kind.format())));
        return false;
    }

    /**
     * The value of {@code version}, with a warning if it is newer, or null and an error, unless the field is missing.
     */
    static Integer version(LocatedNode node, FileKind kind, Problems problems) {
        if (node == null || !Values.is(node, LocatedNode.Kind.NUMBER, problems)) {
            return null;
        }
        double version = Numbers.isJsonNumber(node.text()) ? Numbers.toDouble(node.text()) : Double.NaN;
        if (!(version >= 1) || version != Math.rint(version)) {
            problems.error(
                    node,
                    Code.VERSION,
                    "\"version\" must be a whole number from 1 on, not " + node.describe() + "; this program writes "
                            + FileKind.VERSION);
            return null;
        }
        if (version > FileKind.VERSION) {
            problems.warning(
                    node,
                    Code.NEWER_VERSION,
                    kind.noun() + " of version " + node.describe()
                            + " was made by a newer version of Ledge, this one knows version " + FileKind.VERSION
                            + "; get the newer Ledge to change or play it");
        }
        return (int) version;
    }
}
