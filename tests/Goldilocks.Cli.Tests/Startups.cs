using System.Text.Json;

namespace Goldilocks.Cli.Tests;

/// <summary>Fresh processes of the fakes and of one serializer that is part of .NET: each has its own outcome, and every start is kept.</summary>
public sealed class Startups(Startups.StartsOfTheFakes starts) : IClassFixture<Startups.StartsOfTheFakes>
{
    private const int Counted = 3;
    private const int Discarded = 2;

    [Theory]
    [InlineData("Honest", "Measured", "")]
    [InlineData("PrintingRaw", "Measured", "")]
    [InlineData("XmlSerializer", "Measured", "")]
    [InlineData("WrongAnswer", "WrongAnswer", "expected")]
    [InlineData("Throwing", "Failed", "Exception")]
    [InlineData("Crashing", "Crashed", "Stack overflow")]
    [InlineData("Hanging", "TimedOut", "no answer")]
    [InlineData("MissingPackage", "Unavailable", "NoSuchPackage")]
    [InlineData("DoesNotCompile", "BuildFailed", "CS")]
    public void A_serializer_has_its_outcome_and_the_reason(string serializer, string outcome, string reason)
    {
        var rows = starts.Rows.Where(row => row["serializer"] == serializer).ToList();

        Assert.NotEmpty(rows);
        Assert.All(rows, row => Assert.Equal(outcome, row["outcome"]));
        Assert.All(rows, row => Assert.Contains(reason, row["reason"], StringComparison.OrdinalIgnoreCase));
        Assert.All(rows, row => Assert.Equal(outcome == "Measured", row["exit_ns"].Length > 0));
    }

    [Fact]
    public void Each_measured_row_has_a_figure_for_each_type_and_for_compiled_methods()
    {
        var row = Assert.Single(starts.Rows, row => row["serializer"] == "Honest");

        Assert.Equal(["bookshelf", "bookshelf-1", "bookshelf-2", "bookshelf-large"], row["types"].Split(' ').Select(type => type.Split('=')[0]));
        Assert.All(row["types"].Split(' '), type => Assert.True(Number(type.Split('=')[1]) > 0, type));
        Assert.All(
            ["empty_exit_ns", "referenced_exit_ns", "main_ns", "first_serialize_ns", "first_deserialize_ns", "methods", "il_bytes", "assemblies", "published_bytes"],
            column => Assert.True(Number(row[column]) > 0, column));
    }

    [Fact]
    public void Main_comes_after_the_start_and_before_the_exit_on_the_one_clock()
    {
        var begun = Events("start").Where(start => start.GetProperty("types").GetArrayLength() > 0).ToList();

        Assert.NotEmpty(begun);
        Assert.All(begun, start =>
        {
            var moments = start.GetProperty("types").EnumerateArray()
                .SelectMany(type => new[] { type.GetProperty("bind"), type.GetProperty("serialize"), type.GetProperty("deserialize") })
                .SelectMany(stretch => new[] { stretch.GetProperty("began").GetInt64(), stretch.GetProperty("ended").GetInt64() })
                .Prepend(start.GetProperty("mainNanoseconds").GetInt64())
                .Append(start.GetProperty("exitNanoseconds").GetInt64())
                .ToList();
            Assert.True(moments[0] > 0);
            Assert.Equal(moments.Order(), moments);
        });
    }

    [Fact]
    public void Every_start_is_kept_and_the_first_ones_do_not_count()
    {
        var honest = Subject("Honest", "used");

        var own = Events("start").Where(start => start.GetProperty("subject").GetInt32() == honest).Select(start => start.GetProperty("counts").GetBoolean()).ToList();

        Assert.Equal([.. Enumerable.Repeat(false, Discarded), .. Enumerable.Repeat(true, Counted)], own);
        Assert.Equal($"{Counted}", Assert.Single(starts.Rows, row => row["serializer"] == "Honest")["starts"]);
    }

    [Fact]
    public void The_order_changes_from_round_to_round()
    {
        var honest = Subject("Honest", "used");

        Assert.NotEmpty(Events("start").Where(start => start.GetProperty("subject").GetInt32() == honest).Select(start => start.GetProperty("position").GetInt32()).Distinct().Skip(1));
    }

    [Fact]
    public void The_host_loads_nothing_that_could_be_measured()
    {
        var xml = Subject("XmlSerializer", "used");
        var loaded = Assert.Single(Events("check"), check => check.GetProperty("subject").GetInt32() == xml).GetProperty("assemblies").EnumerateArray().Select(name => name.GetString()!).ToList();

        Assert.Contains("System.Private.Xml", loaded);
        Assert.DoesNotContain("System.Text.Json", loaded);
        Assert.DoesNotContain("System.Console", loaded);
    }

    [Fact]
    public void A_folder_whose_command_was_killed_while_it_wrote_can_be_read()
    {
        using var folder = new TemporaryFolder();
        File.Copy(Path.Combine(starts.Folder, "startup.json"), folder["startup.json"]);
        var events = File.ReadAllText(Path.Combine(starts.Folder, "startup.jsonl"));
        File.WriteAllText(folder["startup.jsonl"], events[..^20]);

        var ended = InProcess.Run(["startup", "--from", folder.Path]);

        Assert.Equal((1, ""), (ended.ExitCode, ended.Errors));
        Assert.Contains("Honest", ended.Output, StringComparison.Ordinal);
        Assert.Contains(GoldilocksProgram.Results(folder.Path), row => row["serializer"] == "Honest" && row["outcome"] == "Measured");
    }

    [Theory]
    [InlineData("--modes jitt", "did you mean 'jit'?")]
    [InlineData("--runtimes net7.0", "net8.0")]
    [InlineData("--starts 0", "--starts")]
    [InlineData("--timeout 0", "--timeout")]
    [InlineData("--serializers Newtonsoft.Jsn", "did you mean 'Newtonsoft.Json'?")]
    [InlineData("--env NOVALUE", "NAME=VALUE")]
    [InlineData("--from /no/such/folder", "goldilocks startup")]
    [InlineData("--from /no/such/folder --starts 3", "--starts")]
    public void Wrong_input_is_named_with_the_next_step(string options, string expected)
    {
        var ended = InProcess.Run(["startup", .. options.Split(' ')]);

        Assert.Contains(expected, ended.Errors, StringComparison.Ordinal);
        Assert.Equal(2, ended.ExitCode);
    }

    private int Subject(string serializer, string kind) => Assert.Single(Events("subject"), subject =>
        subject.GetProperty("key").GetProperty("serializer").GetString() == serializer && subject.GetProperty("key").GetProperty("kind").GetString() == kind).GetProperty("id").GetInt32();

    private List<JsonElement> Events(string name) => [.. starts.Events.Where(item => item.GetProperty("event").GetString() == name)];

    private static long Number(string text) => long.Parse(text, System.Globalization.CultureInfo.InvariantCulture);

    public sealed class StartsOfTheFakes : IDisposable
    {
        private readonly TemporaryFolder _folder = new();

        public StartsOfTheFakes()
        {
            Folder = _folder["starts"];
            var ended = GoldilocksProgram.Run(
            [
                "startup", "--modes", "jit", "--starts", $"{Counted}", "--timeout", "10", "--adapters", GoldilocksProgram.Fakes, "--output", Folder,
                "--serializers", "Honest,PrintingRaw,XmlSerializer,WrongAnswer,Throwing,Crashing,Hanging,MissingPackage,DoesNotCompile",
            ]);
            Assert.Equal((1, ""), (ended.ExitCode, ended.Errors));
            Rows = GoldilocksProgram.Results(Folder);
            Events = [.. File.ReadLines(Path.Combine(Folder, "startup.jsonl")).Select(line => JsonDocument.Parse(line).RootElement)];
        }

        public string Folder { get; }

        internal IReadOnlyList<IReadOnlyDictionary<string, string>> Rows { get; }

        internal IReadOnlyList<JsonElement> Events { get; }

        public void Dispose() => _folder.Dispose();
    }
}
