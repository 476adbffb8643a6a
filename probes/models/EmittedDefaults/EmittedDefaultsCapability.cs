using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that calls the constructor gives the initial value for what was left out; one that does not gives the default that was left out.</summary>
public sealed class DefaultsLeftOut() : UnmarkedCapability<V2.HasDimmer>("C25.emit-default", "members that DataMember says to leave out when they are default (EmitDefaultValue), and that begin with true, 7 and 1.5, are written as false, 0 and 0", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, V2.HasDimmer Root)> Make() =>
    [
        ("false, 0 and 0", new() { Value = new() { Enabled = false, Level = 0, Speed = 0 } }),
        ("false, 8 and 2.5", new() { Value = new() { Enabled = false, Level = 8, Speed = 2.5 } }),
    ];

    protected override Likeness Compare(V2.HasDimmer expected, V2.HasDimmer actual) =>
        actual.Value is { } read ? Likeness.OfEqual(Dimmers.Show(expected.Value!), Dimmers.Show(read)) : Likeness.Lost("it comes back as null");
}

/// <summary>The attribute is about what is written. What a payload states is data.</summary>
public sealed class DefaultsStated() : ModelCapability("C25.emit-default-stated", "a payload states false, 0 and 0 for such members (DataMember with EmitDefaultValue), which begin with true, 7 and 1.5", "values", typeof(V1.HasDimmer), typeof(V2.HasDimmer))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var sent = new V1.HasDimmer { Value = new() { Enabled = false, Level = 0, Speed = 0 } };
        var own = Attempt.RoundTrip(subject, sent);
        if (own.Value?.Value is not { Enabled: false, Level: 0, Speed: 0 })
        {
            return Judgement.NotApplicable("it does not write and read such members without that either" + (own.Problem is { } problem ? ": " + problem : ""));
        }

        var read = Attempt.Write(subject, sent).Then(payload => Attempt.Read<V2.HasDimmer>(subject, Versions.Rename(payload), typeof(V1.HasDimmer)));
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Value: { Enabled: false, Level: 0, Speed: 0 } } => Judgement.Pass(),
            { Value: null } => Judgement.Fail("it comes back as null"),
            { Value: { } dimmer } => Judgement.Fail($"False, 0, 0 comes back as {Dimmers.Show(dimmer)}, silently"),
        };
    }
}

/// <summary>The members in words.</summary>
internal static class Dimmers
{
    public static string Show(V2.Dimmer dimmer) => $"{dimmer.Enabled}, {dimmer.Level}, {dimmer.Speed.ToString(CultureInfo.InvariantCulture)}";
}
