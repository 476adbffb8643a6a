using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library may take such a method for the setter, as it is that of some tools, and then no member is set.</summary>
public sealed class SetMethods() : ValuesCapability<Billboard>("C20.set-method", "members beside methods that have their names behind Set, and do not set them", "members")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, Billboard Root)> Make() =>
    [
        ("a text", new() { Text = "here" }),
        ("a number", new() { Number = 11 }),
        ("a list", new() { Lines = ["one", "two"] }),
    ];

    protected override Likeness Compare(Billboard expected, Billboard actual) => MembersBesideMethods.Like((expected.Text, expected.Number, expected.Lines), (actual.Text, actual.Number, actual.Lines));
}

/// <summary>Other libraries look for such methods to learn whether a member is written, and what it is written as.</summary>
public sealed class OtherMethods() : ValuesCapability<Kiosk>("C20.member-methods", "members beside methods that have their names behind Get, Has, Is, Reset, Clear, Add and Remove", "members")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, Kiosk Root)> Make() =>
    [
        ("a text", new() { Text = "here" }),
        ("a number", new() { Number = 11 }),
        ("a list", new() { Lines = ["one", "two"] }),
    ];

    protected override Likeness Compare(Kiosk expected, Kiosk actual) => MembersBesideMethods.Like((expected.Text, expected.Number, expected.Lines), (actual.Text, actual.Number, actual.Lines));
}

/// <summary>What both ask.</summary>
internal static class MembersBesideMethods
{
    /// <summary>Only the member that was written counts: what becomes of null is another question.</summary>
    public static Likeness Like((string? Text, int Number, List<string>? Lines) expected, (string? Text, int Number, List<string>? Lines) actual) => expected switch
    {
        { Text: { } text } => Likeness.OfEqual(text, actual.Text),
        { Lines: { } lines } when actual.Lines is { } read && lines.SequenceEqual(read) => Likeness.Exact,
        { Lines: { } lines } => Likeness.Lost(ValueChecks.Differs(lines, actual.Lines)),
        _ => Likeness.OfEqual(expected.Number, actual.Number),
    };
}
