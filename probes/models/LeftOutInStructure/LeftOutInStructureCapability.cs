using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that copies such a structure as it lies in memory does not look at its members.</summary>
public sealed class LeftOutInStructures() : LeftOutCapability("C20.left-out-structure", "a member of a structure of numbers that an attribute leaves out, in a member, an array and a list", typeof(Odometer), nameof(Odometer.SinceStop), typeof(Odometers))
{
    protected override Judgement TryMarked(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new Odometers { One = Of(11), Array = [Of(22)], List = [Of(33)] });
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { One: { Total: 11, SinceStop: 0 }, Array: [{ Total: 22, SinceStop: 0 }], List: [{ Total: 33, SinceStop: 0 }] } => Judgement.Pass(),
            { One.Total: 11, Array: [{ Total: 22 } array], List: [{ Total: 33 } list] } whole => Judgement.Fail("it is in the payload, silently: " + string.Join(", ", Places(whole.One, array, list))),
            var other => Judgement.Fail($"11, 22 and 33 come back as {other.One.Total}, {Show(other.Array)} and {Show(other.List)}, silently"),
        };
    }

    private static Odometer Of(int total) => new() { Total = total, SinceStop = 7 };

    private static IEnumerable<string> Places(Odometer one, Odometer array, Odometer list) =>
        new[] { ("in a member", one), ("in an array", array), ("in a list", list) }.Where(place => place.Item2.SinceStop != 0).Select(place => place.Item1);

    private static string Show(IEnumerable<Odometer>? read) => read is null ? "null" : string.Join(", ", read.Select(odometer => odometer.Total));
}
