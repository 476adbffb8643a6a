using Goldilocks.Building;
using Goldilocks.Commands;
using Goldilocks.Load;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Load;

/// <summary>A load test that is over.</summary>
/// <param name="Folder">As typed.</param>
/// <param name="Report">Its tables.</param>
/// <param name="WasInterrupted">True when not everything was measured.</param>
public sealed record FinishedLoad(string Folder, LoadReport Report, bool WasInterrupted)
{
    /// <summary>How the command ends.</summary>
    public Ending Ending => Endings.Of(WasInterrupted, Endings.HasFinding(
        [.. Report.Tables.SelectMany(table => table.Rows).Where(row => !row.IsCeiling).Select(row => row.Outcome.Name), .. Report.Unready.Select(item => item.Outcome.Name)]));
}

/// <summary>A load of a server that runs elsewhere is over.</summary>
/// <param name="Result">What was found.</param>
/// <param name="WasInterrupted">True when not everything was measured.</param>
public sealed record FinishedUrlLoad(UrlLoadResult Result, bool WasInterrupted)
{
    /// <summary>How the command ends.</summary>
    public Ending Ending => Endings.Of(WasInterrupted, hasFinding: Result.Outcome is not Measured);
}

/// <summary>A load test: build servers, choose, load them in turns, report. It also has the two commands that concern other machines.</summary>
public sealed class LoadFlow(Checkout checkout, IFlowDisplay display)
{
    /// <summary>The copy of what crank measured.</summary>
    private const string CrankFile = "crank.json";

    /// <summary>The folder of <c>goldilocks load</c>.</summary>
    internal static ResultKind Kind { get; } = new("-load", [LoadRecorder.InfoFile, CrankFile], "already holds a load test: choose another --output.");

    /// <param name="request">What to do.</param>
    /// <param name="output">The folder as typed; null for one of the time.</param>
    /// <param name="command">The command line after <c>goldilocks</c>.</param>
    /// <param name="cancellation">Ends the servers.</param>
    /// <exception cref="UserErrorException">The request contradicts itself or fits nothing, or the folder cannot be used.</exception>
    public FinishedLoad Run(LoadRequest request, string? output, IEnumerable<string> command, CancellationToken cancellation)
    {
        request = request with { Serializers = LatestVersions.Resolve(request.Serializers, isForAll: false, checkout.Serializers(Requested.Folders(request.Server.Adapters)), Requested.SourcesOf(request.Server.Sources)) };
        var plan = LoadPlanner.Make(checkout, request);
        var folder = ResultFolder.Make(output, Kind);
        using var serializers = Build(request, plan, cancellation);
        var roster = RosterBuilder.Make(plan.Serializers, plan.Workloads, request.Count is { } size ? [size] : [], serializers.Ready);
        var isMeasured = IsMeasured(plan, roster, serializers.Events, folder, command, cancellation);
        var report = LoadReportBuilder.Build(LoadFolder.Read(folder));
        LoadReportFiles.Write(report, folder);
        return new FinishedLoad(folder, report, WasInterrupted: !isMeasured);
    }

    /// <summary>Loads a server that runs elsewhere.</summary>
    /// <exception cref="UserErrorException">The server cannot be reached, or the address is not the endpoint of a server.</exception>
    public FinishedUrlLoad Run(string url, LoadRequest request, CancellationToken cancellation)
    {
        var plan = LoadPlanner.Make(checkout, request);
        if (!Uri.TryCreate(url, UriKind.Absolute, out var parsed) || parsed.Scheme != Uri.UriSchemeHttp || parsed.AbsolutePath == "/")
        {
            throw new UserErrorException($"'{url}' is not the address of a server's endpoint: --url takes one such as http://10.0.0.1:5000/customers.");
        }

        try
        {
            return new FinishedUrlLoad(UrlLoad.Run(parsed, plan, cancellation), cancellation.IsCancellationRequested);
        }
        catch (LoadClientException exception)
        {
            throw new UserErrorException(exception.Message);
        }
    }

    /// <summary>Copies crank's results into a run folder, with their tables.</summary>
    /// <returns>The results, and the folder.</returns>
    /// <exception cref="UserErrorException">The folder holds such results already, or the file is none of crank's.</exception>
    public static (CrankResults Results, string Folder) TakeIn(string path, string? output)
    {
        var results = CrankResults.Read(path);
        var folder = ResultFolder.Make(output, Kind);
        File.Copy(path, Path.Combine(folder, CrankFile));
        using var markdown = new StreamWriter(Path.Combine(folder, "crank.md"));
        results.WriteMarkdown(markdown);
        return (results, folder);
    }

    private Made<ReadySerializer, SerializerEvent> Build(LoadRequest request, LoadPlan plan, CancellationToken cancellation)
    {
        var maker = new SerializerMaker(checkout, display);
        var requests = maker.Requests(request.Serializers, Requested.Folders(request.Server.Adapters), Requested.SourcesOf(request.Server.Sources), plan.Model);
        return maker.Make([.. requests.Select(item => item with { Host = AdapterHost.Server })], retryUnavailable: false, cancellation);
    }

    /// <summary>True when everything was measured.</summary>
    private bool IsMeasured(LoadPlan plan, RunRoster roster, IReadOnlyList<SerializerEvent> built, string folder, IEnumerable<string> command, CancellationToken cancellation)
    {
        var info = new LoadInfo(FormatVersion: 1, ResultFolder.ToolVersion, DateTimeOffset.UtcNow, [.. command], plan, checkout.Machine("wall"));
        using var recorder = LoadRecorder.Create(folder, info);
        foreach (var unready in built.Where(item => item.Outcome is not null))
        {
            recorder.Record(new LoadSerializerEvent(unready.Serializer, unready.Version, unready.Outcome!));
        }

        try
        {
            new LoadCoordinator(roster, plan, recorder, display.Say).Run(cancellation);
            return true;
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            display.Say("Interrupted; what was measured so far is kept.");
            return false;
        }
    }
}
