using Goldilocks.Catalog;

namespace Goldilocks.Rooms.Tests.Probing;

/// <summary>Recorded tables as short as a test needs them.</summary>
internal static class Tables
{
    public static RecordedProbes Of(string serializer, string version, params RecordedVariant[] variants) =>
        new(serializer, version, null, "1.0", new DateOnly(2026, 7, 1), "a machine", ".NET 10", variants);

    public static RecordedVariant Variant(string name, params RecordedCapability[] capabilities) => new(name, new([], null), new([], null), capabilities, [], []);

    public static RecordedFinding Finding(string probe, ProbeGrade grade) =>
        new($"Bookbinder-{probe}-00000000", probe, grade, ProbeDirection.Reading, "probe-text", "an input", "what happened", StackBytes: 1, null, null, "a-section", Seed: 1, Number: 0, Alike: 1, "a command");
}
