using Goldilocks.Results;

namespace Goldilocks.Cli.Startup;

/// <summary>The results of the starts. <c>results.json</c> is this model and nothing else.</summary>
/// <param name="FormatVersion">1.</param>
/// <param name="Run">The request, and the machine.</param>
/// <param name="CommandLine">As it would be typed.</param>
/// <param name="Tables">One for each column of the plan, cold starts in tables of their own.</param>
/// <param name="Remarks">What a reader should know.</param>
public sealed record StartupReport(int FormatVersion, StartupInfo Run, string CommandLine, IReadOnlyList<StartupTable> Tables, IReadOnlyList<string> Remarks);

/// <summary>All subjects of one column.</summary>
/// <param name="Column">Its name.</param>
/// <param name="IsCold">True for starts with an empty file cache.</param>
/// <param name="EmptyNanoseconds">The empty process, from its start to its end; null when it could not be started.</param>
/// <param name="EmptyBytes">Of its published folder.</param>
/// <param name="Rows">Fastest first, then those that could not be measured.</param>
/// <param name="Unready">Programs that could not be published; each is the cause of one of the rows.</param>
public sealed record StartupTable(
    string Column, bool IsCold, Interval? EmptyNanoseconds, long? EmptyBytes, IReadOnlyList<StartupRow> Rows, IReadOnlyList<ProgramEvent> Unready);

/// <summary>One variant of one serializer.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Version">The library's.</param>
/// <param name="Label">Serializer and variant as a person reads them.</param>
/// <param name="Outcome">The outcome's name.</param>
/// <param name="Reason">Why there are no figures; empty when there are.</param>
/// <param name="Rank">By the time to exit; null for one that was not used on all types.</param>
/// <param name="Starts">That count.</param>
/// <param name="Exit">From start to exit; null without figures. The same is true of all that follow. Nanoseconds.</param>
/// <param name="Referenced">The same for a process that is linked with the library and does not use it.</param>
/// <param name="Main">From start to <c>Main</c>.</param>
/// <param name="FirstSerialize">Loading the library, making the adapter and the first write.</param>
/// <param name="FirstDeserialize">The first read.</param>
/// <param name="Types">The first use of each type: bind, write and read together.</param>
/// <param name="OneTime">Loading the library, and the cost of the first type beyond that of the other types of its shape, round by round.</param>
/// <param name="SlowestNanoseconds">The slowest start that counts.</param>
/// <param name="Outliers">Starts more than 10 % off the median to exit, in nanoseconds. They count.</param>
/// <param name="Methods">Compiled by the JIT at first calls, all types together.</param>
/// <param name="IlBytes">Compiled by the JIT at first calls.</param>
/// <param name="Assemblies">Loaded in the end.</param>
/// <param name="PublishedBytes">Of the published folder.</param>
public sealed record StartupRow(
    string Serializer,
    string Variant,
    string Version,
    string Label,
    string Outcome,
    string Reason,
    Rank? Rank,
    int Starts,
    Interval? Exit,
    Interval? Referenced,
    Interval? Main,
    Interval? FirstSerialize,
    Interval? FirstDeserialize,
    IReadOnlyList<StartupTypeRow> Types,
    Interval? OneTime,
    long? SlowestNanoseconds,
    IReadOnlyList<long> Outliers,
    long? Methods,
    long? IlBytes,
    int? Assemblies,
    long? PublishedBytes)
{
    /// <summary>True when there are figures.</summary>
    public bool IsMeasured => Exit is not null;

    /// <summary>True when it was used on all types. Otherwise its process did less work, and it has no rank.</summary>
    public bool UsesAllTypes => IsMeasured && Types.All(type => type.Outcome == nameof(Measured));
}

/// <summary>The first use of one type.</summary>
/// <param name="Type">Its name.</param>
/// <param name="Outcome">The outcome's name.</param>
/// <param name="Reason">Empty for a measurement.</param>
/// <param name="FirstUse">Bind, write and read together; nanoseconds.</param>
/// <param name="Methods">Compiled for it.</param>
/// <param name="IlBytes">Compiled for it.</param>
public sealed record StartupTypeRow(string Type, string Outcome, string Reason, Interval? FirstUse, long? Methods, long? IlBytes);
