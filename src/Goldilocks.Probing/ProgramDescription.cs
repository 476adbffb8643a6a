using System.Diagnostics;
using Goldilocks.Processes;
using Goldilocks.Results;

namespace Goldilocks.Probing;

/// <summary>What a probe program can be asked.</summary>
/// <param name="Runtime">The version of .NET that it runs on.</param>
/// <param name="Variants">The variants that are no floors.</param>
/// <param name="Sections">Its sections, in their order.</param>
public sealed record ProgramDescription(string Runtime, IReadOnlyList<string> Variants, IReadOnlyList<SectionName> Sections)
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(60);

    /// <summary>Asks a program.</summary>
    /// <returns>The description, or why there is none.</returns>
    public static (ProgramDescription? Description, Outcome? Failure) Ask(string path)
    {
        var start = new ProcessStartInfo();
        DotnetHost.Prepare(start, path, new Dictionary<string, string>());
        start.ArgumentList.Add("describe");
        var program = FinishedProgram.Run(start, s_patience);
        return program.ExitCode is not { } exitCode ? (null, new TimedOut(s_patience.TotalSeconds, "describe"))
            : exitCode == 0 ? (Parse(program.Output), null)
            : (null, new Crashed(exitCode, program.Errors.Trim()));
    }

    private static ProgramDescription Parse(string text)
    {
        var lines = text.Split('\n', StringSplitOptions.RemoveEmptyEntries).Select(line => line.TrimEnd('\r').Split('\t')).ToList();
        return new ProgramDescription(
            lines.FirstOrDefault(line => line[0] == "runtime")?[1] ?? "",
            [.. lines.Where(line => line[0] == "variant").Select(line => line[1])],
            [.. lines.Where(line => line[0] == "section").Select(line => new SectionName(line[1], line[2], IsNamedOnly: line[3] == "named-only", Enum.Parse<Sharing>(line[4])) { Questions = line[5].Split(',', StringSplitOptions.RemoveEmptyEntries) })]);
    }
}

/// <summary>A section as it can be asked for.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Family">The family that it belongs to: <c>hostile</c>, or that of its capabilities.</param>
/// <param name="IsNamedOnly">True for one that is tried only when it is asked for by its own name.</param>
/// <param name="Sharing">Whether it may share a process.</param>
public sealed record SectionName(string Name, string Family, bool IsNamedOnly = false, Sharing Sharing = Sharing.None)
{
    /// <summary>The IDs of its questions, in the order of its inputs; empty where they are attacks.</summary>
    public IReadOnlyList<string> Questions { get; init; } = [];
}

/// <summary>Whether a section may share a process with others of its family. src/Goldilocks.Prober says why.</summary>
public enum Sharing
{
    /// <summary>It has its own.</summary>
    None,

    /// <summary>It may, in any place.</summary>
    Any,

    /// <summary>It may, as the first.</summary>
    First,
}
