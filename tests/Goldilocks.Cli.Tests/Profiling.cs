using System.Text.Json;

namespace Goldilocks.Cli.Tests;

/// <summary>A profile is a trace that can be opened, and a table that separates the library's code from ours.</summary>
public sealed class Profiling
{
    [Fact]
    public void A_librarys_own_methods_are_named_and_the_files_open()
    {
        using var folder = new TemporaryFolder();

        // Most samples are taken at polls and are not used. Of two seconds, only nine may be left, and none of them in a method of the runtime.
        var ended = GoldilocksProgram.Run(
            ["profile", "--serializers", "Newtonsoft.Json/plain", "--workloads", "bookshelf", "--operations", "deserialize", "--seconds", "10", "--output", folder["profile"]]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Matches(@"library +Newtonsoft\.Json +Newtonsoft\.Json\.", ended.Output);
        Assert.Contains("sampling costs", ended.Output, StringComparison.Ordinal);

        using var document = JsonDocument.Parse(File.ReadAllBytes(Path.Combine(folder["profile"], "profile.json")));
        var profile = Assert.Single(document.RootElement.EnumerateArray());
        var trace = profile.GetProperty("trace");
        Assert.True(trace.GetProperty("samples").GetInt32() > 100);
        Assert.DoesNotContain(trace.GetProperty("methods").EnumerateArray(), method => Is(method, "System.Threading.Thread.<PollGC>", "runtime"));
        Assert.Contains(trace.GetProperty("methods").EnumerateArray(), method => Is(method, "Newtonsoft.Json.JsonTextReader.", "library"));
        Assert.Contains(trace.GetProperty("methods").EnumerateArray(), method => Is(method, "System.", "runtime"));
        Assert.Contains(trace.GetProperty("types").EnumerateArray(), type => type.GetProperty("name").GetString() == "Goldilocks.Workloads.Book");
        Assert.Equal(1, trace.GetProperty("owners").EnumerateObject().Sum(owner => owner.Value.GetDouble()), tolerance: 1e-9);

        var nettrace = File.ReadAllBytes(Path.Combine(folder["profile"], profile.GetProperty("traceFile").GetString()!));
        Assert.Equal("Nettrace"u8.ToArray(), nettrace[..8]);
        using var speedscope = JsonDocument.Parse(File.ReadAllBytes(Path.Combine(folder["profile"], profile.GetProperty("speedscopeFile").GetString()!)));
        Assert.Contains(
            speedscope.RootElement.GetProperty("shared").GetProperty("frames").EnumerateArray(),
            frame => frame.GetProperty("name").GetString()!.Contains("Newtonsoft.Json", StringComparison.Ordinal));
    }

    [Fact]
    public void What_cannot_be_profiled_says_why()
    {
        using var folder = new TemporaryFolder();
        var ended = InProcess.Run(
            ["profile", "--adapters", GoldilocksProgram.Fakes, "--serializers", "WrongAnswer,Crashing", "--workloads", "person", "--output", folder["profile"]]);

        Assert.Equal((1, ""), (ended.ExitCode, ended.Errors));
        Assert.Contains("WrongAnswer: ", ended.Output, StringComparison.Ordinal);
        Assert.Contains("Crashed: ", ended.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("--workloads person", "--serializers")]
    [InlineData("--serializers Newtonsoft.Json", "--workloads")]
    [InlineData("--serializers Newtonsoft.Jsn --workloads person", "did you mean 'Newtonsoft.Json'?")]
    [InlineData("--serializers Newtonsoft.Json --workloads person --operations read", "no operation 'read'")]
    public void Bad_input_is_one_error(string arguments, string error)
    {
        var ended = InProcess.Run(["profile", .. arguments.Split(' ')]);

        Assert.Equal(2, ended.ExitCode);
        Assert.StartsWith("error: ", ended.Errors, StringComparison.Ordinal);
        Assert.Contains(error, ended.Errors, StringComparison.Ordinal);
    }

    private static bool Is(JsonElement method, string start, string owner) =>
        method.GetProperty("name").GetString()!.StartsWith(start, StringComparison.Ordinal) && method.GetProperty("owner").GetString() == owner;
}
