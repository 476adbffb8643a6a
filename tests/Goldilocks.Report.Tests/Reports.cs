using Goldilocks.Cli.Tests;
using Goldilocks.Reporting;
using Goldilocks.Results;

namespace Goldilocks.Report.Tests;

/// <summary>The example's run folder with the page that <c>goldilocks report</c> made of it. Made once; that also builds the page.</summary>
public sealed class Reports : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public Reports()
    {
        if (Chromium.Missing is not null)
        {
            return;
        }

        Run = ExampleRun.Write(ExampleRun.Make(), _folder["example-a"]);
        Other = ExampleRun.Write(ExampleRun.Make(slowedBy: 1.5), _folder["example-b"]);
        Data = RunFolder.Read(Run);
        Report = ReportBuilder.Build(Data);
        ReportFiles.Write(Report, Run, new Dictionary<string, RoundupFacts>());
        Page = Make("report.html", Run);
        Shared = Make("shared.html", ExampleRun.Write(ExampleRun.OnSharedCore(), _folder["example-shared"]));
        Broken = Make("broken.html", Run, ExampleRun.Write(ExampleRun.Make(crashing: "MemoryPack"), _folder["example-c"]));
        Starts = ExampleStarts.Write(_folder["example-starts"]);
        Both = Make("both.html", Run, Other, Starts, ExampleLoad.Write(_folder["example-load"]));
        MarketRun = ExampleRun.Write(ExampleMarket.Make(), _folder["market"]);
        Market = Make("market.html", MarketRun, Starts);
        Probed = ProbedPage.Write(Data, _folder["probed.html"]);
    }

    /// <summary>The run folder.</summary>
    public string Run { get; } = "";

    /// <summary>Another one, in which everything but the baseline took half as long again.</summary>
    public string Other { get; } = "";

    /// <summary>The page of the first.</summary>
    public string Page { get; } = "";

    /// <summary>The page of the first and of one in which MemoryPack crashes.</summary>
    public string Broken { get; } = "";

    /// <summary>The page of <see cref="ExampleRun.OnSharedCore"/>.</summary>
    public string Shared { get; } = "";

    /// <summary>The page of both, and of starts and a load test that were measured apart.</summary>
    public string Both { get; } = "";

    /// <summary>A folder of starts.</summary>
    public string Starts { get; } = "";

    /// <summary>The run folder of <see cref="ExampleMarket"/>.</summary>
    public string MarketRun { get; } = "";

    /// <summary>The page of that run and of the starts.</summary>
    public string Market { get; } = "";

    /// <summary>The page of the first run with recorded probes.</summary>
    public string Probed { get; } = "";

    /// <summary>The data of the first.</summary>
    public RunData Data { get; } = null!;

    /// <summary>The report of that data.</summary>
    public RunReport Report { get; } = null!;

    /// <summary>Its results.csv, row by row.</summary>
    public IReadOnlyList<IReadOnlyDictionary<string, string>> Csv => GoldilocksProgram.Results(Run);

    public void Dispose() => _folder.Dispose();

    private string Make(string name, params string[] folders)
    {
        var ended = InProcess.Run(["report", .. folders, "--output", _folder[name]]);
        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        return _folder[name];
    }
}
