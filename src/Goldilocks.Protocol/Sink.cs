namespace Goldilocks.Protocol;

/// <summary>Where serializers write to.</summary>
public enum Sink
{
    /// <summary>An array that exists already.</summary>
    Memory,

    /// <summary>A temporary file, through a file stream with the runtime's usual buffer.</summary>
    File,
}

/// <summary>The sinks' names on the wire, in files and on the command line.</summary>
public static class Sinks
{
    /// <summary>All of them, the usual one first.</summary>
    public static IReadOnlyList<Sink> All { get; } = [Sink.Memory, Sink.File];

    /// <summary>The lower-case name.</summary>
    public static string Name(this Sink sink) => sink switch
    {
        Sink.Memory => "memory",
        Sink.File => "file",
        _ => throw new ArgumentOutOfRangeException(nameof(sink), sink, "Not a sink."),
    };

    /// <summary>The sink of that name; false if there is none.</summary>
    public static bool TryParse(string name, out Sink sink)
    {
        foreach (var candidate in All)
        {
            if (candidate.Name() == name)
            {
                sink = candidate;
                return true;
            }
        }

        sink = default;
        return false;
    }
}
