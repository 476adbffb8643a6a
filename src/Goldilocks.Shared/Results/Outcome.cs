using System.Text.Json.Serialization;

namespace Goldilocks.Results;

/// <summary>
/// The result of one serializer, or of one cell of the table. Every report prints all of them: an outcome that is not a
/// measurement is data, not a gap.
/// </summary>
[JsonPolymorphic(TypeDiscriminatorPropertyName = "outcome")]
[JsonDerivedType(typeof(Measured), "Measured")]
[JsonDerivedType(typeof(Unsupported), "Unsupported")]
[JsonDerivedType(typeof(Unavailable), "Unavailable")]
[JsonDerivedType(typeof(BuildFailed), "BuildFailed")]
[JsonDerivedType(typeof(WrongAnswer), "WrongAnswer")]
[JsonDerivedType(typeof(Failed), "Failed")]
[JsonDerivedType(typeof(Crashed), "Crashed")]
[JsonDerivedType(typeof(TimedOut), "TimedOut")]
public abstract record Outcome
{
    /// <summary>Takes the place of an outcome's name for cells that the command did not reach.</summary>
    public const string NotMeasured = "NotMeasured";

    /// <summary>The outcome's name as the files print it.</summary>
    [JsonIgnore]
    public string Name => GetType().Name;

    /// <summary>One line that says why; empty for a measurement.</summary>
    [JsonIgnore]
    public abstract string Reason { get; }

    /// <summary>True for the outcomes that are a defect of the library or its adapter rather than a stated limit or an absent package.</summary>
    [JsonIgnore]
    public bool IsFailure => IsFailureName(Name);

    /// <summary>The same outcome, whose reason also says which processes the library left behind.</summary>
    /// <param name="processes">Each a command line and its fate; empty for the unchanged outcome.</param>
    public Outcome WithLeftBehind(IReadOnlyList<string> processes) => processes.Count == 0 ? this : this switch
    {
        Crashed crashed => crashed with { LastError = $"{crashed.LastError}{(crashed.LastError.Length == 0 ? "" : " | ")}{LeftBehindText(processes)}" },
        Failed failed => failed with { Message = $"{failed.Message}; {LeftBehindText(processes)}" },
        TimedOut timedOut => timedOut with { LeftBehind = LeftBehindText(processes) },
        _ => this,
    };

    /// <summary>The text of a row or a note about processes that a library left behind.</summary>
    public static string LeftBehindText(IReadOnlyList<string> processes) => $"left {(processes.Count == 1 ? "a process" : "processes")} behind: {string.Join(", ", processes)}";

    /// <summary>The same by an outcome's name, because the report model holds only names.</summary>
    public static bool IsFailureName(string name) =>
        name is nameof(BuildFailed) or nameof(WrongAnswer) or nameof(Failed) or nameof(Crashed) or nameof(TimedOut);
}

/// <summary>Verified and timed.</summary>
public sealed record Measured : Outcome
{
    /// <inheritdoc/>
    public override string Reason => "";
}

/// <summary>The serializer says that it cannot do this.</summary>
/// <param name="Why">In the adapter's words.</param>
public sealed record Unsupported(string Why) : Outcome
{
    /// <inheritdoc/>
    public override string Reason => Why;
}

/// <summary>A package could not be restored.</summary>
/// <param name="Package">The one that is missing, which may be a transitive one.</param>
/// <param name="Version">The version range that was asked for.</param>
/// <param name="Why">The message of the package client.</param>
public sealed record Unavailable(string Package, string Version, string Why) : Outcome
{
    /// <summary>The version of the serializer's own package that is nearest to the one that was asked for and may be had; null where that is not known.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Nearest { get; init; }

    /// <inheritdoc/>
    public override string Reason =>
        (Version.Length == 0 ? $"package {Package}: {Why}" : $"package {Package} {Version}: {Why}")
        + (Nearest is null ? "" : "; goldilocks run --nearest takes it");

    /// <summary>True when a program is missing, such as a schema compiler, and no source of packages would bring it. The projects of the adapters word it so.</summary>
    /// <param name="reason">As it was recorded.</param>
    public static bool IsOfProgram(string reason) => reason.Contains("is not on the PATH", StringComparison.Ordinal);
}

/// <summary>The adapter does not compile.</summary>
/// <param name="Error">The first error.</param>
public sealed record BuildFailed(string Error) : Outcome
{
    /// <inheritdoc/>
    public override string Reason => Error;
}

/// <summary>The value that was read is not the value that was written.</summary>
/// <param name="Difference">The path and the two values of the first difference.</param>
public sealed record WrongAnswer(string Difference) : Outcome
{
    /// <inheritdoc/>
    public override string Reason => Difference;
}

/// <summary>The library threw.</summary>
/// <param name="Exception">The exception's type.</param>
/// <param name="Message">Its message.</param>
public sealed record Failed(string Exception, string Message) : Outcome
{
    /// <inheritdoc/>
    public override string Reason => $"{Exception}: {Message}";
}

/// <summary>The process died.</summary>
/// <param name="ExitCode">As the operating system reports it; 128 + signal on Unix.</param>
/// <param name="LastError">The last lines of its standard error.</param>
public sealed record Crashed(int ExitCode, string LastError) : Outcome
{
    /// <inheritdoc/>
    public override string Reason => LastError.Length == 0 ? $"exit code {ExitCode}" : $"exit code {ExitCode}: {LastError}";
}

/// <summary>No answer came in time, and the process was ended.</summary>
/// <param name="AfterSeconds">How long the coordinator waited.</param>
/// <param name="During">The request that was not answered.</param>
/// <param name="LeftBehind">Which processes the library left behind; null for none.</param>
public sealed record TimedOut(double AfterSeconds, string During, [property: JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] string? LeftBehind = null) : Outcome
{
    /// <inheritdoc/>
    public override string Reason => string.Create(
        System.Globalization.CultureInfo.InvariantCulture,
        $"no answer to '{During}' within {AfterSeconds:0.#} s{(LeftBehind is null ? "" : "; ")}{LeftBehind}");
}
