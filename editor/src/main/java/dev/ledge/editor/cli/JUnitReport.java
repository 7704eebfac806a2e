package dev.ledge.editor.cli;

import dev.ledge.editor.cli.CheckResult.Checked;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.Problem;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** A check's results in the XML that build servers show: a test case a file. */
final class JUnitReport {
    private final XMLStreamWriter xml;

    private JUnitReport(XMLStreamWriter xml) {
        this.xml = xml;
    }

    /** The report, UTF-8. */
    static byte[] of(CheckResult result) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            XMLStreamWriter xml =
                    XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(bytes, StandardCharsets.UTF_8.name());
            new JUnitReport(xml).write(result);
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("memory cannot fail to be written to", e);
        }
        return bytes.toByteArray();
    }

    private void write(CheckResult result) throws XMLStreamException {
        xml.writeStartDocument("UTF-8", "1.0");
        newLine(0);
        xml.writeStartElement("testsuites");
        newLine(1);
        xml.writeStartElement("testsuite");
        attribute("name", "ledge check");
        attribute("tests", String.valueOf(result.files().size()));
        attribute("failures", String.valueOf(failures(result.files())));
        attribute("errors", "0");
        attribute("skipped", "0");
        attribute(
                "time",
                seconds(result.files().stream().mapToDouble(Checked::seconds).sum()));
        for (Checked checked : result.files()) {
            testCase(checked);
        }
        newLine(1);
        xml.writeEndElement();
        newLine(0);
        xml.writeEndElement();
        newLine(0);
        xml.writeEndDocument();
    }

    private static long failures(List<Checked> files) {
        return files.stream().filter(checked -> !checked.failures().isEmpty()).count();
    }

    private void testCase(Checked checked) throws XMLStreamException {
        newLine(2);
        xml.writeStartElement("testcase");
        attribute("classname", "ledge." + CommandJson.word(checked.kind()));
        attribute("name", Excerpt.path(checked.file()));
        attribute("time", seconds(checked.seconds()));
        List<Problem> errors = checked.failures();
        if (!errors.isEmpty()) {
            newLine(3);
            xml.writeStartElement("failure");
            attribute("type", errors.get(0).code());
            attribute("message", errors.get(0).message());
            xml.writeCharacters(lines(errors));
            xml.writeEndElement();
        }
        if (!checked.warnings().isEmpty()) {
            newLine(3);
            xml.writeStartElement("system-out");
            xml.writeCharacters(lines(checked.warnings()));
            xml.writeEndElement();
        }
        newLine(2);
        xml.writeEndElement();
    }

    private void attribute(String name, String value) throws XMLStreamException {
        xml.writeAttribute(name, legal(value));
    }

    private static String lines(List<Problem> problems) {
        return legal(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
    }

    /** Messages can quote files, and thus have characters that XML has no way to write. */
    private static String legal(String text) {
        StringBuilder legal = new StringBuilder();
        text.codePoints()
                .map(c -> c == '\n' || c == '\t' || c >= 0x20 && c < 0xD800 || c >= 0xE000 && c < 0xFFFE || c > 0xFFFF
                        ? c
                        : 0xFFFD)
                .forEach(legal::appendCodePoint);
        return legal.toString();
    }

    private static String seconds(double seconds) {
        return String.format(Locale.ROOT, "%.3f", seconds);
    }

    private void newLine(int indent) throws XMLStreamException {
        xml.writeCharacters("\n" + "  ".repeat(indent));
    }
}
