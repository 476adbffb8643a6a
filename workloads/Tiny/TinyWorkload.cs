using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>One <see cref="Tiny"/>.</summary>
public sealed class TinyWorkload : Workload<Tiny>
{
    /// <inheritdoc/>
    public override string Name => "tiny";

    /// <inheritdoc/>
    public override string Description => "one message of three members, where the cost of a call is everything";

    /// <inheritdoc/>
    public override string SizeUnit => "messages";

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [1];

    /// <inheritdoc/>
    public override int DefaultSize => 1;

    /// <inheritdoc/>
    public override int MaximumSize => 1;

    /// <inheritdoc/>
    public override bool IsInDefaultRun => false;

    /// <inheritdoc/>
    public override Tiny Create(WorkloadSize size, SeededRandom random) => new()
    {
        Id = random.Next(1, 1_000_000),
        Name = "goldilocks",
        IsActive = true,
    };

    /// <inheritdoc/>
    public override Tiny AllocateCopy(Tiny value) => new() { Id = value.Id, Name = Fresh.Copy(value.Name), IsActive = value.IsActive };
}
