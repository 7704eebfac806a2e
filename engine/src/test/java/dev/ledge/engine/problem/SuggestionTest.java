package dev.ledge.engine.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuggestionTest {
    private static final List<String> KNOWN = List.of("rides", "size", "jumpSpeed", "walkSpeed");

    @ParameterizedTest
    @CsvSource({"ride,rides", "Rides,rides", "sizes,size", "jumpspede,jumpSpeed", "siez,size"})
    void theNearestWordIsSuggested(String word, String meant) {
        assertThat(Suggestion.among(word, KNOWN)).isEqualTo("; did you mean \"" + meant + "\"?");
    }

    /** A field that other types of objects have is spelt right, and means nothing here. */
    @ParameterizedTest
    @CsvSource({"rides", "gravity", "x"})
    void aWordIsNeverSuggestedInPlaceOfItself(String word) {
        assertThat(Suggestion.among(word, KNOWN)).isEmpty();
    }
}
