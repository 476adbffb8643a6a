using System.Globalization;
using Goldilocks.Commands;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;
using Spectre.Console;

namespace Goldilocks.Cli.Verify;

/// <summary>What <c>goldilocks verify</c> prints: a matrix of serializers and workloads, and a reason for everything that is not equal.</summary>
internal static class VerificationDisplay
{
    private const int LongestReason = 240;

    public static void Write(VerifyResult result)
    {
        WriteMatrix(result.Verifications);
        WriteReasons(result.Built, result.Verifications, result.IsOwn);
        WriteSummary(result);
        foreach (var surprise in result.Surprises)
        {
            Console.WriteLine(result.IsOwn
                ? $"failed: {Place(surprise)}: {surprise.Actual.Name}. The reason is above; docs/own-types.md says what it means for a choice."
                : $"unexpected: {Text(surprise)}");
        }

        AdvisoryLines.Write(result.Advised);
        foreach (var name in result.WithoutFacts)
        {
            Console.WriteLine($"{name} has no facts.json, so no outcome is expected. docs/facts.md describes the file; it belongs in serializers/{name}.");
        }
    }

    private static void WriteMatrix(IReadOnlyList<Verification> verifications)
    {
        if (verifications.Count == 0)
        {
            return;
        }

        var places = verifications.Select(verification => (verification.Workload, verification.Size)).Distinct().ToList();
        var table = new Table { Border = TableBorder.Simple };
        table.AddColumn("serializer");
        table.AddColumn("version");
        foreach (var index in Enumerable.Range(1, places.Count))
        {
            table.AddColumn(new TableColumn(index.ToString(CultureInfo.InvariantCulture)).Centered().NoWrap().PadLeft(0).PadRight(1));
        }

        foreach (var row in verifications.GroupBy(verification => verification.Variant.Key))
        {
            var cells = row.ToDictionary(verification => (verification.Workload, verification.Size), Symbol);
            table.AddRow([Markup.Escape(Visible.Of(row.Key.Label)), Markup.Escape(Visible.Of(row.Key.Version)), .. places.Select(place => cells.GetValueOrDefault(place, ""))]);
        }

        AnsiConsole.Write(table);
        AnsiConsole.WriteLine(string.Join(", ", places.Select((place, index) =>
            string.Create(CultureInfo.InvariantCulture, $"{index + 1} {place.Workload} ({place.Size:N0})"))));
        AnsiConsole.WriteLine("= equal, s written only, d read only, - unsupported, V fails a check of --stress, W wrong answer, F failed, C crashed, T timed out");
        AnsiConsole.WriteLine();
    }

    private static string Symbol(Verification verification) => verification.Outcome switch
    {
        Measured when verification.OperationReasons.ContainsKey(Operation.Deserialize) => "[green]s[/]",
        Measured when verification.OperationReasons.ContainsKey(Operation.Serialize) => "[green]d[/]",
        Measured when verification.Violations.Count > 0 => "[red]V[/]",
        Measured => "[green]=[/]",
        Unsupported => "[grey]-[/]",
        var failure => $"[red]{failure.Name[0]}[/]",
    };

    /// <summary>One line for each reason, with all the places that it holds for.</summary>
    private static void WriteReasons(IReadOnlyList<SerializerEvent> built, IReadOnlyList<Verification> verifications, bool isOwn)
    {
        var table = new Table { Border = TableBorder.None, ShowHeaders = false };
        table.AddColumns("outcome", "where", "why");
        foreach (var (outcome, name, why) in UnreadyTexts.Of(built))
        {
            table.AddRow(outcome, Markup.Escape(Visible.Of(name)), Markup.Escape(Shortened(why)));
        }

        var reasons = verifications
            .SelectMany(Reasons)
            .GroupBy(item => (item.Name, item.Verification.Variant.Serializer, Reason: Shortened(item.Reason)));
        foreach (var reason in reasons)
        {
            var places = reason.GroupBy(item => item.Verification.Variant.Label)
                .Select(variant => $"{variant.Key}: {string.Join(", ", variant.Select(item => item.Verification.Workload).Distinct())}");
            table.AddRow(reason.Key.Name, Markup.Escape(string.Join("; ", places)), Markup.Escape(reason.Key.Reason));
        }

        foreach (var remark in verifications.Where(verification => verification.Remark is not null).GroupBy(verification => (verification.Variant.Label, Text: Shortened(verification.Remark!))))
        {
            table.AddRow("Remark", Markup.Escape(Visible.Of($"{remark.Key.Label}: {string.Join(", ", remark.Select(verification => verification.Workload).Distinct())}")), Markup.Escape(Visible.Of(remark.Key.Text)));
        }

        foreach (var note in built.Where(serializer => isOwn && serializer.Outcome is null).SelectMany(serializer => serializer.Notes.Select(text => (serializer.Serializer, Text: text))).GroupBy(note => Shortened(note.Text)))
        {
            table.AddRow("Note", Markup.Escape(Visible.Of(string.Join(", ", note.Select(serializer => serializer.Serializer)))), Markup.Escape(Visible.Of(note.Key)));
        }

        if (table.Rows.Count > 0)
        {
            AnsiConsole.Write(table);
            AnsiConsole.WriteLine();
        }
    }

    /// <summary>The first lines of a stack trace are enough. This command writes no file with the rest.</summary>
    private static string Shortened(string reason) => OneLine.Shortened(reason, LongestReason, whole: null);

    private static IEnumerable<(Verification Verification, string Name, string Reason)> Reasons(Verification verification) => verification.Outcome is Measured
        ? [.. verification.OperationReasons.Values.Select(reason => (verification, nameof(Unsupported), reason)), .. verification.Violations.Select(violation => (verification, nameof(Violation), violation.Text))]
        : [(verification, verification.Outcome.Name, verification.Outcome.Reason)];

    /// <summary>Not wrapped at the console's width, so that a script finds each text in one line.</summary>
    private static void WriteSummary(VerifyResult result)
    {
        var (built, verifications) = (result.Built, result.Verifications);
        var outcomes = verifications.GroupBy(verification => verification.Outcome.Name)
            .OrderByDescending(outcome => outcome.Count())
            .Select(outcome => string.Create(CultureInfo.InvariantCulture, $"{outcome.Count():N0} {(outcome.Key == nameof(Measured) ? "equal" : outcome.Key)}"));
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"{built.Count} serializers, {built.Count(item => item.Outcome is null)} of them ready with {verifications.Select(item => item.Variant.Key).Distinct().Count()} variants, "
            + $"{verifications.Select(item => item.Workload).Distinct().Count()} workloads: {string.Join(", ", outcomes.DefaultIfEmpty("nothing to compare"))}"));
        Console.WriteLine(CommandLines.AsTyped(Values(result)));
    }

    /// <summary>The digests can only agree where there are two to compare.</summary>
    private static string Values(VerifyResult result)
    {
        var digests = result.Verifications.Where(verification => verification.Digest is not null).ToList();
        return !result.IsAnythingVerified ? "Nothing was verified: see the reasons above, and 'goldilocks list' for what there is."
            : result.OtherValues.Count > 0 ? "Not all were given the same values: " + string.Join(", ", result.OtherValues.Select(item => $"{item.Variant.Label} on {item.Workload}"))
            : digests.GroupBy(item => (item.Workload, item.Size)).Any(place => place.Count() > 1) ? "All were given the same values: the digests agree."
            : "No two variants answered rightly on the same value, so no digests were compared.";
    }

    private static string Text(Surprise surprise) =>
        $"{Place(surprise)}: {surprise.Actual.Name} instead of {surprise.Expected ?? "no failure"}"
        + (surprise is { Version: { } version, Pinned: { } pinned }
            ? $", unexpected for the pinned version {pinned}. This is {version}, and facts.json says nothing about this version."
            : ". Correct the adapter, or its facts.json if the library has changed.");

    private static string Place(Surprise surprise)
    {
        var name = VariantKey.Named(surprise.Serializer, surprise.Variant);
        var where = surprise.Workload is null ? "" : $" on {surprise.Workload}";
        var what = surprise.Operation is { } operation ? $", {operation.Name()}" : surprise.Check is { } check ? $", {check.Name()}" : "";
        return name + where + what;
    }
}
