namespace Goldilocks.Cli.Tests;

/// <summary>Bad input gets one clear error that names the next step, exit code 2, and touches nothing.</summary>
public sealed class WrongInput
{
    [Theory]
    [InlineData("--qick", "--help")]
    [InlineData("--serializers Newtonsoft.Json --qick", "'--qick'")]
    [InlineData("--sizes 10 --qick", "'--qick'")]
    [InlineData("--serializers Newtonsoft.Json -qick", "'-qick'")]
    [InlineData("--output --qick", "Unrecognized option '--qick'; did you mean '--quick'?")]
    [InlineData("--serializers Newtonsof", "did you mean 'Newtonsoft.Json'?")]
    [InlineData("--serializers --quick", "--serializers has no value before --quick")]
    [InlineData("--sizes 1,,2", "--sizes has an empty value")]
    [InlineData("--launches NaN", "--launches takes a whole number of launches from 1 to 1,000, not 'NaN'")]
    [InlineData("--launches 100000000", "from 1 to 1,000")]
    [InlineData("--controls 1000000", "--controls takes a whole number of controls from 0 to 20")]
    [InlineData("--controls -1", "from 0 to 20")]
    [InlineData("--source /no/such/feed", "There is no folder '/no/such/feed'")]
    [InlineData("--set rounds=1e99", "a whole number from 1 to 10,000")]
    [InlineData("--set rounds=NaN", "a whole number from 1 to 10,000")]
    [InlineData("--sizes ten", "--sizes takes whole numbers")]
    [InlineData("--sizes 0", "--sizes takes whole numbers")]
    [InlineData("--serializers Newtonsoft.Jsn", "did you mean 'Newtonsoft.Json'?")]
    [InlineData("--serializers Newtonsoft.Json@", "name@version")]
    [InlineData("--workloads bookshef", "did you mean 'bookshelf'?")]
    [InlineData("--serializers System.Text.Json --workloads person:payload=1", "not a parameter of person")]
    [InlineData("--serializers System.Text.Json --workloads person --payload 5", "None of the chosen workloads")]
    [InlineData("--serializers JSON.NET", "did you mean 'Newtonsoft.Json'?")]
    [InlineData("--serializers orleans", "did you mean 'Microsoft.Orleans.Serialization'?")]
    [InlineData("--operations serialise", "did you mean 'serialize'?")]
    [InlineData("--sink disk", "--sink takes memory and file")]
    [InlineData("--study odata --async", "remove --async")]
    [InlineData("--quick --thorough", "contradict")]
    [InlineData("--launches 0", "--launches")]
    [InlineData("--baseline NoSuchBaseline", "NoSuchBaseline")]
    [InlineData("--adapters /no/such/folder", "/no/such/folder")]
    [InlineData("--source /no/such/feed --serializers Newtonsoft.Json", "/no/such/feed")]
    [InlineData("--env NOVALUE", "NAME=VALUE")]
    [InlineData("--set round=3", "did you mean 'rounds'?")]
    [InlineData("--set rounds=many", "takes a whole number from 1")]
    [InlineData("--set groupSize=1", "takes a whole number from 2 to 1,000")]
    [InlineData("--set baselineProcesses=0", "takes a whole number from 1 to 100, not '0'")]
    [InlineData("--resume /no/such/run", "/no/such/run")]
    [InlineData("--resume /no/such/run --quick", "--quick")]
    public void Is_named_with_the_next_step(string options, string expected)
    {
        using var folder = new TemporaryFolder();
        var resumes = options.Contains("--resume", StringComparison.Ordinal);
        var ended = InProcess.Run(["run", .. options.Split(' '), .. resumes ? [] : new[] { "--output", folder["run"] }]);

        Assert.Contains(expected, ended.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("   at ", ended.Errors, StringComparison.Ordinal);
        Assert.Equal(2, ended.ExitCode);
        Assert.False(Directory.Exists(folder["run"]));
    }

    [Theory]
    [InlineData("chose runs/MINE", "There is no command 'chose'; did you mean 'choose'?")]
    [InlineData("choose x --optimize spee", "--optimize takes time, size, allocation, start or cost, not 'spee'.")]
    [InlineData("choose x --optimize siz", "not 'siz'; did you mean 'size'?")]
    [InlineData("compare a", "needs <new>: ")]
    [InlineData("report", "needs <folder>: ")]
    [InlineData("run --output", "--output needs a value: ")]
    public void Is_answered_in_one_line_without_the_names_of_types(string command, string expected)
    {
        var ended = InProcess.Run(command.Split(' '));

        Assert.Contains(expected, ended.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("Goldilocks.", ended.Errors, StringComparison.Ordinal);
        Assert.Equal((2, 1), (ended.ExitCode, ended.Errors.Split("error: ").Length - 1));
    }

    [Theory]
    [InlineData("--serializers")]
    [InlineData("--workloads")]
    [InlineData("--sizes")]
    [InlineData("--operations")]
    [InlineData("--sink")]
    [InlineData("--compress")]
    [InlineData("--runtimes")]
    [InlineData("--gc")]
    [InlineData("--env-column")]
    [InlineData("--env")]
    [InlineData("--set")]
    [InlineData("--source")]
    [InlineData("--adapters")]
    [InlineData("--codecs")]
    [InlineData("--baseline")]
    [InlineData("--study")]
    [InlineData("--output")]
    [InlineData("--resume")]
    [InlineData("--against")]
    public void An_empty_value_is_a_mistake_and_not_everything(string option)
    {
        var ended = InProcess.Run(["run", option, ""]);

        Assert.Contains($"{option} was given an empty value", ended.Errors, StringComparison.Ordinal);
        Assert.Equal((2, ""), (ended.ExitCode, ended.Output));
    }

    [Theory]
    [InlineData("load --threads 100000", "--threads takes a whole number of threads from 1 to 256")]
    [InlineData("load --connections 99999999", "--connections takes a whole number of connections from 1 to 10,000")]
    [InlineData("load --rate NaN", "--rate takes a number of requests a second from 0.01")]
    [InlineData("load --duration 25h", "from 1ms to 24h")]
    [InlineData("startup --starts 100000", "--starts takes a whole number of starts from 1 to 1,000")]
    [InlineData("bdn --repeats 0", "--repeats takes a whole number of runs from 1 to 100")]
    [InlineData("profile --top many", "--top takes a whole number of lines from 1 to 1,000")]
    public void A_number_out_of_its_range_is_answered_with_the_range(string command, string expected)
    {
        var ended = InProcess.Run(command.Split(' '));

        Assert.Contains(expected, ended.Errors, StringComparison.Ordinal);
        Assert.Equal((2, ""), (ended.ExitCode, ended.Output));
    }

    [Theory]
    [InlineData("run --output PLACE", "Choose another with --output.")]
    [InlineData("startup --output PLACE", "Choose another with --output.")]
    [InlineData("choose --model MODEL --runs PLACE", "Choose another with --runs.")]
    public void A_run_folder_that_cannot_be_made_is_named_before_anything_is_built_with_the_option_that_names_another(string command, string hint)
    {
        using var folder = new TemporaryFolder();
        File.WriteAllText(folder["file"], "in the way");
        File.WriteAllText(folder["Order.cs"], "public class Order { public int Number { get; set; } }");

        var ended = InProcess.Run(command.Split(' ').Select(word => word switch
        {
            "PLACE" => Path.Combine(folder["file"], "run"),
            "MODEL" => folder["Order.cs"],
            _ => word,
        }));

        Assert.Equal(2, ended.ExitCode);
        Assert.EndsWith(hint, ended.Errors.TrimEnd(), StringComparison.Ordinal);
        Assert.Contains(folder["file"], ended.Errors, StringComparison.Ordinal);
        Assert.Equal("", ended.Output);
    }

    [Fact]
    public void A_damaged_run_folder_is_named_with_the_line_and_is_left_as_it_is()
    {
        using var folder = new TemporaryFolder();
        var run = folder["run"];
        Assert.Equal(0, InProcess.Run(["run", .. GoldilocksProgram.Short, "--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest", "--baseline", "Honest", "--output", run]).ExitCode);
        var events = Path.Combine(run, "samples.jsonl");
        var lines = File.ReadAllLines(events);
        lines[3] = lines[3][..(lines[3].Length / 2)];
        File.WriteAllLines(events, lines);
        var damaged = File.ReadAllText(events);

        var ended = InProcess.Run(["run", "--resume", run]);

        Assert.Equal(2, ended.ExitCode);
        Assert.Contains("samples.jsonl, line 4: ", ended.Errors, StringComparison.Ordinal);
        Assert.Equal(damaged, File.ReadAllText(events));
    }

    [Theory]
    [InlineData("report")]
    [InlineData("submit")]
    [InlineData("compare")]
    [InlineData("run", "--resume")]
    public void A_folder_where_a_run_has_a_file_is_one_clear_line(params string[] command)
    {
        using var folder = new TemporaryFolder();
        var run = folder["run"];
        Directory.CreateDirectory(Path.Combine(run, "run.json"));

        var ended = InProcess.Run([.. command, run, .. command[0] == "compare" ? new[] { run } : []]);

        Assert.Equal(2, ended.ExitCode);
        Assert.Contains($"{Path.Combine(run, "run.json")}: it is a folder, and not a file.", ended.Errors.ReplaceLineEndings(" "), StringComparison.Ordinal);
    }
}
