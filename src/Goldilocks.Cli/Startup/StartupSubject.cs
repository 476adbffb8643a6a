namespace Goldilocks.Cli.Startup;

/// <summary>A program to start, and its task.</summary>
/// <param name="Key">Under which its starts are recorded.</param>
/// <param name="Program">Full path.</param>
/// <param name="Environment">Set for every start.</param>
public sealed record StartupSubject(StartupKey Key, string Program, IReadOnlyDictionary<string, string> Environment)
{
    // The verbs of src/Goldilocks.Startup. They are repeated here because this project must not refer to that one.
    private const string Check = "check";

    /// <summary>The verb of a timed start; null for the empty process.</summary>
    public string? Verb => Key.Kind switch
    {
        StartupKind.Empty => null,
        StartupKind.Referenced => "reference",
        _ => "use",
    };

    /// <summary>The verb of the first start.</summary>
    public string? FirstVerb => Key.Kind == StartupKind.Used ? Check : Verb;

    /// <summary>The variant to use; null for none.</summary>
    public string? Variant => Key.Kind == StartupKind.Used ? Key.Variant : null;
}
