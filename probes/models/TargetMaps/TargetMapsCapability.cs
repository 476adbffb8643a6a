using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The new value of a key that is there already must replace the old one. Whether other entries stay is the library's answer.</summary>
public sealed class TargetTextKeys() : ModelCapability("C40.target-dictionary", "an object that is there is read into, with a dictionary by text that has the key already", "use", typeof(Atlas))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject) => TargetEntries.Judge(
        subject.Open<Atlas>(), new() { Value = new() { ["here"] = 11 } }, new() { Value = new() { ["here"] = 7, ["there"] = 8 } }, "here", "there", read => read.Value);
}

/// <summary>The same with keys for which a format may have another form.</summary>
public sealed class TargetDoubleKeys() : ModelCapability("C40.target-double-keys", "an object that is there is read into, with a dictionary by double that has the key already", "use", typeof(Turnstile))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject) => TargetEntries.Judge(
        subject.Open<Turnstile>(), new() { Value = new() { [0.5] = 11 } }, new() { Value = new() { [0.5] = 7, [1.5] = 8 } }, 0.5, 1.5, read => read.Value);
}

/// <summary>What both ask.</summary>
internal static class TargetEntries
{
    public static Judgement Judge<T, TKey>(IRoot<T> root, T written, T target, TKey key, TKey old, Func<T, Dictionary<TKey, int>?> entriesOf)
        where T : class
        where TKey : notnull
    {
        if (!root.TakesTargets)
        {
            return Judgement.NoTargets;
        }

        var payload = Attempt.Of("writing", () => root.Write(written));
        if (payload.Value is not { } bytes)
        {
            return Judgement.NotApplicable("it does not write such a dictionary: " + payload.Problem);
        }

        var read = Attempt.Of("reading", () => root.Populate(bytes, target));
        return (read.Value, read.Value is { } filled ? entriesOf(filled) : null) switch
        {
            (null, _) => Judgement.Fail(read.Problem!),
            (_, { } entries) when entries.GetValueOrDefault(key) is not 11 => Judgement.Fail($"11 comes back as {entries.GetValueOrDefault(key)}, silently"),
            (_, { Count: 1 }) => Judgement.Pass(),
            (_, { Count: 2 } entries) when entries.GetValueOrDefault(old) == 8 => Judgement.Partial("the entries are added to those that were there"),
            (_, var entries) => Judgement.Fail($"one entry comes back as {entries?.Count.ToString() ?? "null"}, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class AtlasModel() : CapabilityModel<Atlas>(Needs.Dictionary);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class TurnstileModel() : CapabilityModel<Turnstile>(Needs.Dictionary);
