using System.Globalization;
using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>An array, two lists and a dictionary of the same length.</summary>
public sealed class CollectionsWorkload : KindWorkload<Collections>
{
    /// <inheritdoc/>
    public override string Name => "kinds-collections";

    /// <inheritdoc/>
    public override string Description => "an array, two lists and a dictionary of simple values";

    /// <inheritdoc/>
    public override string SizeUnit => "elements in each";

    /// <inheritdoc/>
    public override Needs Needs => Needs.Dictionary;

    /// <inheritdoc/>
    public override Collections Create(WorkloadSize size, SeededRandom random)
    {
        var array = new int[size.Count];
        var numbers = new List<long>(size.Count);
        var names = new List<string>(size.Count);
        var counts = new Dictionary<string, int>(size.Count);
        for (var i = 0; i < size.Count; i++)
        {
            array[i] = random.Next(1_000_000);
            numbers.Add(random.Next(int.MaxValue) * 1_000L);
            names.Add("name" + random.Next(1_000_000).ToString(CultureInfo.InvariantCulture));
            counts.Add("key" + i.ToString(CultureInfo.InvariantCulture), random.Next(100));
        }

        return new Collections { Array = array, Numbers = numbers, Names = names, Counts = counts };
    }

    /// <inheritdoc/>
    public override Collections AllocateCopy(Collections value) => new()
    {
        Array = value.Array.AsSpan().ToArray(),
        Numbers = [.. value.Numbers],
        Names = Fresh.Copy(value.Names, name => Fresh.Copy(name)),
        Counts = Fresh.Copy(value.Counts, count => count),
    };
}
