package dev.ledge.engine.bind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumbersTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0.0, -0.0",
        "1200, 1200",
        "-3, -3",
        "0.5, 0.5",
        "0.1, 0.1",
        "0.3333333333333333, 0.3333333333333333",
        "999999999999999, 999999999999999",
        "1e15, 1.0E15",
        "2e-3, 0.002",
        "1e-4, 1.0E-4",
        // Double.toString says 2.0E-3 as all JDKs do, but 2.2250738585072014E-308 and 2E23 differ between 17 and 19.
        "2e23, 2.0E23",
        "4.9e-324, 4.9E-324",
        "1.7976931348623157e308, 1.7976931348623157E308"
    })
    void shortestFormIsTheSameOnEveryJdk(double value, String text) {
        assertThat(Numbers.shortest(value)).isEqualTo(text);
    }

    @Property
    void shortestFormReadsBackToTheSameBits(@ForAll long bits) {
        double value = Double.longBitsToDouble(bits);
        if (Double.isFinite(value)) {
            String text = Numbers.shortest(value);

            assertThat(Double.doubleToRawLongBits(Numbers.toDouble(text))).isEqualTo(Double.doubleToRawLongBits(value));
            assertThat(text(Numbers.exact(text))).isEqualTo(text);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void whatIsNotFiniteIsNotWritten(double value) {
        assertThatThrownBy(() -> Numbers.shortest(value)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void exactNumbersAreOfTheSimplestKindThatHasThem() {
        assertThat(Numbers.exact("12")).isEqualTo(12L);
        assertThat(Numbers.exact("12.0")).isEqualTo(12L);
        assertThat(Numbers.exact("1.2e1")).isEqualTo(12L);
        assertThat(Numbers.exact("0.0")).isEqualTo(0L);
        assertThat(Numbers.exact("-0")).isEqualTo(-0.0);
        assertThat(Numbers.exact("9223372036854775807")).isEqualTo(Long.MAX_VALUE);
        assertThat(Numbers.exact("9223372036854775808")).isEqualTo(new BigInteger("9223372036854775808"));
        assertThat(Numbers.exact("0.1")).isEqualTo(0.1);
        assertThat(Numbers.exact("0.10000000000000000000001")).isEqualTo(new BigDecimal("0.10000000000000000000001"));
        assertThat(Numbers.exact("1e400")).isEqualTo(new BigDecimal("1E+400"));
        assertThat(Numbers.exact("1e-400")).isEqualTo(new BigDecimal("1E-400"));
        assertThatThrownBy(() -> Numbers.exact("1e99999999999")).isInstanceOf(ArithmeticException.class);
    }

    @Property
    void exactNumbersAreTheSameWhenWrittenAndReadAgain(@ForAll BigDecimal value) {
        Number first = Numbers.exact(value.toString());

        assertThat(new BigDecimal(text(first))).isEqualByComparingTo(value);
        assertThat(Numbers.exact(text(first))).isEqualTo(first);
    }

    /** As files have it. */
    private static String text(Number value) {
        return value instanceof Double number ? Numbers.shortest(number) : value.toString();
    }
}
