using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format has one form for both, unless it names the class.</summary>
public sealed class ListToSet() : VersionCapability<V1.Pouch, V2.Pouch>("C05.set", "a list became a set")
{
    protected override bool IsOfConversion => true;

    protected override V1.Pouch Make() => new() { Item = [3, 1, 2], Behind = 22 };

    protected override Judgement Judge(V2.Pouch read) => ValueChecks.Changed(read is { Behind: 22 } && read.Item is { } items && items.SetEquals([1, 2, 3]), "[3, 1, 2]", read.Item, read.Behind);
}

/// <summary>A format whose keys are texts has one form for both.</summary>
public sealed class NumberKeysToTexts() : VersionCapability<V1.Ledger, V2.Ledger>("C05.keys", "the keys of a dictionary became texts")
{
    protected override bool IsOfConversion => true;

    protected override V1.Ledger Make() => new() { Item = new() { [11] = 5 }, Behind = 22 };

    protected override Judgement Judge(V2.Ledger read) => ValueChecks.Changed(read is { Behind: 22 } && read.Item is { Count: 1 } items && items.GetValueOrDefault("11") == 5, "5 under 11", read.Item, read.Behind);
}
