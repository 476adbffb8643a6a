using System.Globalization;
using System.Text.Json;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>What is sent of a run: three files without anything private.</summary>
/// <param name="Name">Of the folder: the day and the kind of machine.</param>
/// <param name="Files">Their names, what is in them, and their texts.</param>
/// <param name="LeftOut">What is not sent, each with the reason.</param>
public sealed record Submission(string Name, IReadOnlyList<SubmittedFile> Files, IReadOnlyList<string> LeftOut)
{
    private const string PublicVariables = "DOTNET_";

    /// <summary>Makes it.</summary>
    /// <param name="data">What the run recorded.</param>
    /// <param name="report">The same as a report.</param>
    /// <param name="known">The serializers of the repository.</param>
    /// <param name="texts">Takes out what is private.</param>
    /// <exception cref="UserErrorException">The run is not one that others can use.</exception>
    public static Submission Of(RunData data, RunReport report, IReadOnlySet<string> known, PrivateTexts texts)
    {
        if (WhyNot(data.Info, report) is { } reason)
        {
            throw new UserErrorException(reason);
        }

        var own = report.Workloads.SelectMany(table => table.Rows).Select(row => row.Serializer).Where(name => !known.Contains(name)).Distinct().ToList();
        var info = Public(data.Info, texts);
        IReadOnlyList<SubmittedFile> files =
        [
            new(RunFiles.Info, "the command, the settings, the versions, and of the machine: system, processor, cores, memory, runtime, clock", JsonSerializer.Serialize(info, RunJson.File) + "\n"),
            new(RunFiles.Csv, "a line for each serializer, workload, size and operation: figures, outcomes, reasons", Csv(report, own, texts)),
            new(RecordedRun.DigestFile, "which data were serialized", Digests(data)),
        ];
        return new(NameOf(data.Info), files, [.. LeftOutOf(own, texts)]);
    }

    private static string? WhyNot(RunInfo info, RunReport report)
    {
        var missing = report.Workloads.SelectMany(table => table.Rows).SelectMany(row => row.Cells).Count(cell => cell.Outcome == Outcome.NotMeasured);
        return info.Plan.Model is not null ? "A run of your own types says nothing to others, and the names of its members are yours. Submit a run of the built-in workloads: goldilocks run"
            : info.Plan.StudyFile is not null ? "A run for a study of your own cannot be compared with others. Submit a run of the built-in workloads: goldilocks run"
            : info.Machine.BuildConfiguration is "Debug" ? "A debug build measures itself. Run again with a release build: goldilocks run"
            : missing > 0 ? string.Create(CultureInfo.InvariantCulture, $"The run ended before {missing} cells were measured. Go on with: goldilocks run --resume FOLDER")
            : report.HasFailed ? "A result of the run lies below its floor, so something was not measured, and none of it can be trusted. Run again: goldilocks run"
            : null;
    }

    private static RunInfo Public(RunInfo info, PrivateTexts texts) => info with
    {
        Command = [.. info.Command.Select(texts.Without)],
        Plan = info.Plan with
        {
            Serializers = [.. info.Plan.Serializers.Select(texts.Without)],
            Adapters = [.. info.Plan.Adapters.Select(_ => "<path>")],
            Sources = [.. info.Plan.Sources.Select(_ => "<source>")],
            Codecs = info.Plan.Codecs?.Select(_ => "<path>").ToList(),
            Settings = info.Plan.Settings with { EnvironmentVariables = Public(info.Plan.Settings.EnvironmentVariables) },
            Conditions = info.Plan.Conditions?.Select(condition => condition with { Environment = Public(condition.Environment) }).ToList(),
        },
        Machine = info.Machine with { OperatingSystem = texts.Without(info.Machine.OperatingSystem), Processor = texts.Without(info.Machine.Processor) },
    };

    /// <summary>A variable of the runtime is a setting of the measurement; any other may be a secret.</summary>
    private static Dictionary<string, TValue> Public<TValue>(IReadOnlyDictionary<string, TValue> variables) =>
        variables.Where(variable => variable.Key.StartsWith(PublicVariables, StringComparison.Ordinal)).ToDictionary();

    private static string Csv(RunReport report, List<string> own, PrivateTexts texts)
    {
        var output = new StringWriter { NewLine = "\n" };
        ResultsCsv.Write(report with
        {
            Workloads =
            [
                .. report.Workloads.Select(table => table with
                {
                    Rows =
                    [
                        .. table.Rows.Where(row => !own.Contains(row.Serializer)).Select(row => row with
                        {
                            Origin = row.Origin is null ? null : "another source",
                            Cells = [.. row.Cells.Select(cell => cell with { Reason = texts.Without(cell.Reason) })],
                        }),
                    ],
                }),
            ],
        }, output);
        return output.ToString();
    }

    private static string Digests(RunData data)
    {
        var output = new StringWriter();
        var digests = data.Cells.SelectMany(cell => cell.Verifications, (cell, verified) => new RecordedDigest(cell.Key.Workload, cell.Key.Size, verified.Digest)).Distinct();
        CsvTable.Write(output, digests.Select(digest => (string[])[digest.Workload, digest.Size.ToString(CultureInfo.InvariantCulture), digest.Digest]).Prepend(RecordedRun.DigestHeader.Split(',')));
        return output.ToString();
    }

    private static IEnumerable<string> LeftOutOf(List<string> own, PrivateTexts texts)
    {
        yield return "samples.jsonl, because of its size; keep it, for questions about your figures";
        yield return "results.json, results.md and report.html: they say the same again";
        if (own.Count > 0)
        {
            yield return $"the rows of {string.Join(", ", own)}: no adapter of the repository";
        }

        yield return texts.Count == 0
            ? "no path, address or name was found that had to be taken out"
            : string.Create(CultureInfo.InvariantCulture, $"{texts.Count} {(texts.Count == 1 ? "place" : "places")} with a path, an address, or the name of you or your machine; each says <path>, <address> or <name> now");
        yield return "variables of the environment whose names do not begin with DOTNET_";
    }

    /// <summary><c>2026-11-26-intel-xeon-2</c>: letters and digits of the processor's name, without its brackets.</summary>
    private static string NameOf(RunInfo info)
    {
        const int words = 3;
        var processor = info.Machine.Processor.Replace("(R)", " ", StringComparison.OrdinalIgnoreCase).Replace("(TM)", " ", StringComparison.OrdinalIgnoreCase).ToLowerInvariant();
        var named = string.Concat(processor.Select(letter => char.IsAsciiLetterOrDigit(letter) ? letter : ' '))
            .Split(' ', StringSplitOptions.RemoveEmptyEntries).Where(word => word is not ("processor" or "cpu" or "core")).Take(words);
        return string.Join('-', [info.StartedUtc.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture), .. named, info.Machine.LogicalCores.ToString(CultureInfo.InvariantCulture)]);
    }
}

/// <summary>A file that is sent.</summary>
/// <param name="Name">In the folder.</param>
/// <param name="Content">What is in it, in words.</param>
/// <param name="Text">All of it.</param>
public sealed record SubmittedFile(string Name, string Content, string Text);
