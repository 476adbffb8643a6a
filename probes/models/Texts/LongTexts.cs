using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Each form of a length has a first and a last value, and a buffer has an end.</summary>
public sealed class LongTexts() : ValuesCapability<HasText>("C35.long", "texts of as many bytes as lengths of one, two and four bytes tell apart, with letters of several bytes at their ends", "values")
{
    private static readonly int[] s_lengths = [31, 32, 63, 64, 127, 128, 255, 256, 1023, 1024, 4095, 4096, 16383, 16384, 32767, 32768, 65535, 65536, 100_000];

    protected override IEnumerable<(string Name, HasText Root)> Make() =>
        s_lengths.SelectMany(length => new[] { ($"{length} letters", Of(length, "a")), ($"{length} letters behind one of three bytes", Of(length, "\u20AC")), ($"{length} letters of two bytes", new HasText { Value = new('\u00E9', length) }) });

    protected override Likeness Compare(HasText expected, HasText actual) => TextLikeness.Compare(expected.Value, actual.Value);

    private static HasText Of(int length, string first) => new() { Value = first + new string('b', length - 2) + "\u00E9" };
}
