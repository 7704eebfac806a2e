package dev.ledge.engine.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LevelFormatExceptionTest {

    @Test
    void theReasonIsTheFirstErrorWhateverWarningsAreBeforeIt() {
        Problem warning = new Problem(Severity.WARNING, "UNKNOWN-FIELD", "a.run.json", 1, 1, "", "not known");
        Problem first = Problem.ofFile(Code.ENCODING, "a.run.json", "the first");
        Problem second = Problem.ofFile(Code.ENCODING, "a.run.json", "the second");

        assertThat(new LevelFormatException(List.of(warning, first, second)).firstError())
                .isSameAs(first);
    }
}
