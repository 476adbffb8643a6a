namespace Goldilocks.Surveys.Startup;

/// <summary>A program to be started, and what it is to do.</summary>
/// <param name="Key">Under which its starts are recorded.</param>
/// <param name="Program">Full path.</param>
/// <param name="Environment">Set for every start.</param>
public sealed record StartupSubject(StartupKey Key, string Program, IReadOnlyDictionary<string, string> Environment)
{
    // The words of src/Goldilocks.Startup, which this side must not refer to.
    private const string Check = "check";

    /// <summary>What a timed start is told to do; null for the empty process.</summary>
    public string? Verb => Key.Kind switch
    {
        StartupKind.Empty => null,
        StartupKind.Referenced => "reference",
        _ => "use",
    };

    /// <summary>What the first start is told to do.</summary>
    public string? FirstVerb => Key.Kind == StartupKind.Used ? Check : Verb;

    /// <summary>Whom to use; null for nobody.</summary>
    public string? Variant => Key.Kind == StartupKind.Used ? Key.Variant : null;
}
