using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that looks for a constructor with a parameter for each member finds none here.</summary>
public sealed class ComputedForBase() : ModelCapability("C17.record-passed", "a record whose constructor computes a parameter of its base record from its own", "members", typeof(Sequel))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var plain = Attempt.RoundTrip(subject, new Sequel("here", 11));
        var changed = Attempt.RoundTrip(subject, new Sequel("here", 11) { Shelf = "there" });
        return (plain.Problem ?? changed.Problem) is { } problem ? Judgement.Fail(problem)
            : (plain.Value, changed.Value) switch
            {
                ({ Title: "here", Shelf: "of here", Part: 11 }, { Title: "here", Shelf: "there", Part: 11 }) => Judgement.Pass(),
                ({ Title: "here", Shelf: "of here", Part: 11 }, var read) => Judgement.Fail($"the base record's member is computed anew: there comes back as {read!.Shelf}, silently"),
                var (read, _) => Judgement.Fail($"here, of here and 11 come back as {read!.Title}, {read.Shelf} and {read.Part}, silently"),
            };
    }
}
