namespace Goldilocks.Results;

/// <summary>Makes events of the lines of <c>samples.jsonl</c>.</summary>
internal static class RunEventLine
{
    /// <summary>As the recorder begins the line of a sample.</summary>
    private static ReadOnlySpan<byte> Sample => "{\"event\":\"sample\","u8;

    /// <summary>Nearly all lines are samples, and a line of a known kind is read without a search for the kind.</summary>
    public static RunEvent Parse(ReadOnlySpan<byte> line) =>
        line.StartsWith(Sample) ? EventLines.Parse<SampleEvent>(line) : EventLines.Parse<RunEvent>(line);
}
