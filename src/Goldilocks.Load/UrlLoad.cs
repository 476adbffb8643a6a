using System.Globalization;
using System.Net;
using System.Net.Sockets;
using System.Text;
using Goldilocks.Results;

namespace Goldilocks.Load;

/// <summary>Loads a server that was started elsewhere, perhaps on another machine: the client's half of a load test. The server's counters are left to the program that started it.</summary>
public static class UrlLoad
{
    private static readonly TimeSpan s_drainLimit = TimeSpan.FromSeconds(3);

    /// <summary>One window after a warm-up. A server that answers wrongly, endlessly or not at all is an outcome.</summary>
    /// <param name="url">Of a server of ours, such as <c>http://10.0.0.1:5000/customers</c>.</param>
    /// <param name="plan">Connections, rate, times and threads.</param>
    /// <param name="cancellation">Ends it at once; everything measured until then is in the result.</param>
    /// <exception cref="LoadClientException">No server of ours is at that address.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled before anything was measured.</exception>
    public static UrlLoadResult Run(Uri url, LoadPlan plan, CancellationToken cancellation)
    {
        using var asking = new UrlQuestions(url, TimeSpan.FromSeconds(plan.TimeoutSeconds), cancellation);
        try
        {
            return Measure(url, plan, asking, cancellation);
        }
        catch (WrongServerException exception)
        {
            return new UrlLoadResult(url, plan, exception.Outcome, null, null);
        }
    }

    private static UrlLoadResult Measure(Uri url, LoadPlan plan, UrlQuestions asking, CancellationToken cancellation)
    {
        var address = asking.Address();
        var payload = asking.Payload();
        var digest = asking.DigestOf(payload);
        var timeout = TimeSpan.FromSeconds(plan.TimeoutSeconds);
        var target = new LoadTarget(new IPEndPoint(address, url.Port), url.AbsolutePath, null, payload, IsHttp2: false);
        using var client = new SocketLoadClient(target, plan.Connections, plan.Threads, timeout, body => asking.Holds(body, digest));
        client.Connect();
        client.Run(new LoadPace(null, TimeSpan.FromSeconds(plan.WarmupSeconds), timeout, s_drainLimit), cancellation);
        cancellation.ThrowIfCancellationRequested();
        var measured = client.Run(new LoadPace(plan.Rate, TimeSpan.FromSeconds(plan.DurationSeconds), timeout, s_drainLimit), cancellation);
        return new UrlLoadResult(url, plan, OutcomeOf(measured), Figures(measured, plan), asking.FirstAnswer.TotalMilliseconds);
    }

    private static Outcome OutcomeOf(WindowMeasurement measured)
    {
        if (measured.Bad.GetValueOrDefault(BadKinds.WrongContent) is > 0 and var wrong)
        {
            return new WrongAnswer(string.Create(CultureInfo.InvariantCulture, $"{wrong} of {measured.Checked} answers that were compared held another value than the server's payload"));
        }

        if (measured.Good > 0)
        {
            return new Measured();
        }

        // Nothing measured is not success, whatever the reason.
        return measured.Bad.Count == 0
            ? new Failed("no good answer", "no answer came while it was measured; a longer --duration gives it more time")
            : new Failed("no good answer", string.Join(", ", measured.Bad.Select(bad => string.Create(CultureInfo.InvariantCulture, $"{bad.Key} {bad.Value} times"))));
    }

    private static WindowFigures Figures(WindowMeasurement measured, LoadPlan plan)
    {
        var none = new ServerCounters(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        return WindowFigures.Of(new LoadWindowEvent(
            0, 0, 0, 0, plan.Rate, measured.Seconds, measured.Due, measured.SentInTime, measured.Unsent, measured.CompletedInTime, measured.BodyBytes, measured.Bad, measured.PerSlot, measured.Checked,
            RequestTimes.Of(measured.Latencies), RequestTimes.Of(measured.ServiceTimes), null, measured.ClientCpuNanoseconds, none, none, [], measured.Waited, measured.WaitedInService));
    }
}

/// <summary>The result of loading a distant server.</summary>
/// <param name="Url">What was asked for.</param>
/// <param name="Plan">How.</param>
/// <param name="Outcome"><see cref="Measured"/>, or what the server did wrong.</param>
/// <param name="Figures">Without those of the server; null when it answered wrongly before it was loaded.</param>
/// <param name="FirstRequestMilliseconds">Of the very first request, connection included; null as above.</param>
public sealed record UrlLoadResult(Uri Url, LoadPlan Plan, Outcome Outcome, WindowFigures? Figures, double? FirstRequestMilliseconds);
