using System.Text.Json.Serialization;
using Goldilocks.Results;

namespace Goldilocks.Cli.Startup;

/// <summary>One line of <c>startup.jsonl</c>, which is only ever appended to.</summary>
[JsonPolymorphic(TypeDiscriminatorPropertyName = "event")]
[JsonDerivedType(typeof(ProgramEvent), "program")]
[JsonDerivedType(typeof(SubjectEvent), "subject")]
[JsonDerivedType(typeof(CheckEvent), "check")]
[JsonDerivedType(typeof(StartEvent), "start")]
[JsonDerivedType(typeof(EndedEvent), "outcome")]
[JsonDerivedType(typeof(RemarkEvent), "remark")]
public abstract record StartupEvent;

/// <summary>A program was published, or could not be.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Version">The library's.</param>
/// <param name="Column">The column's name.</param>
/// <param name="Outcome">Null when it is ready.</param>
/// <param name="Bytes">Of everything in its folder; null when it is not ready.</param>
/// <param name="Origin">Where its package came from, when that was not a usual source.</param>
/// <param name="Notes">Of its packages.</param>
public sealed record ProgramEvent(string Serializer, string Version, string Column, Outcome? Outcome, long? Bytes, string? Origin, IReadOnlyList<string> Notes) : StartupEvent
{
    /// <summary>Of a trimmed or native program: the assemblies of the library and its packages whose code the compiler could not show to be safe; null where there are none, and in older folders.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public IReadOnlyList<string>? DoubtfulAssemblies { get; init; }
}

/// <summary>A subject, which is started repeatedly.</summary>
/// <param name="Id">The number that the other lines use.</param>
/// <param name="Key">What the number stands for.</param>
public sealed record SubjectEvent(int Id, StartupKey Key) : StartupEvent;

/// <summary>The result of a start that is not timed: it compares the answers and counts the work of the first calls.</summary>
/// <param name="Subject">Its number.</param>
/// <param name="Assemblies">Loaded after the last type, by name.</param>
/// <param name="Types">For each type, what was compiled for it.</param>
public sealed record CheckEvent(int Subject, IReadOnlyList<string> Assemblies, IReadOnlyList<TypeCompiled> Types) : StartupEvent;

/// <summary>The JIT's work for the first calls on one type.</summary>
/// <param name="Type">The type's name.</param>
/// <param name="Methods">Compiled.</param>
/// <param name="IlBytes">Compiled.</param>
public sealed record TypeCompiled(string Type, long Methods, long IlBytes);

/// <summary>One start. All moments are wall nanoseconds since the moment right before the process was started.</summary>
/// <param name="Subject">Its number.</param>
/// <param name="Round">From 0; in each round every subject is started once.</param>
/// <param name="Position">Within the round.</param>
/// <param name="Counts">False for the first rounds.</param>
/// <param name="IsCold">True when the file cache was emptied before it.</param>
/// <param name="ExitNanoseconds">When the process had ended.</param>
/// <param name="MainNanoseconds">When <c>Main</c> began; null for the empty process, which records nothing.</param>
/// <param name="Loaded">The first touch of the library: loading it and making the objects that its adapter keeps; null where nothing is used.</param>
/// <param name="Types">In the order of their use; empty where nothing is used.</param>
public sealed record StartEvent(
    int Subject,
    int Round,
    int Position,
    bool Counts,
    bool IsCold,
    long ExitNanoseconds,
    long? MainNanoseconds,
    Stretch? Loaded,
    IReadOnlyList<TypeStart> Types) : StartupEvent;

/// <summary>The first use of one type in a process.</summary>
/// <param name="Type">Its name.</param>
/// <param name="Bind">Making the adapter: options, generated code, a compiled serializer.</param>
/// <param name="Serialize">The first write.</param>
/// <param name="Deserialize">The first read.</param>
/// <param name="PayloadBytes">Size of the payload.</param>
public sealed record TypeStart(string Type, Stretch Bind, Stretch Serialize, Stretch Deserialize, long PayloadBytes)
{
    /// <summary>All three.</summary>
    [JsonIgnore]
    public long TotalNanoseconds => Bind.Nanoseconds + Serialize.Nanoseconds + Deserialize.Nanoseconds;
}

/// <summary>From one moment to another, in nanoseconds since the process was started.</summary>
/// <param name="Began">First.</param>
/// <param name="Ended">Last.</param>
public readonly record struct Stretch(long Began, long Ended)
{
    /// <summary>How long it took.</summary>
    [JsonIgnore]
    public long Nanoseconds => Ended - Began;
}

/// <summary>A subject, or one of its types, has an outcome that is not a measurement.</summary>
/// <param name="Subject">Its number.</param>
/// <param name="Type">Null for the whole subject.</param>
/// <param name="Outcome">What happened.</param>
public sealed record EndedEvent(int Subject, string? Type, Outcome Outcome) : StartupEvent;

/// <summary>Something that a reader should know.</summary>
public sealed record RemarkEvent(string Text) : StartupEvent;

/// <summary>A variant to start, or the empty process.</summary>
/// <param name="Serializer">The folder's name; empty for the empty process.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Version">The library's; empty for the empty process.</param>
/// <param name="Kind">What it does.</param>
/// <param name="Column">The column's name.</param>
public sealed record StartupKey(string Serializer, string Variant, string Version, StartupKind Kind, string Column)
{
    /// <summary>As a person reads it.</summary>
    [JsonIgnore]
    public string Label => Kind switch
    {
        StartupKind.Empty => "empty process",
        StartupKind.Referenced => $"{Serializer}, merely referenced",
        _ => new VariantKey(Serializer, Variant, Version).Label,
    };
}

/// <summary>What a process does between its start and its end.</summary>
public enum StartupKind
{
    /// <summary>Nothing: the floor.</summary>
    Empty,

    /// <summary>Makes the values. It is linked with the serializer, but does not use it.</summary>
    Referenced,

    /// <summary>Writes and reads a value of each type.</summary>
    Used,
}
