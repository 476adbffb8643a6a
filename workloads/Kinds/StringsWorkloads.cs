using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>A list of strings of ASCII letters. Text that needs escaping is in <c>customers</c>.</summary>
public abstract class StringsWorkload : KindWorkload<Strings>
{
    private const string Letters = "abcdefghijklmnopqrstuvwxyzABCDEF";

    /// <inheritdoc/>
    public override string SizeUnit => "strings";

    /// <summary>Characters of the shortest string.</summary>
    private protected abstract int MinimumLength { get; }

    /// <summary>Characters of the longest string, and one more.</summary>
    private protected abstract int LengthLimit { get; }

    /// <inheritdoc/>
    public sealed override Strings Create(WorkloadSize size, SeededRandom random)
    {
        var items = new List<string>(size.Count);
        for (var i = 0; i < size.Count; i++)
        {
            items.Add(string.Create(EvenSpread.Of(i, MinimumLength, LengthLimit), random, Fill));
        }

        return new Strings { Items = items };
    }

    /// <inheritdoc/>
    public sealed override Strings AllocateCopy(Strings value) => new() { Items = Fresh.Copy(value.Items, text => Fresh.Copy(text)) };

    private static void Fill(Span<char> text, SeededRandom random)
    {
        foreach (ref var unit in text)
        {
            unit = Letters[random.Next(Letters.Length)];
        }
    }
}

/// <summary>Strings of 4 to 16 characters, where the cost per string is everything.</summary>
public sealed class SmallStringsWorkload : StringsWorkload
{
    /// <inheritdoc/>
    public override string Name => "kinds-small-strings";

    /// <inheritdoc/>
    public override string Description => "strings of 4 to 16 characters";

    private protected override int MinimumLength => 4;

    private protected override int LengthLimit => 17;
}

/// <summary>Strings of 8,000 to 12,000 characters, where the cost per character is everything.</summary>
public sealed class LargeStringsWorkload : StringsWorkload
{
    /// <inheritdoc/>
    public override string Name => "kinds-large-strings";

    /// <inheritdoc/>
    public override string Description => "strings of 8,000 to 12,000 characters";

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [1, 10, 100, 1_000];

    /// <inheritdoc/>
    public override int DefaultSize => 10;

    private protected override int MinimumLength => 8_000;

    private protected override int LengthLimit => 12_001;
}
