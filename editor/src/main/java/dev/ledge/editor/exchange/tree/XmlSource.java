package dev.ledge.editor.exchange.tree;

import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.POJONode;

/**
 * Reads XML of other programs element by element. Nothing outside the file is looked at: a document type is skipped,
 * one that declares something is refused, and so is every entity but XML's own five.
 */
public final class XmlSource {
    private static final int HEAD = 1 << 16;
    private static final int DECLARATION = 200;
    private static final Pattern ENCODING =
            Pattern.compile("<\\?xml[^>]{0,80}?\\sencoding\\s*=\\s*[\"']([A-Za-z0-9._:-]{1,40})[\"']");

    /** From JDK 24 on the JDK has a depth limit of its own, with a message of its own. */
    private static final String JDK_DEPTH = "jdk.xml.maxElementDepth";

    private final Document document;
    private final XMLStreamReader reader;
    private int depth;

    private XmlSource(Document document, XMLStreamReader reader) {
        this.document = document;
        this.reader = reader;
    }

    /** Makes a tree of a file's root element. */
    @FunctionalInterface
    public interface Builder {
        /**
         * {@return the tree of the element that the reader is at}
         *
         * @param source the file
         * @throws XMLStreamException if it is not XML
         * @throws LevelFormatException if it cannot be used
         */
        JsonNode build(XmlSource source) throws XMLStreamException, LevelFormatException;
    }

    /**
     * Reads a file.
     *
     * @param file the file
     * @param builder makes the tree
     * @param progress gets how much of it was read
     * @return its content
     * @throws LevelFormatException if it cannot be read, or is not XML
     */
    public static Document read(Path file, Builder builder, Progress progress) throws LevelFormatException {
        Document document = new Document(file);
        XMLStreamReader reader = null;
        try (InputStream in = InputFile.open(file, progress)) {
            refuseDeclarations(in, document);
            // Given bytes, the JDK's parser writes to standard error when they are wrong.
            Charset charset = charset(in, document);
            reader = factory().createXMLStreamReader(new InputStreamReader(in, charset.newDecoder()));
            XmlSource source = new XmlSource(document, reader);
            while (reader.getEventType() != XMLStreamConstants.START_ELEMENT) {
                reader.next();
            }
            document.setRoot(builder.build(source));
            return document;
        } catch (XMLStreamException e) {
            if (e.getNestedException() instanceof CharacterCodingException) {
                throw document.error(
                        null,
                        "ENCODING",
                        "the file has bytes that are no text in the encoding that it names, or UTF-8 if it names none; "
                                + "save it as UTF-8");
            }
            throw problem(document, e);
        } catch (IOException e) {
            throw InputFile.unreadable(file, e);
        } finally {
            close(reader);
        }
    }

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, true);
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
        if (factory.isPropertySupported(JDK_DEPTH)) {
            factory.setProperty(JDK_DEPTH, "0"); // None: the limit here is the same on every JDK, and says what to do.
        }
        factory.setXMLResolver((publicId, systemId, base, namespace) -> {
            throw new XMLStreamException("no file is read for " + systemId);
        });
        return factory;
    }

    /** The encoding of a file: that of its byte order mark, which is read, else what it says, else UTF-8. */
    private static Charset charset(InputStream in, Document document) throws IOException, LevelFormatException {
        in.mark(HEAD);
        byte[] head = in.readNBytes(DECLARATION);
        in.reset();
        int first = head.length < 2 ? 0 : (head[0] & 0xFF) << 8 | head[1] & 0xFF;
        if (first == 0xFEFF || first == 0xFFFE) {
            return StandardCharsets.UTF_16;
        }
        if (first == 0xEFBB) {
            in.skipNBytes(3);
            return StandardCharsets.UTF_8;
        }
        Matcher said = ENCODING.matcher(new String(head, StandardCharsets.ISO_8859_1));
        try {
            return said.lookingAt() ? Charset.forName(said.group(1)) : StandardCharsets.UTF_8;
        } catch (IllegalArgumentException unknown) {
            throw document.error(
                    null,
                    "ENCODING",
                    "the encoding " + Excerpt.quoted(said.group(1)) + " is not known; save it as UTF-8");
        }
    }

    /** Old programs name a document type that nobody has; one with declarations in it is an attack. */
    private static void refuseDeclarations(InputStream in, Document document) throws IOException, LevelFormatException {
        in.mark(HEAD);
        String head = new String(in.readNBytes(HEAD - 1), StandardCharsets.ISO_8859_1);
        in.reset();
        int type = head.indexOf("<!DOCTYPE");
        if (type < 0) {
            return;
        }
        int end = head.indexOf('>', type);
        int declarations = head.indexOf('[', type);
        if (declarations >= 0 && (end < 0 || declarations < end)) {
            ObjectNode marker = JsonNodeFactory.instance.objectNode();
            int line =
                    (int) head.substring(0, type).chars().filter(c -> c == '\n').count() + 1;
            document.place(marker, line, type - head.lastIndexOf('\n', type));
            throw document.error(
                    marker,
                    "DTD",
                    "the file declares entities or a document type of its own, which no map needs; "
                            + "remove <!DOCTYPE …> if you trust the file");
        }
    }

    private static void close(XMLStreamReader reader) {
        try {
            if (reader != null) {
                reader.close();
            }
        } catch (XMLStreamException e) {
            throw new IllegalStateException("a reader of a closed file cannot fail", e);
        }
    }

    private static LevelFormatException problem(Document document, XMLStreamException e) {
        ObjectNode marker = JsonNodeFactory.instance.objectNode();
        Location at = e.getLocation();
        if (at != null && at.getLineNumber() > 0) {
            document.place(marker, at.getLineNumber(), Math.max(1, at.getColumnNumber()));
        }
        String said = String.valueOf(e.getMessage());
        int message = said.indexOf("Message: ");
        return document.error(
                marker, "SYNTAX", "this is not XML: " + (message < 0 ? said : said.substring(message + 9)));
    }

    /** {@return the reader, at an element's start while that is built} */
    public XMLStreamReader reader() {
        return reader;
    }

    /** {@return the attributes of the element that the reader is at, as texts, with its place} */
    public ObjectNode attributes() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        Location at = reader.getLocation();
        document.place(node, at.getLineNumber(), Math.max(1, at.getColumnNumber()));
        for (int i = 0; i < reader.getAttributeCount(); i++) {
            node.put(reader.getAttributeLocalName(i), reader.getAttributeValue(i));
        }
        return node;
    }

    /**
     * Goes on to the next element within the one that was entered last; false at that one's end.
     *
     * @return true if the reader is at the start of an element within
     * @throws XMLStreamException if it is not XML
     * @throws LevelFormatException if there are too many within each other
     */
    public boolean nextChild() throws XMLStreamException, LevelFormatException {
        return nextChildOrText(null);
    }

    /**
     * Goes on in the same way, and collects the text on the path.
     *
     * @param text collects it; null if it means nothing
     * @return true if the reader is at the start of an element within
     * @throws XMLStreamException if it is not XML
     * @throws LevelFormatException if there are too many within each other
     */
    public boolean nextChildOrText(StringBuilder text) throws XMLStreamException, LevelFormatException {
        while (true) {
            int event = reader.next();
            if (event == XMLStreamConstants.START_ELEMENT) {
                enter();
                return true;
            }
            if (event == XMLStreamConstants.END_ELEMENT) {
                depth--;
                return false;
            }
            if (text != null && (event == XMLStreamConstants.CHARACTERS || event == XMLStreamConstants.CDATA)) {
                text.append(reader.getTextCharacters(), reader.getTextStart(), reader.getTextLength());
            }
        }
    }

    private void enter() throws LevelFormatException {
        if (++depth > JsonTree.DEEPEST) {
            throw document.error(
                    attributes(), "TOO-LARGE", "elements are nested deeper than " + JsonTree.DEEPEST + " levels");
        }
    }

    /**
     * Leaves the element that the reader is at.
     *
     * @throws XMLStreamException if it is not XML
     * @throws LevelFormatException if there are too many within each other
     */
    public void skip() throws XMLStreamException, LevelFormatException {
        int outer = depth - 1;
        while (depth > outer) {
            nextChild();
        }
    }

    /**
     * {@return the text of the element that the reader is at, which is left}
     *
     * @throws XMLStreamException if it is not XML
     * @throws LevelFormatException if there are too many elements within each other
     */
    public String text() throws XMLStreamException, LevelFormatException {
        StringBuilder text = new StringBuilder();
        while (nextChildOrText(text)) {
            skip();
        }
        return text.toString();
    }

    /**
     * {@return collects the cells of the element that the reader is at}
     *
     * @param encoding {@code csv}, {@code base64}, or empty for one element a cell
     */
    public Cells cells(String encoding) {
        return new Cells(encoding);
    }

    /** The cells of an element: its text, or its child elements. */
    public final class Cells {
        private final ObjectNode place = attributes();
        private final boolean isCsv;
        private final boolean isText;
        private final XmlCells csv = new XmlCells();
        private final Numbers elements = new Numbers();
        private final StringBuilder text = new StringBuilder();

        Cells(String encoding) {
            isCsv = encoding.equals("csv");
            isText = !isCsv && !encoding.isEmpty();
        }

        /**
         * Goes on to the next element within, and takes in the text on the way.
         *
         * @return false at the end
         * @throws XMLStreamException if it is not XML
         * @throws LevelFormatException if the text is not what it should be
         */
        public boolean nextChild() throws XMLStreamException, LevelFormatException {
            while (true) {
                int event = reader.next();
                if (event == XMLStreamConstants.START_ELEMENT) {
                    enter();
                    return true;
                }
                if (event == XMLStreamConstants.END_ELEMENT) {
                    depth--;
                    return false;
                }
                if (event == XMLStreamConstants.CHARACTERS || event == XMLStreamConstants.CDATA) {
                    take(reader.getTextCharacters(), reader.getTextStart(), reader.getTextLength());
                }
            }
        }

        private void take(char[] characters, int start, int length) throws LevelFormatException {
            if (isText) {
                text.append(characters, start, length);
            } else if (isCsv && !csv.take(characters, start, length)) {
                ObjectNode here = JsonNodeFactory.instance.objectNode();
                document.place(here, reader.getLocation().getLineNumber(), 1);
                throw document.error(here, "WRONG-TYPE", "a cell in this list is no number from 0 to 4294967295");
            }
        }

        /**
         * Appends a cell that was an element.
         *
         * @param number the cell
         */
        public void add(long number) {
            elements.add(number);
        }

        /**
         * Puts the cells into an object.
         *
         * @param node the object
         * @param field its field
         */
        public void putInto(ObjectNode node, String field) {
            JsonNode value = isText
                    ? JsonNodeFactory.instance.stringNode(text.toString())
                    : new POJONode(isCsv ? csv.finish() : elements);
            document.placeLike(value, place);
            node.set(field, value);
        }
    }
}
