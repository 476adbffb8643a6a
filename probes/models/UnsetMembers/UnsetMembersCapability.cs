using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that looks at all members of a class beforehand may refuse it for what it never has to write.</summary>
public sealed class UnsetMembers() : RootsCapability("C20.unset", "a class with a member that is null, whose type libraries do not write: a Stream, an Encoding, a MethodInfo, a CancellationTokenSource", "members")
{
    protected override IReadOnlyList<OneRoot> Roots =>
    [
        Of("a Stream", new HasUnsetStream { Number = 11, Text = "here" }, read => Compare(read.Number, read.Unset, read.Text)),
        Of("an Encoding", new HasUnsetEncoding { Number = 11, Text = "here" }, read => Compare(read.Number, read.Unset, read.Text)),
        Of("a MethodInfo", new HasUnsetMethod { Number = 11, Text = "here" }, read => Compare(read.Number, read.Unset, read.Text)),
        Of("a CancellationTokenSource", new HasUnsetSource { Number = 11, Text = "here" }, read => Compare(read.Number, read.Unset, read.Text)),
    ];

    private static Likeness Compare(int number, object? unset, string? text) => (number, unset, text) is (11, null, "here")
        ? Likeness.Exact
        : Likeness.Lost($"11, null and here come back as {number}, {unset?.GetType().Name ?? "null"} and {text ?? "null"}");
}
