using System.Diagnostics;

namespace Goldilocks.Cli.Tests;

/// <summary>Two versions of a class, each a program of its own, as a user has them. A serializer of the framework is asked, because it needs no package.</summary>
public sealed class Evolving : IDisposable
{
    private const string Old = "namespace Shop; public class Order { public int Id { get; set; } public string Customer { get; set; } = \"\"; public int Count { get; set; } }";
    private const string Grown = "namespace Shop; public class Order { public int Id { get; set; } public string Customer { get; set; } = \"\"; public long Count { get; set; } public string Currency { get; set; } = \"EUR\"; }";
    private const string Broken = "namespace Shop; public class Order { public int Id { get; set; } public string Client { get; set; } = \"\"; public int Count { get; set; } }";
    private static readonly string[] s_serializers = ["--serializers", "System.Text.Json"];
    private static readonly HashSet<string> s_names = ["v1", "v2", "v3", "orders.jsonl", "nowhere", "recorded", "kept", "lost", "meant", "out"];
    private readonly TemporaryFolder _folder = new();

    public Evolving()
    {
        Write("v1", Old);
        Write("v2", Grown);
        Write("v3", Broken);
        File.WriteAllText(_folder["orders.jsonl"], "{\"Id\":17,\"Customer\":\"Mara\",\"Count\":3}\n{\"Id\":18,\"Customer\":\"Jon\",\"Count\":1}\n");
    }

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void Two_versions_read_the_bytes_of_each_other_and_every_member_that_changed_is_named()
    {
        var ended = Evolve("--old", "v1", "--new", "v2", "--sample", "orders.jsonl", "--output", "out");

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Contains("Order.Count was of type int and is of type long.", ended.Output, StringComparison.Ordinal);
        var table = File.ReadAllLines(_folder["out/evolve.csv"]);
        Assert.StartsWith("serializer,variant,version,direction,member,verdict,reason", table[0], StringComparison.Ordinal);
        Assert.Contains(table, row => row.StartsWith("System.Text.Json,,", StringComparison.Ordinal) && row.Contains("new reads old,Order.Count,kept,int to long", StringComparison.Ordinal));
        Assert.Contains(table, row => row.Contains("new reads old,Order.Currency,initial value,", StringComparison.Ordinal));
        Assert.Contains(table, row => row.Contains("old reads new,Order.Currency,lost,", StringComparison.Ordinal));
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public void A_recorded_folder_is_read_by_a_change_that_keeps_it_and_refused_by_one_that_loses_a_member()
    {
        Assert.Equal((0, ""), Evolve("--new", "v1", "--sample", "orders.jsonl", "--record", "recorded") is var recorded ? (recorded.ExitCode, recorded.Errors) : default);

        var kept = Evolve("--new", "v2", "--payloads", "recorded", "--output", "kept");
        var lost = Evolve("--new", "v3", "--payloads", "recorded", "--output", "lost");

        Assert.Equal((0, ""), (kept.ExitCode, kept.Errors));
        Assert.Equal((1, ""), (lost.ExitCode, lost.Errors));
        Assert.Contains("Order.Customer: lost", File.ReadAllText(_folder["lost/evolve.md"]), StringComparison.Ordinal);
        Assert.NotEmpty(Directory.EnumerateFiles(_folder["lost/payloads"]));

        var meant = Evolve("--new", "v3", "--payloads", "recorded", "--allow-lost", "Order.Customer", "--output", "meant");
        Assert.Equal((0, ""), (meant.ExitCode, meant.Errors));
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public void A_state_of_the_repository_is_compared_with_what_lies_here_and_stated_new_names_are_believed()
    {
        Git("init", "--quiet");
        Write("src/Contracts", Old);
        Git("add", "src");
        Git("-c", "user.name=Mara", "-c", "user.email=mara@example.org", "commit", "--quiet", "--message", "First");
        Git("tag", "v1.4");
        Write("src/Contracts", Broken);

        var ended = EvolveInTheFolder("--old", "git:v1.4", "--new", ".", "--model", "src/Contracts", "--type", "Order", "--renamed", "Order.Customer=Client", "--sample", "orders.jsonl", "--output", "out");

        Assert.Equal((1, ""), (ended.ExitCode, ended.Errors));
        Assert.Contains("Order.Customer is called Client.", ended.Output, StringComparison.Ordinal);
        Assert.Contains(File.ReadAllLines(_folder["out/evolve.csv"]), row => row.Contains("new reads old,Order.Customer,lost,", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("--old v1", "add --new")]
    [InlineData("--new v1", "--new needs something to be compared with")]
    [InlineData("--old v1 --new nowhere", "nowhere: there is no such file or folder")]
    [InlineData("--old git:nothing --new v2", "git")]
    [InlineData("--old v1 --new v2 --renamed Customer", "--renamed takes CLASS.OLD=NEW")]
    [InlineData("--old v1 --new v2 --allow-lost Order.Customer", "add --payloads")]
    [InlineData("--new v2 --payloads nowhere", "holds no payloads.json")]
    [InlineData("--old v1 --new v2 --payloads recorded", "--old and --payloads are different questions")]
    [InlineData("", "No serializer is named in two versions")]
    public void A_mistake_is_one_line(string options, string text)
    {
        var ended = Evolve(options.Split(' ', StringSplitOptions.RemoveEmptyEntries));

        Assert.Equal(2, ended.ExitCode);
        Assert.Contains(text, ended.Errors, StringComparison.Ordinal);
        Assert.Single(ended.Errors.TrimEnd().ReplaceLineEndings("\n").Split('\n'));
    }

    private void Git(params string[] arguments)
    {
        using var process = Process.Start(new ProcessStartInfo("git", arguments) { WorkingDirectory = _folder.Path })!;
        process.WaitForExit();
        Assert.Equal(0, process.ExitCode);
    }

    private void Write(string version, string source)
    {
        Directory.CreateDirectory(_folder[version]);
        File.WriteAllText(_folder[$"{version}/Order.cs"], source);
    }

    /// <summary>Files and folders of a command are those of the test.</summary>
    private Finished Evolve(params string[] options) => InProcess.Run(["evolve", .. s_serializers, .. options.Select(option => s_names.Contains(option) ? _folder[option] : option)]);

    /// <summary>Git's states are those of the folder in which the command is typed, and a folder belongs to a whole process.</summary>
    private Finished EvolveInTheFolder(params string[] options)
    {
        var start = new ProcessStartInfo("dotnet", [GoldilocksProgram.Program, "evolve", .. s_serializers, .. options]) { WorkingDirectory = _folder.Path, RedirectStandardOutput = true, RedirectStandardError = true };
        using var process = Process.Start(start)!;
        return GoldilocksProgram.ToTheEnd(process);
    }
}
