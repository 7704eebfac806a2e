package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@OnEventThread
class OnEventThreadTest {
    private final boolean constructed = EventQueue.isDispatchThread();

    @BeforeAll
    @AfterAll
    static void aroundAll() {
        assertThat(EventQueue.isDispatchThread()).isTrue();
    }

    @BeforeEach
    @AfterEach
    void aroundEach() {
        assertThat(EventQueue.isDispatchThread()).isTrue();
    }

    @Test
    void fieldsAndTestsAreThere() {
        assertThat(constructed).isTrue();
        assertThat(EventQueue.isDispatchThread()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = 1)
    void soAreTestsWithParameters(int number) {
        assertThat(EventQueue.isDispatchThread()).isTrue();
    }
}
