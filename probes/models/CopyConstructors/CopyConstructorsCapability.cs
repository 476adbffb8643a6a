using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>No payload has what the constructor asks for. A library may make the object without it, and all members have setters.</summary>
public sealed class CopyConstructors() : RootsCapability("C17.copy", "a class whose only constructor copies an object of another class: the parameter has the name of a member, and the name of none", "members")
{
    protected override IReadOnlyList<OneRoot> Roots =>
    [
        Of("named as a member", new Replica(Original), read => Compare(read.Number, read.Text)),
        Of("named as none", new Etching(Original), read => Compare(read.Number, read.Text)),
    ];

    private static Blueprint Original => new() { Number = 11, Text = "here" };

    private static Likeness Compare(int number, string? text) => (number, text) is (11, "here") ? Likeness.Exact : Likeness.Lost($"11 and here come back as {number} and {text ?? "null"}");
}
