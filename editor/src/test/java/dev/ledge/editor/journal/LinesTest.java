package dev.ledge.editor.journal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.file.JsonSource;
import org.junit.jupiter.api.Test;

class LinesTest {
    @Test
    void aTextMayBeAsLongAsAFile() {
        // To read one takes a gigabyte.
        assertThat(Lines.MAPPER.tokenStreamFactory().streamReadConstraints().getMaxStringLength())
                .isGreaterThanOrEqualTo(JsonSource.MAX_BYTES);
    }
}
