using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Cli.Interop;

/// <summary>docs/interop.md, made from the recorded table and the disagreements. A pure function, apart from <see cref="Write"/>.</summary>
public static class InteropPage
{
    private const string Begin = "<!-- goldilocks interop --record makes what follows -->";

    /// <summary>The page's file.</summary>
    public static string PathOf(string root) => Path.Combine(root, "docs", "interop.md");

    /// <summary>Replaces the made part of the page of a checkout.</summary>
    /// <returns>The path.</returns>
    public static string Write(string root)
    {
        var text = Of(File.ReadAllText(PathOf(root)), RecordedExchange.Read(root), Disagreement.Read(root));
        return WholeFile.Replace(PathOf(root), output => output.Write(text));
    }

    /// <summary>The page with its made part replaced. What stands above it is a person's.</summary>
    /// <param name="page">As it is.</param>
    /// <param name="recorded">The recorded table.</param>
    /// <param name="disagreements">In the order of the page.</param>
    public static string Of(string page, IReadOnlyList<RecordedExchange> recorded, IReadOnlyList<Disagreement> disagreements) =>
        page[..(page.IndexOf(Begin, StringComparison.Ordinal) + Begin.Length)] + "\n\n" + string.Join('\n', (IEnumerable<string>)[.. First(recorded, disagreements), .. recorded.GroupBy(exchange => exchange.Format).SelectMany(format => Format(format.Key, [.. format]))]) + "\n";

    private static IEnumerable<string> First(IReadOnlyList<RecordedExchange> recorded, IReadOnlyList<Disagreement> disagreements)
    {
        yield return "## The disagreements to know first";
        foreach (var (disagreement, number) in disagreements.Select((disagreement, index) => (disagreement, index + 1)))
        {
            var shown = disagreement.In(recorded);
            yield return "";
            yield return string.Create(CultureInfo.InvariantCulture, $"### {number}. {disagreement.Title}");
            yield return $"{disagreement.Format}: {disagreement.Writer} writes, {disagreement.Reader} reads. {disagreement.Happens}";
            yield return "";
            yield return $"- Executed: {(shown is null ? "not recorded" : $"{Word(shown.Verdict)}: {Code(shown.What)}")}";
            yield return $"- Specification: {disagreement.Specification} ({disagreement.Source}, read on {disagreement.Checked:yyyy-MM-dd})";
            yield return $"- What to do: {disagreement.Advice}";
            yield return $"- Again: `{disagreement.Command}`";
        }
    }

    private static IEnumerable<string> Format(string format, IReadOnlyList<RecordedExchange> exchanges)
    {
        var speakers = exchanges.Select(exchange => (Name: exchange.Writer, Version: exchange.WriterVersion)).Concat(exchanges.Select(exchange => (Name: exchange.Reader, Version: exchange.ReaderVersion))).Distinct().OrderBy(speaker => speaker.Name, StringComparer.Ordinal).ToList();
        yield return "";
        yield return $"## {format}";
        yield return "";
        yield return $"| | writes, read by | {string.Join(" | ", speakers.Select((_, index) => index + 1))} |";
        yield return $"| ---: | --- |{string.Concat(Enumerable.Repeat(" --- |", speakers.Count))}";
        foreach (var (writer, index) in speakers.Select((speaker, index) => (speaker, index)))
        {
            yield return string.Create(CultureInfo.InvariantCulture, $"| {index + 1} | {Cell($"{writer.Name} {writer.Version}")} | {string.Join(" | ", speakers.Select(reader => CellOf(exchanges, writer.Name, reader.Name)))} |");
        }

        var different = exchanges.Where(exchange => exchange.Verdict != ExchangeVerdict.Equal).ToList();
        foreach (var verdict in different.Select(exchange => exchange.Verdict).Distinct().Order())
        {
            yield return "";
            yield return $"{Title(verdict)}:";
            yield return "";
            yield return "| writes | reads | about | what | workloads |";
            yield return "| --- | --- | --- | --- | --- |";
            foreach (var alike in different.Where(exchange => exchange.Verdict == verdict).GroupBy(exchange => (exchange.Writer, exchange.About, exchange.What)))
            {
                yield return $"| {Cell(alike.Key.Writer)} | {Cell(string.Join(", ", alike.Select(exchange => exchange.Reader == exchange.Writer ? "itself" : exchange.Reader).Distinct()))} | {Cell(alike.Key.About)} | {Code(alike.Key.What)} | {string.Join(", ", alike.SelectMany(exchange => exchange.Workloads).Distinct().Order(StringComparer.Ordinal))} |";
            }
        }
    }

    private static string CellOf(IReadOnlyList<RecordedExchange> exchanges, string writer, string reader) =>
        MatrixCells.Of(exchanges.Where(exchange => exchange.Writer == writer && exchange.Reader == reader).Select(exchange => (exchange.Verdict, exchange.Workloads.Count)));

    private static string Title(ExchangeVerdict verdict) => verdict switch
    {
        ExchangeVerdict.Different => "Another value came back in silence",
        ExchangeVerdict.Refused => "Refused with an exception",
        _ => "The reader's process ended",
    };

    private static string Word(ExchangeVerdict verdict) => verdict switch
    {
        ExchangeVerdict.Different => "another value in silence",
        ExchangeVerdict.Refused => "refused",
        _ => "the process ended",
    };

    /// <summary>A bar would end the cell.</summary>
    private static string Cell(string text) => text.Replace("|", "\\|", StringComparison.Ordinal).Replace("*", "\\*", StringComparison.Ordinal);

    private static string Code(string text) => $"`{text.Replace("|", "\\|", StringComparison.Ordinal).Replace('`', '\'')}`";
}
