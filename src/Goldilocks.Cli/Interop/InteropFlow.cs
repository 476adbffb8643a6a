using System.Text.Json.Serialization;
using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Interop;

/// <summary>What was exchanged between the libraries of each format.</summary>
/// <param name="Folder">As typed.</param>
/// <param name="Table">Everything.</param>
/// <param name="Built">The build result of each serializer that speaks one of the formats.</param>
/// <param name="Recorded">The files that were replaced.</param>
public sealed record InteropResult(string Folder, InteropTable Table, IReadOnlyList<SerializerEvent> Built, IReadOnlyList<string> Recorded)
{
    /// <summary>Another value in silence is a finding, as is a process that ended. A refusal is none: nothing was lost.</summary>
    [JsonIgnore]
    public Ending Ending => Endings.Of(
        wasInterrupted: false,
        hasFinding: Table.Exchanges.Count == 0 || Table.Exchanges.Any(exchange => exchange.Verdict is ExchangeVerdict.Different or ExchangeVerdict.Ended));
}

/// <summary>An interop matrix: build, choose those that speak a format of several languages, let each read what the others wrote.</summary>
public sealed class InteropFlow(Checkout checkout, IFlowDisplay display)
{
    /// <summary>The folder of <c>goldilocks interop</c>.</summary>
    internal static ResultKind Kind { get; } = new("-interop", [InteropFiles.Table], "already holds an interop matrix: choose another --output.");

    private const string Everything = "*";

    /// <summary>Enough for every kind of value that a workload makes.</summary>
    private const int UsualSize = 10;

    private static readonly TimeSpan s_timeout = TimeSpan.FromSeconds(60);

    /// <param name="selected">What takes part.</param>
    /// <param name="formats">Their names; all that have implementations in other languages when empty.</param>
    /// <param name="output">The folder as typed; null for one of the time.</param>
    /// <param name="isRecorded">True to replace the recorded table and the page.</param>
    /// <param name="cancellation">Ends the processes at work.</param>
    /// <exception cref="UserErrorException">A pattern fits nothing, a format is unknown, or the folder cannot be used.</exception>
    public InteropResult Take(Selected selected, IReadOnlyList<string> formats, string? output, bool isRecorded, CancellationToken cancellation)
    {
        RefuseRecordingAPart(selected, isRecorded);
        var chosen = FormatsOf(formats);
        selected = selected.WithVersions(checkout);
        var facts = KnownFacts.Read(checkout, Requested.Folders(selected.Adapters));
        var model = new OwnModels(checkout).MakeAlone(selected.Model, selected.Workloads);
        var folder = ResultFolder.Make(output, Kind);
        using var serializers = Build(selected, model, name => Speaks(facts, name, chosen), cancellation);
        var roster = RosterBuilder.Make(
            selected.Serializers,
            selected.Workloads.Count > 0 || model is not null ? selected.Workloads : [Everything],
            selected.Sizes.Count > 0 || model is not null ? selected.Sizes : [UsualSize],
            serializers.Ready);
        var speakers = roster.Variants
            .Select(variant => new FormatSpeaker(variant, FormatOf(facts, variant.Serializer, variant.Variant) ?? ""))
            .Where(speaker => chosen.Contains(speaker.Format))
            .ToList();
        display.Say($"{speakers.Count} variants write and read {string.Join(", ", speakers.Select(speaker => speaker.Format).Distinct())} on {roster.Workloads.Count} {(roster.Workloads.Count == 1 ? "workload" : "workloads")}");
        var survey = new InteropSurvey(speakers, roster.Workloads, (serializer, about) => facts[serializer].OptionsOn(about), Node(cancellation), WorkerProcess.Start, s_timeout, Presets.Of("default").EnvironmentVariables);
        var table = survey.Take(cancellation);
        InteropFiles.Write(folder, table);
        return new InteropResult(folder, table, serializers.Events, isRecorded ? Record(table, chosen) : []);
    }

    /// <summary>Libraries of another language, where Node.js is there.</summary>
    private ForeignExchange? Node(CancellationToken cancellation)
    {
        var libraries = new NodeLibraries(checkout.Root, Path.Combine(checkout.Layout.Artifacts, "interop-node"));
        if (libraries.Prepare(cancellation) is not { } reason)
        {
            // Its libraries read by the same schemas, whichever adapters take part.
            SchemaBuilds.EnsureAsync(checkout.Layout, cancellation).GetAwaiter().GetResult();
            return libraries.Exchange;
        }

        display.Say($"{reason}, so no other language reads and writes.");
        return null;
    }

    private static void RefuseRecordingAPart(Selected selected, bool isRecorded)
    {
        if (isRecorded && (selected.Serializers.Count > 0 || selected.Workloads.Count > 0 || selected.Sizes.Count > 0 || selected.Model is not null))
        {
            throw new UserErrorException("--record replaces what is recorded of whole formats: leave --serializers, --workloads, --sizes and --model away, and choose by --format.");
        }
    }

    /// <exception cref="UserErrorException">A format is unknown, or has no implementation in another language.</exception>
    private HashSet<string> FormatsOf(IReadOnlyList<string> asked)
    {
        var known = checkout.Choosing.Formats.Where(format => format.IsCrossLanguage).Select(format => format.Name).ToList();
        var unknown = asked.FirstOrDefault(name => !known.Contains(name, StringComparer.OrdinalIgnoreCase));
        return unknown is not null
            ? throw new UserErrorException($"'{unknown}' is no format that several languages speak{NearestName.DidYouMean(unknown, known)} There are {string.Join(", ", known)}.")
            : [.. known.Where(name => asked.Count == 0 || asked.Contains(name, StringComparer.OrdinalIgnoreCase))];
    }

    private static string? FormatOf(IReadOnlyDictionary<string, SerializerFacts> facts, string serializer, string variant) =>
        facts.GetValueOrDefault(serializer) is { } known ? known.VariantFormats?.GetValueOrDefault(variant) ?? known.Format : null;

    private static bool Speaks(IReadOnlyDictionary<string, SerializerFacts> facts, string serializer, HashSet<string> formats) =>
        facts.GetValueOrDefault(serializer) is { } known && (known.VariantFormats?.Values ?? []).Append(known.Format).Any(format => format is not null && formats.Contains(format));

    private Made<ReadySerializer, SerializerEvent> Build(Selected selected, ModelInfo? model, Func<string, bool> speaks, CancellationToken cancellation)
    {
        var maker = new SerializerMaker(checkout, display);
        var requests = maker.Requests(selected.Serializers, Requested.Folders(selected.Adapters), Requested.SourcesOf(selected.Sources), model);
        return maker.Make([.. requests.Where(request => speaks(request.Folder.Name))], retryUnavailable: false, cancellation);
    }

    /// <summary>Replaces what is recorded of these formats, and the page that is made from all of it. What is recorded of libraries that could not be had here stays.</summary>
    private IReadOnlyList<string> Record(InteropTable table, HashSet<string> formats)
    {
        var heard = table.Exchanges.SelectMany(exchange => new[] { exchange.Writer.Pattern, exchange.Reader.Pattern }).ToHashSet();
        var kept = RecordedExchange.Read(checkout.Root).Where(exchange => !formats.Contains(exchange.Format) || !(heard.Contains(exchange.Writer) && heard.Contains(exchange.Reader)));
        return
        [
            RecordedExchange.Write(checkout.Root, [.. kept.Concat(table.Recorded()).OrderBy(exchange => exchange.Format, StringComparer.Ordinal).ThenBy(exchange => exchange.Writer, StringComparer.Ordinal).ThenBy(exchange => exchange.Reader, StringComparer.Ordinal)]),
            InteropPage.Write(checkout.Root),
        ];
    }
}
