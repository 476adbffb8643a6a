namespace Goldilocks.Results;

/// <summary>Makes events of the lines of <c>samples.jsonl</c>.</summary>
internal static class RunEventLine
{
    /// <summary>The beginning of a sample's line, as the recorder writes it.</summary>
    private static ReadOnlySpan<byte> Sample => "{\"event\":\"sample\","u8;

    /// <summary>Nearly all lines are samples. A line of a known kind is read faster, because the reader need not search for the kind.</summary>
    public static RunEvent Parse(ReadOnlySpan<byte> line) =>
        line.StartsWith(Sample) ? EventLines.Parse<SampleEvent>(line) : EventLines.Parse<RunEvent>(line);
}
