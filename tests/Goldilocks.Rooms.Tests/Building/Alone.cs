namespace Goldilocks.Rooms.Tests.Building;

/// <summary>Tests that change state of the whole process; no other test runs at the same time.</summary>
[CollectionDefinition(Name, DisableParallelization = true)]
public sealed class Alone
{
    public const string Name = "alone";
}
