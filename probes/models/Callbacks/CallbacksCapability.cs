using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A program repairs or computes what is not written in these methods. A library that calls some of them only leaves objects half made.</summary>
public sealed class Callbacks() : ModelCapability("C51", "methods that the runtime's attributes OnDeserializing and OnDeserialized name, in a class and in its base class", "members", typeof(SnoozingAlarm))
{
    private static readonly string[] Expected = ["base before, 0", "derived before, 0", "base after, 11", "derived after, 22"];

    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var written = Attempt.Write(subject, new SnoozingAlarm { Hour = 11, Minutes = 22 });
        Alarm.Calls.Clear();
        var read = written.Then(payload => Attempt.Read<SnoozingAlarm>(subject, payload));
        string[] calls = [.. Alarm.Calls];
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            _ when calls.Length == 0 => Judgement.NotApplicable("it calls none of them; it may have methods of its own for this"),
            { Hour: not 11 } or { Minutes: not 22 } => Judgement.NotApplicable("it does not read the class: " + $"11 and 22 come back as {read.Value!.Hour} and {read.Value.Minutes}"),
            _ when calls.SequenceEqual(Expected) => Judgement.Pass(),
            _ when calls.Order(StringComparer.Ordinal).SequenceEqual(Expected.Order(StringComparer.Ordinal)) => Judgement.Partial("in another order: " + string.Join("; ", calls)),
            _ when calls.Length < Expected.Length && calls.All(Expected.Contains) => Judgement.Partial("only these: " + string.Join("; ", calls)),
            _ => Judgement.Fail("they are called at the wrong time, or too often: " + string.Join("; ", calls)),
        };
    }
}
