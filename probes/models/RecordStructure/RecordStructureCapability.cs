using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its members have init.</summary>
public sealed class RecordStructures() : RoundTripCapability<HasRecordStructure>("C17.record-struct", "a record structure with a primary constructor", "members")
{
    protected override bool IsOfConversion => true;

    protected override HasRecordStructure Make() => new() { Value = new(11, "here") };

    protected override Judgement Judge(HasRecordStructure read) => read switch
    {
        { Value: { Row: 11, Label: "here" } } => Judgement.Pass(),
        { Value: var cell } => Judgement.Fail($"11 and here come back as {cell.Row} and {cell.Label ?? "null"}, silently"),
    };
}
