package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.FileWord;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.Within;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The format of a type whose record has nothing but simple components after the common part: each is a field of its
 * name, in that order, and null where the file left it out. Numbers and pairs have the limits of {@link Within}.
 */
final class RecordFormat<T extends LevelObject> implements ObjectFormat<T> {
    private final Constructor<T> constructor;
    private final Limits limits;
    private final List<Component> components = new ArrayList<>();

    private record Component(RecordComponent declared, Kind kind, Map<String, ?> words) {}

    private enum Kind {
        NUMBER,
        PAIR,
        FLAG,
        TEXT,
        WORD
    }

    /**
     * @throws IllegalArgumentException if a component is none of the simple ones: that type needs a format of its own
     */
    RecordFormat(ObjectType<T> type) {
        limits = Limits.of(type.record().asSubclass(Record.class));
        RecordComponent[] declared = type.record().getRecordComponents();
        Class<?>[] parameters = new Class<?>[declared.length];
        for (int i = 0; i < declared.length; i++) {
            parameters[i] = declared[i].getType();
            if (i > 0) {
                components.add(component(declared[i]));
            }
        }
        try {
            constructor = type.record().getDeclaredConstructor(parameters);
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(type.name(), e);
        }
    }

    private static Component component(RecordComponent declared) {
        Class<?> type = declared.getType();
        if (type == String.class) {
            return new Component(declared, Kind.TEXT, null);
        }
        if (type == Boolean.class) {
            return new Component(declared, Kind.FLAG, null);
        }
        if (FileWord.class.isAssignableFrom(type) && type.isEnum()) {
            Map<String, Object> words = new LinkedHashMap<>();
            for (Object constant : type.getEnumConstants()) {
                words.put(((FileWord) constant).json(), constant);
            }
            return new Component(declared, Kind.WORD, words);
        }
        boolean isNumber = type == Double.class;
        if ((isNumber || type == Vec.class) && declared.getAnnotation(Within.class) != null) {
            return new Component(declared, isNumber ? Kind.NUMBER : Kind.PAIR, null);
        }
        throw new IllegalArgumentException("no simple component: " + declared);
    }

    @Override
    public T read(ObjectCommon common, Fields fields, ObjectsReader reader) {
        Object[] values = new Object[components.size() + 1];
        values[0] = common;
        for (int i = 0; i < components.size(); i++) {
            Component component = components.get(i);
            String name = component.declared.getName();
            values[i + 1] = switch (component.kind) {
                case NUMBER -> fields.number(name, limits);
                case PAIR -> fields.vec(name, limits);
                case FLAG -> fields.flag(name);
                case TEXT -> fields.text(name);
                case WORD -> fields.word(name, component.words);
            };
        }
        try {
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
