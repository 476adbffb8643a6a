using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that takes it for a list alone must say so.</summary>
public sealed class ListWithMember() : ModelCapability("C24.derived-list", "a class that is a List and has a member of its own", "values", typeof(HasNamedList))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var given = new NamedList { Text = "here" };
        given.AddRange([1, 2]);
        var read = Attempt.RoundTrip(subject, new HasNamedList { Value = given });
        return read.Value?.Value switch
        {
            null => Judgement.Fail(read.Problem ?? "it comes back as null, silently"),
            { Count: 2, Text: "here" } value when value.SequenceEqual([1, 2]) => Judgement.Pass(),
            { Count: 2 } value when value.SequenceEqual([1, 2]) => Judgement.Fail("its elements come back and its member does not, silently"),
            { Count: 0, Text: "here" } => Judgement.Fail("its member comes back and its elements do not, silently"),
            var other => Judgement.Fail($"1, 2 and here come back as {string.Join(", ", other)} and {other.Text ?? "null"}, silently"),
        };
    }
}
