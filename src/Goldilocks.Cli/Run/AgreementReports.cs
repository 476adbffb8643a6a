using System.Globalization;
using System.Text.Json;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Spectre.Console;
using static Goldilocks.Results.MarkdownTable;

namespace Goldilocks.Cli.Run;

/// <summary>The agreement for a terminal, as Markdown and as JSON.</summary>
public static class AgreementReports
{
    private static readonly string[] Headings = ["serializer", "where", "our ratio", "its ratio", "ours/its", "verdict", "our time", "its time", "our bytes", "its bytes"];

    // A terminal is too narrow for all of them.
    private const int ConsoleColumns = 6;

    /// <summary>The table, and its conclusion.</summary>
    public static void WriteConsole(Agreement agreement, IAnsiConsole console)
    {
        var table = new Table { Border = TableBorder.Simple };
        table.AddColumns(Headings[..ConsoleColumns]);
        foreach (var item in agreement.Cases)
        {
            var style = item.Verdict == Verdict.Differ ? new Style(Color.Yellow) : Style.Plain;
            table.AddRow(Row(item).Take(ConsoleColumns).Select(text => new Text(text, style)));
        }

        console.Write(table);
        foreach (var line in Summary(agreement))
        {
            console.WriteLine(line);
        }
    }

    /// <summary>The same, for a page.</summary>
    public static void WriteMarkdown(Agreement agreement, TextWriter output)
    {
        WriteRow(output, Headings);
        WriteRow(output, [Left, Left, Right, Right, Right, Left, Right, Right, Right, Right]);
        foreach (var item in agreement.Cases)
        {
            WriteRow(output, Row(item));
        }

        output.Write("\n");
        foreach (var line in Summary(agreement))
        {
            output.Write($"{Escape(line)}\n\n");
        }
    }

    /// <summary>Everything, for programs.</summary>
    public static string ToJson(Agreement agreement) => JsonSerializer.Serialize(agreement, RunJson.File) + "\n";

    private static string[] Row(AgreementCase item) =>
    [
        item.Key.Label(),
        string.Create(CultureInfo.InvariantCulture, $"{item.Key.Operation.Name()} {item.Key.Workload} of {item.Key.Size}"),
        RatioText(item.Ours),
        item.Theirs is { } theirs ? RatioText(theirs) : "-",
        item.Difference is { } difference ? Units.Change(difference) : "-",
        VerdictText(item),
        Units.Time(item.OurNanoseconds),
        item.TheirNanoseconds is { } nanoseconds ? Units.Time(nanoseconds) : "-",
        item.OurAllocatedBytes is { } ours ? Units.Bytes(ours) : "-",
        item.TheirAllocatedBytes is { } bytes ? Units.Bytes(bytes) : "-",
    ];

    private static string RatioText(Interval ratio) => $"{Units.Ratio(ratio.Value)} [{Units.Ratio(ratio.Low)}-{Units.Ratio(ratio.High)}]";

    private static string VerdictText(AgreementCase item) => item.Verdict switch
    {
        Verdict.Agree => "agree",
        Verdict.WithinIntervals => "differ, within the intervals",
        Verdict.Differ => "differ",
        _ => item.Failure!,
    };

    private static IEnumerable<string> Summary(Agreement agreement)
    {
        if (agreement.AgreeingShare is not { } share)
        {
            yield return "BenchmarkDotNet has no second opinion on any of these cases; its output is in bdn/ in the run folder.";
            yield break;
        }

        yield return string.Create(
            CultureInfo.InvariantCulture,
            $"{share:0 %} of the cases agree within {Agreement.Tolerance:0 %}; ours is the middle of the launches, BenchmarkDotNet's that of {agreement.Repeats} runs of version {agreement.Version} (both Hodges and Lehmann), each with its interval.");
        yield return string.Create(
            CultureInfo.InvariantCulture,
            $"Our run took {agreement.OurSeconds:0} s, BenchmarkDotNet {agreement.TheirSeconds:0} s ({agreement.TheirSeconds / agreement.Repeats:0} s a run).");
    }
}
