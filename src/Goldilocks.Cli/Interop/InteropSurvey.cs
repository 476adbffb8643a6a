using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Interop;

/// <summary>A variant with the format that it speaks.</summary>
/// <param name="Variant">The variant and its program.</param>
/// <param name="Format">As its facts name it.</param>
public sealed record FormatSpeaker(RunVariant Variant, string Format)
{
    /// <summary>Without its program.</summary>
    public Speaker Speaker => new(Variant.Serializer, Variant.Variant, Variant.Version);
}

/// <summary>Lets every variant write every value, and then lets every variant of the same format read what was written. Nothing is timed, so that several processes work at once.</summary>
/// <param name="speakers">Those that take part, in the order of the tables.</param>
/// <param name="workloads">With their sizes.</param>
/// <param name="optionsOf">Documented options of a serializer about a kind of difference.</param>
/// <param name="foreign">Reads and writes with libraries of another language; null for none.</param>
/// <param name="start">Starts a program.</param>
/// <param name="timeout">For one answer.</param>
/// <param name="environment">Of the processes.</param>
public sealed class InteropSurvey(
    IReadOnlyList<FormatSpeaker> speakers,
    IReadOnlyList<ChosenWorkload> workloads,
    Func<string, string, IEnumerable<string>> optionsOf,
    ForeignExchange? foreign,
    StartWorker start,
    TimeSpan timeout,
    IReadOnlyDictionary<string, string> environment)
{
    private const long DataSeed = 1;

    /// <summary>A library says in its exception where in the payload it stopped, and some print the payload itself.</summary>
    private const int LongestReason = 160;

    private readonly IReadOnlyList<(ChosenWorkload Workload, int Size)> _places = [.. workloads.SelectMany(workload => workload.Sizes.Select(size => (workload, size)))];

    /// <summary>Writes, then reads.</summary>
    /// <exception cref="OperationCanceledException">It was interrupted.</exception>
    /// <exception cref="UserErrorException">The libraries of another language could not be run.</exception>
    public InteropTable Take(CancellationToken cancellation)
    {
        var written = InProcesses(speaker => Write(speaker, cancellation), cancellation).ToList();
        var own = written.SelectMany(one => one.Payloads).ToList();
        var abroad = Abroad(own, cancellation);
        var payloads = own.Concat(abroad.Payloads).ToLookup(payload => (payload.Format, payload.Workload.Key, payload.Size));
        var read = InProcesses(speaker => Read(speaker, payloads, cancellation), cancellation).ToList();
        var places = _places.Select((place, index) => (Key: (place.Workload.Key, place.Size), index)).ToDictionary(place => place.Key, place => place.index);
        var order = speakers.Select((speaker, index) => (speaker.Speaker, index)).ToDictionary(speaker => speaker.Speaker, speaker => speaker.index);
        return new InteropTable(
            [.. read.SelectMany(one => one.Exchanges).Concat(abroad.Exchanges).OrderBy(exchange => exchange.Format, StringComparer.Ordinal).ThenBy(exchange => places[(exchange.Workload, exchange.Size)]).ThenBy(exchange => OrderOf(exchange.Writer)).ThenBy(exchange => OrderOf(exchange.Reader))],
            [.. written.SelectMany(one => one.Silences).Concat(abroad.Silences).Concat(read.SelectMany(one => one.Silences)).OrderBy(silence => silence.Format, StringComparer.Ordinal).ThenBy(silence => OrderOf(silence.Speaker))]);

        // Those of another language come last.
        int OrderOf(Speaker speaker) => speaker.IsForeign ? int.MaxValue : order[speaker];
    }

    /// <summary>Libraries of another language read what each variant wrote, and write the value again for that variant: without a schema, only its own payload has the form that it expects.</summary>
    private (List<Payload> Payloads, List<Exchange> Exchanges, List<Silence> Silences) Abroad(IReadOnlyList<Payload> own, CancellationToken cancellation)
    {
        var (payloads, exchanges, silences) = (new List<Payload>(), new List<Exchange>(), new List<Silence>());
        var answers = foreign is null ? [] : foreign([.. own.Select((payload, id) => new ForeignJob(id, payload.Format, payload.Workload.Key, payload.Text, payload.Members))], cancellation);
        foreach (var answer in answers)
        {
            var payload = own[answer.Id];
            var library = new Speaker(NodeLibraries.Name, answer.Library, answer.Version, IsForeign: true);
            if (answer.Verdict == "unknown")
            {
                silences.Add(new Silence(payload.Format, library, payload.Workload.Key, Operation.Deserialize, new Unsupported(answer.What)));
            }
            else
            {
                exchanges.Add(Judge(payload, library, answer.Verdict switch
                {
                    "equal" => null,
                    "different" => new WrongAnswer(answer.What),
                    _ => new Failed(answer.Library, answer.What),
                }));
            }

            payloads.AddRange(answer.Written is { } text ? [payload with { Writer = library, Text = text, For = payload.Writer }] : []);
        }

        return (payloads, exchanges, silences);
    }

    private IEnumerable<T> InProcesses<T>(Func<FormatSpeaker, T> ask, CancellationToken cancellation) =>
        speakers.AsParallel().AsOrdered().WithCancellation(cancellation).Select(ask);

    private (List<Payload> Payloads, List<Silence> Silences) Write(FormatSpeaker speaker, CancellationToken cancellation)
    {
        var (payloads, silences) = (new List<Payload>(), new List<Silence>());
        using var process = new SpeakerProcess(speaker.Variant, start, timeout, environment, cancellation);
        foreach (var (workload, size) in _places)
        {
            var packed = process.Ask(workload, size, DataSeed, Operation.Serialize, opened => new PackRequest(opened.Binding));
            if (packed.Has(out var answer, out var refusal))
            {
                payloads.Add(new Payload(speaker.Format, speaker.Speaker, workload, size, answer.Payload, answer.Members));
            }
            else
            {
                silences.Add(new Silence(speaker.Format, speaker.Speaker, workload.Key, Operation.Serialize, refusal));
            }
        }

        return (payloads, silences);
    }

    private (List<Exchange> Exchanges, List<Silence> Silences) Read(FormatSpeaker speaker, ILookup<(string Format, string Workload, int Size), Payload> payloads, CancellationToken cancellation)
    {
        var (exchanges, silences) = (new List<Exchange>(), new List<Silence>());
        using var process = new SpeakerProcess(speaker.Variant, start, timeout, environment, cancellation);
        foreach (var (workload, size) in _places)
        {
            foreach (var payload in payloads[(speaker.Format, workload.Key, size)].Where(payload => payload.For is null || payload.For == speaker.Speaker))
            {
                var unpacked = process.Ask(workload, size, DataSeed, Operation.Deserialize, opened => new UnpackRequest(opened.Binding, payload.Text, IsCompared: true));
                if (!unpacked.Has(out _, out var refusal) && refusal is Unsupported)
                {
                    silences.Add(new Silence(speaker.Format, speaker.Speaker, workload.Key, Operation.Deserialize, refusal));
                    break;
                }

                exchanges.Add(Judge(payload, speaker.Speaker, refusal));
            }
        }

        return (exchanges, silences);
    }

    private Exchange Judge(Payload payload, Speaker reader, Outcome? refusal)
    {
        var difference = refusal is WrongAnswer wrong ? MemberDifference.Parse(wrong.Reason) : null;
        var writer = payload.Writer;
        return new Exchange(
            payload.Format,
            payload.Workload.Key,
            payload.Size,
            writer,
            reader,
            refusal switch
            {
                null => ExchangeVerdict.Equal,
                WrongAnswer => ExchangeVerdict.Different,
                Crashed or TimedOut => ExchangeVerdict.Ended,
                _ => ExchangeVerdict.Refused,
            },
            difference,
            difference is null && refusal is not null ? OneLine.Shortened(Said(refusal), LongestReason, whole: null) : "",
            difference is null ? [] : [.. new[] { writer, reader }.Where(speaker => !speaker.IsForeign).Select(speaker => speaker.Serializer).Distinct().SelectMany(serializer => optionsOf(serializer, difference.About))]);
    }

    private static string Said(Outcome refusal) => refusal is Failed failed ? $"{failed.Exception}: {failed.Message}" : $"{refusal.Name}: {refusal.Reason}";

    /// <param name="For">The only reader that it is for; null for all.</param>
    private sealed record Payload(string Format, Speaker Writer, ChosenWorkload Workload, int Size, string Text, string Members, Speaker? For = null);
}

/// <summary>The process of one variant, started again after a loss. It has one binding at a time.</summary>
internal sealed class SpeakerProcess(RunVariant variant, StartWorker start, TimeSpan timeout, IReadOnlyDictionary<string, string> environment, CancellationToken cancellation) : IDisposable
{
    private IWorkerClient? _client;
    private WorkerDialogue? _dialogue;
    private (string Workload, int Size, Reply<OpenedAnswer> Opened)? _open;

    /// <summary>Binds where that was not done, and asks. A variant that lacks the operation or reads less than the value is refused without being asked.</summary>
    public Reply<TAnswer> Ask<TAnswer>(ChosenWorkload workload, int size, long seed, Operation operation, Func<OpenedAnswer, Request<TAnswer>> request)
        where TAnswer : Answer
    {
        cancellation.ThrowIfCancellationRequested();
        try
        {
            return !Open(workload, size, seed).Has(out var opened, out var refusal) ? Reply.Refused<TAnswer>(refusal)
                : WhyNot(opened, operation) is { } reason ? Reply.Refused<TAnswer>(new Unsupported(reason))
                : _dialogue!.Ask(request(opened));
        }
        catch (WorkerLostException lost)
        {
            cancellation.ThrowIfCancellationRequested();
            Dispose();
            return Reply.Refused<TAnswer>(lost.Outcome);
        }
    }

    public void Dispose()
    {
        _client?.Dispose();
        (_client, _dialogue, _open) = (null, null, null);
    }

    private static string? WhyNot(OpenedAnswer opened, Operation operation) => opened.WhyNot(operation) ?? (opened.Partial is { } part ? $"it reads only a part: {part}" : null);

    private Reply<OpenedAnswer> Open(ChosenWorkload workload, int size, long seed)
    {
        if (_open is { } open && open.Workload == workload.Key && open.Size == size)
        {
            return open.Opened;
        }

        if (_dialogue is null)
        {
            _client = start(variant.WorkerPath, environment);
            _dialogue = new WorkerDialogue(_client, timeout);
        }
        else if (_open is { } last && last.Opened.Has(out var before, out _))
        {
            _dialogue.Close(before.Binding);
        }

        var opened = _dialogue.Open(WorkerDialogue.OpenRequest(variant, workload, size, seed));
        _open = (workload.Key, size, opened);
        return opened;
    }
}
