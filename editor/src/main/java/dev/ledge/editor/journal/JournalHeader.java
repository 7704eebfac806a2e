package dev.ledge.editor.journal;

/**
 * The first line of a journal: of which level it is.
 *
 * @param format {@link #FORMAT}
 * @param version {@link #VERSION}
 * @param file the level's file, absolute; null if it was never saved
 * @param place what paths in the level are relative to, absolute, or null
 * @param title the level's name for people
 * @param hash SHA-256 of the file that holds the level as it was saved last, null if there is none
 * @param bytes size of that file
 * @param opened when the first change was noted, ms since 1970
 * @param process id of the program's process
 * @param processStart when that process was started, ms since 1970, 0 if not known
 * @param base the level as it was saved last, a level file without cells and objects
 * @param content what else was in a level whose file is not there; else null
 */
record JournalHeader(
        String format,
        int version,
        String file,
        String place,
        String title,
        String hash,
        long bytes,
        long opened,
        long process,
        long processStart,
        String base,
        PatchData content) {
    static final String FORMAT = "ledge-journal";
    static final int VERSION = 1;
}
