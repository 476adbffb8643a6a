using System.Text.Json;
using Goldilocks.Results;

namespace Goldilocks.Probing;

/// <summary>What was asked for: the content of <c>probe.json</c>.</summary>
/// <param name="FormatVersion">Of the folder.</param>
/// <param name="Goldilocks">The version of the tool.</param>
/// <param name="StartedAt">When.</param>
/// <param name="Command">The command line after <c>goldilocks</c>.</param>
/// <param name="Settings">What is probed, and how.</param>
/// <param name="Machine">Where.</param>
public sealed record ProbeInfo(int FormatVersion, string Goldilocks, DateTimeOffset StartedAt, IReadOnlyList<string> Command, ProbeSettings Settings, MachineInfo Machine);

/// <summary>What is probed, and how.</summary>
/// <param name="Serializers">Patterns; empty for all.</param>
/// <param name="Sections">Names of sections or families; empty for all.</param>
/// <param name="Seed">For everything that is drawn.</param>
/// <param name="Sources">Package sources.</param>
/// <param name="Adapters">Folders of adapters.</param>
/// <param name="BudgetSeconds">The time of one section.</param>
/// <param name="Model">The user's own type that is probed; null for the models of the probes.</param>
/// <param name="TrustsRecord">True where recorded tables are quoted, and only what attacks found is tried again, and what the machine may decide.</param>
public sealed record ProbeSettings(
    IReadOnlyList<string> Serializers,
    IReadOnlyList<string> Sections,
    ulong Seed,
    IReadOnlyList<string> Sources,
    IReadOnlyList<string> Adapters,
    double BudgetSeconds,
    ModelInfo? Model = null,
    bool TrustsRecord = false);

/// <summary>The files of a folder of probes.</summary>
public static class ProbeFolder
{
    /// <summary>The version of the folder's format.</summary>
    public const int FormatVersion = 1;

    /// <summary>What was asked for.</summary>
    public const string Info = RunFiles.ProbeInfo;

    /// <summary>What was found, a line each.</summary>
    public const string Events = "probes.jsonl";

    /// <summary>The table of findings and capabilities.</summary>
    public const string Table = "probes.csv";

    /// <summary>Whether a folder is one of probes.</summary>
    public static bool IsAt(string folder) => File.Exists(Path.Combine(folder, Info));

    private const string Remedy = "Probe again into another folder.";

    /// <summary>Starts a folder.</summary>
    /// <exception cref="IOException">It cannot be made, or already holds probes.</exception>
    public static EventLog<ProbeEvent> Start(string folder, ProbeInfo info) => new(EventLogFile.Start(folder, Info, info, Events));

    /// <summary>Takes a folder back that nothing was recorded in, so that the same command can be given again without its mistake.</summary>
    public static void DeleteWithoutEvents(string folder)
    {
        var events = new FileInfo(Path.Combine(folder, Events));
        if (events is not { Exists: true, Length: 0 })
        {
            return;
        }

        events.Delete();
        File.Delete(Path.Combine(folder, Info));
        if (!Directory.EnumerateFileSystemEntries(folder).Any())
        {
            Directory.Delete(folder);
        }
    }

    /// <summary>Goes on with a folder.</summary>
    public static EventLog<ProbeEvent> Append(string folder) => new(EventLogFile.Append(Path.Combine(folder, Events)));

    /// <summary>What was asked for.</summary>
    /// <exception cref="UserErrorException">The folder holds no probes.</exception>
    public static ProbeInfo ReadInfo(string folder)
    {
        var path = Path.Combine(folder, Info);
        if (!File.Exists(path))
        {
            throw new UserErrorException($"'{folder}' holds no probes: there is no {Info} in it. Give the folder that `goldilocks probe` printed.");
        }

        try
        {
            return JsonSerializer.Deserialize<ProbeInfo>(File.ReadAllBytes(path), RunJson.File) ?? throw new JsonException("it holds null");
        }
        catch (JsonException exception)
        {
            throw new RunFolderException(path, 1, exception.Message, Remedy, exception);
        }
    }

    /// <summary>Everything that was found so far. A program that was not ready is asked for again by <c>--resume</c>, and the last answer counts.</summary>
    /// <exception cref="RunFolderException">A line is damaged.</exception>
    public static IReadOnlyList<ProbeEvent> ReadEvents(string folder)
    {
        var events = EventLines.Read<ProbeEvent>(Path.Combine(folder, Events), Remedy);
        return [.. events.Where((item, index) => item is not ProgramProbed { Outcome: not null } program || !events.Skip(index + 1).OfType<ProgramProbed>().Any(program.IsToldAgainBy))];
    }

    /// <summary>The folder of a variant's golden payloads: in the folder of probes, because a finding is repeated from them. Each version of a library writes its own.</summary>
    public static string Payloads(string folder, string serializer, string version, string variant) =>
        Path.GetFullPath(Path.Combine(folder, "payloads", serializer, version, string.Concat(VariantKey.NameOf(variant)).Replace('/', '_').Replace(' ', '_')));
}
