package dev.ledge.editor.gui;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/** What lies in the memory of this JVM, as {@code jmap -histo} counts it. */
public final class Heap {
    private static final double MEGABYTE = 1 << 20;

    private Heap() {}

    /** Instances by class name, including unreachable ones: nothing is collected for it. */
    public static Map<String, Long> all() {
        return histogram("-all");
    }

    /** Instances by class name after a full collection. */
    public static Map<String, Long> live() {
        return histogram();
    }

    /** Heap used after full collections, MB. */
    public static double usedMegabytes() {
        live();
        live();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / MEGABYTE;
    }

    /** The classes with the most bytes after a full collection, a line each. */
    public static List<String> largest(int lines) {
        return new ArrayList<>(List.of(raw().split("\n"))).subList(0, lines + 3);
    }

    private static Map<String, Long> histogram(String... options) {
        Map<String, Long> counts = new TreeMap<>();
        for (String line : raw(options).split("\n")) {
            String[] columns = line.strip().split("\\s+");
            if (columns.length >= 4 && columns[0].endsWith(":") && Character.isDigit(columns[1].charAt(0))) {
                counts.merge(columns[3], Long.valueOf(columns[1]), Long::sum);
            }
        }
        return counts;
    }

    private static String raw(String... options) {
        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        try {
            ObjectName command = new ObjectName("com.sun.management:type=DiagnosticCommand");
            Object[] arguments = {options};
            return String.format(Locale.ROOT, "%s", server.invoke(command, "gcClassHistogram", arguments, new String[] {
                String[].class.getName()
            }));
        } catch (JMException e) {
            throw new IllegalStateException("this JVM counts no instances", e);
        }
    }
}
