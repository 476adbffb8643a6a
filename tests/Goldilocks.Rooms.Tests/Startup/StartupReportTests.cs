using System.Diagnostics;
using Goldilocks.Catalog;
using Goldilocks.Cli.Startup;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Startup;

public sealed class StartupReportTests
{
    private const string Column = "jit net10.0";
    private static readonly StartupKey Alpha = new("Alpha", "", "1.0.0", StartupKind.Used, Column);

    [Fact]
    public void What_the_first_type_costs_beyond_the_next_two_is_the_one_time_cost()
    {
        var row = Row(Start(round: 2, loaded: 5, 100, 30, 10));

        Assert.Equal(5 + 100 - 20, row.OneTime!.Value);
        Assert.Equal([100, 30, 10], row.Types.Select(type => type.FirstUse!.Value));
    }

    [Fact]
    public void Starts_that_do_not_count_are_in_no_figure()
    {
        var row = Row(Start(round: 0, loaded: 0, 900) with { Counts = false, ExitNanoseconds = 9_000 }, Start(round: 1, loaded: 0, 100));

        Assert.Equal((1, 1_000), (row.Starts, row.Exit!.Value));
    }

    [Fact]
    public void An_outlier_is_listed_and_counts()
    {
        StartEvent[] starts = [.. Enumerable.Range(0, 9).Select(round => Start(round, loaded: 0, 100)), Start(9, loaded: 0, 100) with { ExitNanoseconds = 5_000 }];

        var row = Row(starts);

        Assert.Equal(10, row.Starts);
        Assert.Equal([5_000], row.Outliers);
        Assert.Equal(5_000, row.SlowestNanoseconds);
        Assert.Equal(1_000, row.Exit!.High);
    }

    [Fact]
    public void Cold_starts_have_a_table_of_their_own()
    {
        var report = Report(Start(0, 0, 100), Start(1, 0, 100) with { IsCold = true, ExitNanoseconds = 70_000 });

        Assert.Equal([(false, 1_000.0), (true, 70_000.0)], report.Tables.Select(table => (table.IsCold, table.Rows.Single().Exit!.Value)));
    }

    [Fact]
    public void A_type_that_a_serializer_cannot_take_costs_it_only_that_type()
    {
        var row = Report(
            [new SubjectEvent(0, Alpha), new EndedEvent(0, "bookshelf-1", new Unsupported("a schema is missing")), Start(0, 0, 100)]).Tables.Single().Rows.Single();

        Assert.Equal([("bookshelf", "Measured"), ("bookshelf-1", "Unsupported")], row.Types.Select(type => (type.Type, type.Outcome)));
    }

    [Fact]
    public void A_program_that_could_not_be_published_is_a_row_with_its_reason()
    {
        var row = Report([new ProgramEvent("Beta", "2.0.0", Column, new Unavailable("Some.Runtime.Pack", "", "no package of this name found"), null, null, [])]).Tables.Single().Rows.Single();

        Assert.Equal(("Beta", "Unavailable", "package Some.Runtime.Pack: no package of this name found"), (row.Serializer, row.Outcome, row.Reason));
    }

    [Fact]
    public void Serializers_whose_packages_are_missing_for_one_cause_share_a_line()
    {
        using var output = new StringWriter();

        StartupReports.WriteMarkdown(Report([Missing("Beta", "Beta"), Missing("Gamma", "Gamma"), Missing("Delta", "Delta.Core")]), output);

        Assert.Contains("- Unavailable: Beta 2.0.0, Gamma 2.0.0, Delta 2.0.0 (package Delta.Core): no package of this name found\n", output.ToString());

        static ProgramEvent Missing(string serializer, string package) =>
            new(serializer, "2.0.0", Column, new Unavailable(package, "2.0.0", "no package of this name found"), null, null, []);
    }

    [Fact]
    public void What_a_process_wrote_down_is_read_against_the_moment_of_its_start()
    {
        var ticksPerMillisecond = Stopwatch.Frequency / 1000;
        var text = string.Join('\n', $"main {1000 + (40 * ticksPerMillisecond)}", $"loaded {1000} {1000 + ticksPerMillisecond}", "type a", "bound 1000 1000", "serialized 1000 1000", "payload-bytes 12", "deserialized 1000 1000", "type b", "failed System.Exception no such thing", "done 5", "");

        var answer = StartupAnswer.Parse(text, started: 1000);

        Assert.Equal((40_000_000, 1_000_000), (answer.MainNanoseconds, answer.Loaded!.Value.Nanoseconds));
        Assert.Equal(("a", 12L), (answer.Types.Single().Type, answer.Types.Single().PayloadBytes));
        Assert.Equal(("b", new Failed("System.Exception", "no such thing")), answer.Outcomes.Single());
        Assert.True(answer.IsWhole);
    }

    private static StartupRow Row(params StartEvent[] starts) => Report(starts).Tables[0].Rows.Single();

    private static StartupReport Report(params StartEvent[] starts) => Report([new SubjectEvent(0, Alpha), .. starts]);

    private static StartupReport Report(IReadOnlyList<StartupEvent> events)
    {
        var plan = new StartupPlan([], [], [], [new StartupColumn(Column, "jit", "net10.0", PublishMode.SelfContained, new Dictionary<string, string>())], 10, 2, false, 1, 60);
        var machine = new MachineInfo("Linux", "X64", "a processor", 2, 1, ".NET 10.0.0", "10.0.100", "wall", "unknown");
        return StartupReportBuilder.Build(new StartupData(new StartupInfo(1, "0.1.0", DateTimeOffset.UnixEpoch, ["startup"], plan, machine), events));
    }

    /// <summary>A start that ends after 1,000 ns and uses each type for the given time.</summary>
    private static StartEvent Start(int round, long loaded, params long[] types)
    {
        string[] names = ["bookshelf", "bookshelf-1", "bookshelf-2"];
        return new StartEvent(0, round, 0, Counts: true, IsCold: false, 1_000, 50, new Stretch(0, loaded), [.. types.Select((time, index) => new TypeStart(names[index], new Stretch(0, time), default, default, 10))]);
    }
}
