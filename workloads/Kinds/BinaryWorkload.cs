using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>One block of random bytes: the cost of a serializer that only wraps existing bytes.</summary>
public sealed class BinaryWorkload : KindWorkload<Binary>
{
    /// <inheritdoc/>
    public override string Name => "kinds-binary";

    /// <inheritdoc/>
    public override string Description => "one block of random bytes";

    /// <inheritdoc/>
    public override string SizeUnit => "kibibytes";

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [1, 4, 16, 64, 256, 1_024];

    /// <inheritdoc/>
    public override int DefaultSize => 64;

    /// <summary>An array holds less than 2 GiB, also after base64.</summary>
    public override int MaximumSize => 1 << 20;

    /// <inheritdoc/>
    public override Binary Create(WorkloadSize size, SeededRandom random)
    {
        var data = new byte[size.Count * 1_024];
        random.Fill(data);
        return new Binary { Data = data };
    }

    /// <inheritdoc/>
    public override Binary AllocateCopy(Binary value) => new() { Data = Fresh.Copy(value.Data) };
}
