using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>One <see cref="Person"/> (the Ignite study).</summary>
public sealed class PersonWorkload : Workload<Person>
{
    /// <inheritdoc/>
    public override string Name => "person";

    /// <inheritdoc/>
    public override string Description => "one object with an int, a short and a long string and a GUID: 1,032 bare bytes (Ignite study)";

    /// <inheritdoc/>
    public override string SizeUnit => "persons";

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [1];

    /// <inheritdoc/>
    public override int DefaultSize => 1;

    /// <inheritdoc/>
    public override int MaximumSize => 1;

    /// <inheritdoc/>
    public override bool IsInDefaultRun => false;

    /// <inheritdoc/>
    public override Person Create(WorkloadSize size, SeededRandom random) => new()
    {
        Id = int.MinValue,
        Name = "John Johnson",
        Data = new string('g', 1000),
        Guid = random.NextGuid(),
    };

    /// <inheritdoc/>
    public override Person AllocateCopy(Person value) => new()
    {
        Id = value.Id,
        Name = new string(value.Name.AsSpan()),
        Data = new string(value.Data.AsSpan()),
        Guid = value.Guid,
    };
}
