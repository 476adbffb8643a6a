using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format that names classes, and code that is generated for them, may leave out the namespace.</summary>
public sealed class SameNames() : RoundTripCapability<Dealings>("C20.same-name", "two classes of one name in two namespaces, without an attribute that gives one of them another name", "members")
{
    protected override bool IsOfConversion => true;

    protected override Dealings Make() => new() { Sold = new() { Number = 11 }, Bought = new() { Text = "here" }, Others = [new() { Text = "there" }] };

    protected override Judgement Judge(Dealings read) => read switch
    {
        { Sold.Number: 11, Bought.Text: "here", Others: [{ Text: "there" }] } => Judgement.Pass(),
        var other => Judgement.Fail($"11, here and there come back as {other.Sold?.Number.ToString() ?? "null"}, {other.Bought?.Text ?? "null"} and {other.Others?.FirstOrDefault()?.Text ?? "null"}, silently"),
    };
}
