using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A letter, which some formats know as a text and others as a number.</summary>
public sealed class Chars() : ValuesCapability<HasChar>("C35.char", "a char: a letter, a space, a quote, a control character, and half a surrogate pair", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasChar Root)> Make() =>
    [
        ("a letter", new() { Value = '\u00E9' }),
        ("a space", new() { Value = ' ' }),
        ("a quote", new() { Value = '\"' }),
        ("a control character", new() { Value = '\u0001' }),
        ("null", new() { Value = '\0' }),
        ("half a pair", new() { Value = '\uD83D' }),
    ];

    protected override Likeness Compare(HasChar expected, HasChar actual) => expected.Value == actual.Value ? Likeness.Exact
        : char.IsSurrogate(expected.Value) && actual.Value == '\uFFFD' ? Likeness.Near("it comes back as U+FFFD")
        : Likeness.Lost($"{(int)expected.Value} comes back as {(int)actual.Value}");
}
