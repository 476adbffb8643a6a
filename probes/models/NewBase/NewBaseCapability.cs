using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Where C17.base fails, this is no other answer.</summary>
public sealed class MovedToBase() : VersionCapability<V1.Lathe, V2.Lathe>("C09.base", "members were moved into a new base class")
{
    protected override bool IsOfConversion => true;

    protected override V1.Lathe Make() => new() { Number = 11, Text = "here", Own = 33 };

    protected override Judgement Judge(V2.Lathe read) => Moves.Judge(read.Number, read.Text, read.Own);
}

/// <summary>The other way.</summary>
public sealed class MovedFromBase() : VersionCapability<V2.Lathe, V1.Lathe>("C09.flattened", "the base class was removed, and its members stay in the class")
{
    protected override bool IsOfConversion => true;

    protected override V2.Lathe Make() => new() { Number = 11, Text = "here", Own = 33 };

    protected override Judgement Judge(V1.Lathe read) => Moves.Judge(read.Number, read.Text, read.Own);
}

internal static class Moves
{
    public static Judgement Judge(int number, string? text, int own) => (number, text, own) switch
    {
        (11, "here", 33) => Judgement.Pass(),
        (0, null, 33) => Judgement.Fail("the members of the base class are lost, silently"),
        _ => Judgement.Fail($"11, here and 33 come back as {number}, {text ?? "null"} and {own}, silently"),
    };
}
