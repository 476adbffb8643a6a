using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>Its members have init.</summary>
public sealed class RecordStructures() : ModelCapability("C17.record-struct", "a record structure with a primary constructor", "members", typeof(HasRecordStructure))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new HasRecordStructure { Value = new(11, "here") });
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Value: { Row: 11, Label: "here" } } => Judgement.Pass(),
            { Value: var cell } => Judgement.Fail($"11 and here come back as {cell.Row} and {cell.Label ?? "null"}, silently"),
        };
    }
}
