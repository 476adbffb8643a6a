using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format that takes texts and whole numbers as keys may have another form for other keys, and code of its own to read it.</summary>
public sealed class InitialDoubleKeys() : ValuesCapability<Sundial>("C25.initial-double-key", "a dictionary by double that begins with an entry, which is written with another value", "values")
{
    protected override bool IsOfConversion => true;

    /// <summary>Where no entry comes back, C37.double says so.</summary>
    protected override Judgement Try(ISubject subject) => Attempt.RoundTrip(subject, new Sundial { Value = new() { [1.5] = 11 } }).Value is { Value: { } read } && read.GetValueOrDefault(1.5) == 11
        ? base.Try(subject)
        : Judgement.NotApplicable("no dictionary by double comes back (C37.double)");

    protected override IEnumerable<(string Name, Sundial Root)> Make() => [("as it began", new()), ("another value", new() { Value = new() { [0.5] = 11 } }), ("another value, and another entry", new() { Value = new() { [1.5] = 22, [0.5] = 11 } })];

    protected override Likeness Compare(Sundial expected, Sundial actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>The same with a structure of the runtime.</summary>
public sealed class InitialGuidKeys() : ValuesCapability<Hourglass>("C25.initial-guid-key", "a dictionary by Guid that begins with an entry, which is written with another value", "values")
{
    private static readonly Guid s_other = new("0f8fad5b-d9cb-469f-a165-70867728950e");

    protected override bool IsOfConversion => true;

    /// <summary>Where no entry comes back, C37.guid says so.</summary>
    protected override Judgement Try(ISubject subject) => Attempt.RoundTrip(subject, new Hourglass { Value = new() { [s_other] = 11 } }).Value is { Value: { } read } && read.GetValueOrDefault(s_other) == 11
        ? base.Try(subject)
        : Judgement.NotApplicable("no dictionary by Guid comes back (C37.guid)");

    protected override IEnumerable<(string Name, Hourglass Root)> Make() => [("as it began", new()), ("another value", new() { Value = new() { [Guid.Empty] = 11 } }), ("another value, and another entry", new() { Value = new() { [s_other] = 22, [Guid.Empty] = 11 } })];

    protected override Likeness Compare(Hourglass expected, Hourglass actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class SundialModel() : CapabilityModel<Sundial>(Needs.Dictionary);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HourglassModel() : CapabilityModel<Hourglass>(Needs.Dictionary);
