using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>One class in the source, and three at run time.</summary>
public sealed class GenericClasses() : RoundTripCapability<HasHolders>("C20.generic", "members of a generic class with a number, a text and a list", "members")
{
    protected override bool IsOfConversion => true;

    protected override HasHolders Make() => new() { Number = new() { Content = 11 }, Text = new() { Content = "here" }, List = new() { Content = [3, 1, 2] } };

    protected override Judgement Judge(HasHolders read) => read switch
    {
        { Number.Content: 11, Text.Content: "here", List.Content: [3, 1, 2] } => Judgement.Pass(),
        var holders => Judgement.Fail($"11, here and 3 numbers come back as {holders.Number?.Content}, {holders.Text?.Content ?? "null"} and {holders.List?.Content?.Count ?? 0} numbers, silently"),
    };
}
