package dev.ledge.editor.exchange.source;

import dev.ledge.engine.problem.Excerpt;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What became of a map: how much was taken over as what, and all that has no equal, with the first places of each kind.
 */
public final class ImportReport {
    private static final int PLACES = 5;
    private static final int MOST_KINDS = 200;

    private final Map<String, Entry> taken = new LinkedHashMap<>();
    private final Map<String, Entry> lost = new LinkedHashMap<>();
    private final Set<Path> read = new LinkedHashSet<>();

    private static final class Entry {
        private long count;
        private final List<String> places = new ArrayList<>();

        private void add(Entry other) {
            count += other.count;
            other.places.forEach(this::note);
        }

        private void note(String place) {
            if (places.size() < PLACES && !places.contains(place)) {
                places.add(place);
            }
        }
    }

    /**
     * Notes something that was taken over.
     *
     * @param kind what became of it, for people
     * @param count how much
     */
    public void taken(String kind, long count) {
        if (count > 0) {
            entry(taken, kind).count += count;
        }
    }

    /**
     * Notes a file that is read beside the map.
     *
     * @param file one that is there
     */
    void read(Path file) {
        read.add(file);
    }

    /** {@return the files that are read beside the map} */
    public Set<Path> filesRead() {
        return Set.copyOf(read);
    }

    /**
     * Notes something without an equal.
     *
     * @param kind what it is, and what was done instead, for people
     * @param place where, for people
     */
    public void lost(String kind, String place) {
        Entry entry = entry(lost, kind);
        entry.count++;
        entry.note(place);
    }

    /**
     * Notes the tiles of a tileset that are left out as nothing uses them.
     *
     * @param set name of the tileset
     * @param count how many
     * @param described those of them that have more than a picture
     */
    public void unused(String set, long count, Collection<String> described) {
        String kind = "tile of the tileset " + Excerpt.of(set) + " that nothing uses, left out";
        long plain = count - described.size();
        if (plain > 0) {
            entry(lost, kind).count += plain;
        }
        described.forEach(id -> lost(kind + " with what is said of it", id));
    }

    /**
     * {@return what this and another say}
     *
     * @param later comes after it
     */
    public ImportReport plus(ImportReport later) {
        ImportReport all = new ImportReport();
        for (ImportReport part : List.of(this, later)) {
            part.taken.forEach((kind, entry) -> entry(all.taken, kind).add(entry));
            all.read.addAll(part.read);
            part.lost.forEach((kind, entry) -> entry(all.lost, kind).add(entry));
        }
        return all;
    }

    private static Entry entry(Map<String, Entry> entries, String kind) {
        if (entries.size() >= MOST_KINDS && !entries.containsKey(kind)) {
            return entries.computeIfAbsent("other things", other -> new Entry());
        }
        return entries.computeIfAbsent(kind, key -> new Entry());
    }

    /** {@return what was taken over, one kind a line} */
    public List<String> takenLines() {
        return lines(taken);
    }

    /** {@return what has no equal, one kind a line: how many, what, and where} */
    public List<String> lostLines() {
        return lines(lost);
    }

    private static List<String> lines(Map<String, Entry> entries) {
        List<String> lines = new ArrayList<>();
        entries.forEach((kind, entry) -> {
            String places = String.join(", ", entry.places);
            String more = entry.places.size() < entry.count && !entry.places.isEmpty() ? ", …" : "";
            lines.add(Excerpt.line(entry.count + " × " + kind + (places.isEmpty() ? "" : " (" + places + more + ")")));
        });
        return lines;
    }
}
