using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Goldilocks.Running.Workers;

namespace Goldilocks.Surveys.Footprints;

/// <summary>Asks every variant's own process for the bytes that it writes and the objects that it reads; asks a floor's for the value itself.</summary>
/// <param name="roster">Whom and what; the floors must be among the contestants.</param>
/// <param name="dataSeed">Of the values.</param>
/// <param name="timeout">For one answer.</param>
/// <param name="environment">Of the processes.</param>
public sealed class FootprintSurvey(RunRoster roster, long dataSeed, TimeSpan timeout, IReadOnlyDictionary<string, string> environment)
{
    /// <summary>One process at a time, because large values fill the memory.</summary>
    /// <param name="started">Called before each contestant on each place.</param>
    /// <param name="cancellation">Stops before the next one.</param>
    public IReadOnlyList<Footprint> Take(Action<Contestant, string> started, CancellationToken cancellation)
    {
        var places = roster.Workloads.SelectMany(workload => workload.Sizes.Select(size => (Workload: workload, Size: size)));
        return [.. places.Select(place => Take(place.Workload, place.Size, started, cancellation))];
    }

    private Footprint Take(ChosenWorkload workload, int size, Action<Contestant, string> started, CancellationToken cancellation)
    {
        var answers = new List<(Contestant Contestant, Answer Answer)>();
        foreach (var contestant in roster.Contestants)
        {
            cancellation.ThrowIfCancellationRequested();
            started(contestant, workload.Key);
            var isProbe = contestant.IsFloor && !answers.Any(answer => answer.Answer.Check is not null);
            if (isProbe || !contestant.IsFloor)
            {
                answers.Add((contestant, Ask(contestant, workload, size, isProbe)));
            }
        }

        var probe = answers.FirstOrDefault(answer => answer.Answer.Check is not null).Answer;
        return new Footprint(
            workload.Key,
            size,
            workload.Info.Unit,
            probe?.Graph,
            probe?.Check,
            [.. answers.Where(answer => !answer.Contestant.IsFloor).Select(answer => Row(answer.Contestant, answer.Answer))],
            probe is null ? answers.Where(answer => answer.Contestant.IsFloor).Select(answer => answer.Answer.Outcome).LastOrDefault() : null)
        {
            WorkloadName = workload.Info.Name,
        };
    }

    private Answer Ask(Contestant contestant, ChosenWorkload workload, int size, bool check)
    {
        try
        {
            using var worker = WorkerProcess.Start(contestant.WorkerPath, environment);
            var opened = worker.Ask(WorkerRequests.Open(contestant, workload, size, dataSeed), timeout);
            if (opened.Verb != Verbs.Opened)
            {
                return new Answer(WorkerRequests.OutcomeOf(opened));
            }

            var binding = opened.GetInt64("binding");
            var verified = worker.Ask(new Frame(Verbs.Verify).With("binding", binding), timeout);
            if (verified.Verb != Verbs.Verified)
            {
                return new Answer(WorkerRequests.OutcomeOf(verified));
            }

            var graph = worker.Ask(new Frame(Verbs.Footprint).With("binding", binding).With("check", check ? "yes" : "no"), timeout);
            return graph.Verb == Verbs.Graph
                ? new Answer(new Measured(), verified.GetInt64("payload-bytes"), graph.FindInt64("read-bytes"), GraphOf(graph), check ? CheckOf(graph) : null)
                : new Answer(WorkerRequests.OutcomeOf(graph));
        }
        catch (WorkerLostException lost)
        {
            return new Answer(lost.Outcome);
        }
    }

    private static ObjectGraph GraphOf(Frame answer) => new(
        answer.GetInt64("objects"),
        answer.GetInt64("bytes"),
        [.. answer.GetAll("component").Select(text => text.Split(' ')).Select(parts => new GraphComponent(parts[0], Number(parts[1]), Number(parts[2])))]);

    private static GraphCheck CheckOf(Frame answer) => new(
        (int)answer.GetInt64("check-copies"),
        answer.GetInt64("check-walked-bytes"),
        answer.GetInt64("check-retained-bytes"),
        answer.GetInt64("check-allocated-bytes"));

    private static long Number(string text) => long.Parse(text, NumberStyles.None, CultureInfo.InvariantCulture);

    private static FootprintRow Row(Contestant contestant, Answer answer) =>
        new(contestant.Serializer, contestant.Variant, contestant.Version, answer.Outcome, answer.PayloadBytes, answer.ReadBytes);

    private sealed record Answer(Outcome Outcome, long? PayloadBytes = null, long? ReadBytes = null, ObjectGraph? Graph = null, GraphCheck? Check = null);
}
