using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>With a number a library may copy it as it lies in memory, and with a text it must not.</summary>
public sealed class GenericStructures() : RoundTripCapability<HasCells>("C20.generic-structure", "a generic structure with a number and with a text", "members")
{
    protected override bool IsOfConversion => true;

    protected override HasCells Make() => new() { Filled = new() { Row = 11, Content = 0.5 }, Text = new() { Row = 22, Content = "here" } };

    protected override Judgement Judge(HasCells read) => read switch
    {
        { Filled: { Row: 11, Content: 0.5 }, Text: { Row: 22, Content: "here" } } => Judgement.Pass(),
        var cells => Judgement.Fail($"11 with 0.5, and 22 with here come back as {cells.Filled.Row} with {cells.Filled.Content}, and {cells.Text.Row} with {cells.Text.Content ?? "null"}, silently"),
    };
}
