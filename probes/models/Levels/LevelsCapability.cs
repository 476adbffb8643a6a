using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>
/// Settings for strangers' payloads limit the levels. A program whose own data has more of them, as documents and schemas do, meets the limit only when it has such data. C46 asks about stacks, where a refusal is welcome.
/// </summary>
public sealed class LevelsThatComeBack() : ValuesCapability<Step>("C12.levels", "a chain of 40, 70, 120 and 400 objects, each in a member of the one before", "graphs")
{
    private static readonly int[] s_levels = [40, 70, 120, 400];

    protected override IEnumerable<(string Name, Step Root)> Make() => s_levels.Select(levels => (levels.ToString(CultureInfo.InvariantCulture), Enumerable.Range(1, levels).Aggregate((Step?)null, (next, number) => new() { Number = number, Next = next })!));

    protected override Likeness Compare(Step expected, Step actual) => (Numbers(expected), Numbers(actual)) switch
    {
        var (given, read) when given.SequenceEqual(read) => Likeness.Exact,
        var (given, read) when read.Length < given.Length && given.Take(read.Length).SequenceEqual(read) => Likeness.Lost($"it is cut behind {read.Length} objects"),
        _ => Likeness.Lost("other objects come back"),
    };

    private static int[] Numbers(Step? first)
    {
        var numbers = new List<int>();
        for (var step = first; step is not null; step = step.Next)
        {
            numbers.Add(step.Number);
        }

        return [.. numbers];
    }
}
