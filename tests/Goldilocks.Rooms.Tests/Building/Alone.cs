namespace Goldilocks.Rooms.Tests.Building;

/// <summary>Tests that change what the whole process has in common; nothing else runs beside them.</summary>
[CollectionDefinition(Name, DisableParallelization = true)]
public sealed class Alone
{
    public const string Name = "alone";
}
