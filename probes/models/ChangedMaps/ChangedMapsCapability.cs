using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The type is for several threads. A writer that counts first, and then writes other entries than it counted, makes a payload that cannot be read.</summary>
public sealed class ChangedMaps() : ChangedWhileWrittenCapability<Footfall>("C42.changed-dictionary", "a ConcurrentDictionary to which another thread adds entries, and takes them away, while it is written", "C24.concurrent-dictionary")
{
    protected override Footfall Make() => new() { Value = new(Enumerable.Range(0, Stays).Select(number => KeyValuePair.Create(Key(number), number))) };

    protected override void Change(Footfall root)
    {
        for (var number = Stays; number < Stays + Changed; number++)
        {
            root.Value!.TryAdd(Key(number), number);
        }

        for (var number = Stays; number < Stays + Changed; number++)
        {
            root.Value!.TryRemove(Key(number), out _);
        }
    }

    protected override bool IsLost(Footfall read) => Enumerable.Range(0, Stays).Any(number => read.Value?.TryGetValue(Key(number), out var value) != true || value != number);

    private static string Key(int number) => string.Create(CultureInfo.InvariantCulture, $"key {number}");
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class FootfallModel() : CapabilityModel<Footfall>(Needs.Dictionary);
