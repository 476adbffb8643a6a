using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;

namespace Goldilocks.Running.Workers;

/// <summary>Requests that more than one flow sends, and what unwelcome answers mean.</summary>
public static class WorkerRequests
{
    /// <summary>Binds a contestant's variant to a workload of a size, in the contestant's way.</summary>
    public static Frame Open(Contestant contestant, ChosenWorkload workload, int size, long seed)
    {
        var request = new Frame(Verbs.Open)
            .With("variant", contestant.WorkerVariant)
            .With("workload", workload.Info.Name)
            .With("size", size)
            .With("seed", seed);
        foreach (var (name, value) in workload.Parameters)
        {
            request.With("parameter", string.Create(CultureInfo.InvariantCulture, $"{name}={value}"));
        }

        if (contestant.Codec is { Library: { } library } codec)
        {
            request.With("codec-library", library).With("codec-level", codec.Level);
        }

        return contestant.Way?.AddTo(request) ?? request;
    }

    /// <summary>What an answer other than the hoped-for one means.</summary>
    public static Outcome OutcomeOf(Frame answer) => answer.Verb switch
    {
        Verbs.Unsupported => new Unsupported(answer.Get("reason")),
        Verbs.WrongAnswer => new WrongAnswer(answer.Get("difference")),
        Verbs.Failed => new Failed(answer.Get("exception"), answer.Get("message")),
        _ => new Failed(nameof(ProtocolException), $"unexpected answer '{answer.Verb}'"),
    };
}
