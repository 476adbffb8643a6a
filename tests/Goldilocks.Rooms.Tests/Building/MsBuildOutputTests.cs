using Goldilocks.Building;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Building;

public sealed class MsBuildOutputTests
{
    private readonly MsBuildOutput _output = new();

    [Fact]
    public void A_build_is_overdue_by_the_time_since_it_began_whatever_it_prints_and_the_one_beside_it_is_not()
    {
        var time = new Clock();
        var output = new MsBuildOutput(time);
        output.Read("  goldilocks: begin A/default");
        time.Now += TimeSpan.FromMinutes(9);
        output.Read("  goldilocks: begin B/default");
        output.Read("still compiling A");
        time.Now += TimeSpan.FromMinutes(1);

        Assert.Equal(TimeSpan.FromMinutes(10), output.LongestAtWork());
        Assert.Equal(["A/default"], output.AtWorkFor(TimeSpan.FromMinutes(10)));
    }

    [Fact]
    public void Without_a_build_at_work_the_time_runs_since_the_last_one_ended()
    {
        var time = new Clock();
        var output = new MsBuildOutput(time);
        output.Read("  goldilocks: begin A/default");
        time.Now += TimeSpan.FromMinutes(9);
        output.Read("  goldilocks: end A/default restored=true built=true");
        time.Now += TimeSpan.FromMinutes(2);

        Assert.Equal(TimeSpan.FromMinutes(2), output.LongestAtWork());
        Assert.Empty(output.AtWorkFor(TimeSpan.FromMinutes(1)));
    }

    [Fact]
    public void A_runtime_that_the_sdk_does_not_know_yet_is_unavailable_and_the_sdk_is_named()
    {
        _output.Read("/usr/share/dotnet/sdk/10.0.401/Sdks/Microsoft.NET.TargetFrameworkInference.targets(184,5): error NETSDK1045: The current .NET SDK does not support targeting .NET 11.0. [/clone/src/Goldilocks.Worker/Goldilocks.Worker.csproj]");

        var outcome = Assert.IsType<Unavailable>(HostBuilds.Failure("net11.0", AdapterHost.Worker, _output));
        Assert.Contains("the .NET SDK of this machine is older than net11.0; https://dot.net has a later one", outcome.Reason, StringComparison.Ordinal);
    }

    private sealed class Clock : TimeProvider
    {
        public TimeSpan Now { get; set; }

        public override long TimestampFrequency => TimeSpan.TicksPerSecond;

        public override long GetTimestamp() => Now.Ticks;
    }

    [Fact]
    public void An_error_goes_to_the_build_that_its_line_ends_in_even_where_two_build_one_project()
    {
        Read("  goldilocks: begin A/default", "  goldilocks: begin A/2.0.0");
        Read("/repo/serializers/A/Adapter.cs(4,67): error CS0246: The name [B] is unknown [/repo/serializers/A/A.csproj::BuildKey=A/2.0.0]");
        var first = Read("  goldilocks: end A/default restored=true built=true");
        var second = Read("  goldilocks: end A/2.0.0 restored=true built=false");
        Assert.Empty(first!.End!.Errors);
        Assert.Equal(new BuildError("/repo/serializers/A/Adapter.cs(4,67)", "CS0246", "The name [B] is unknown"), Assert.Single(second!.End!.Errors));
    }

    [Fact]
    public void An_error_of_a_restore_is_understood()
    {
        Read("/repo/serializers/A/A.csproj : error NU1101: Unable to find package A. No packages exist with this id in source(s): shop [BuildKey=A/default]");
        var ended = Read("  goldilocks: end A/default restored=false built=false");
        Assert.Equal(
            new BuildError("/repo/serializers/A/A.csproj", "NU1101", "Unable to find package A. No packages exist with this id in source(s): shop"),
            Assert.Single(ended!.End!.Errors));
    }

    [Fact]
    public void An_error_before_properties_are_known_names_its_project()
    {
        Read("/repo/half.props(1,10): error MSB4019: The imported project \"/repo/none.props\" was not found. [/repo/serializers/B/B.csproj]");
        Assert.Equal(
            new BuildError("/repo/half.props(1,10)", "MSB4019", "The imported project \"/repo/none.props\" was not found.") { Project = "/repo/serializers/B/B.csproj" },
            Assert.Single(_output.ErrorsWithoutKey));
    }

    [Theory]
    [InlineData("CSC : error LIGHT_PROTO_000: rawTag is 0 [/repo/A.csproj::BuildKey=A/default]", "LIGHT_PROTO_000: rawTag is 0")]
    [InlineData("/repo/Order.cs(3,7): error ERR_NoForm: no form for 'Order.Lines' [/repo/A.csproj::BuildKey=A/default]", "ERR_NoForm: no form for 'Order.Lines'")]
    [InlineData("/repo/A.csproj(25,5): error : 'capnp' did not compile the schemas. [/repo/A.csproj::BuildKey=A/default]", "'capnp' did not compile the schemas.")]
    public void An_error_with_an_unusual_code_and_one_without_a_code_are_kept(string line, string words)
    {
        Read(line);
        var ended = Read("  goldilocks: end A/default restored=true built=false");
        Assert.Equal(words, Assert.Single(ended!.End!.Errors).Words);
    }

    [Fact]
    public void A_generator_that_threw_is_an_error_although_the_compiler_only_warns_of_it()
    {
        Read("CSC : warning CS8785: Generator 'PackGenerator' failed to generate source. Exception was of type 'InvalidOperationException' with message 'Too many members in type'. [/repo/A.csproj::BuildKey=A/default]");
        var error = Assert.Single(Read("  goldilocks: end A/default restored=true built=true")!.End!.Errors);
        Assert.EndsWith("with message 'Too many members in type'.", error.Text, StringComparison.Ordinal);
        Assert.True(error.IsThrownGenerator);
    }

    [Fact]
    public void A_windows_path_is_a_place()
    {
        Read(@"C:\repo\serializers\A\Adapter.cs(1,2): error CS1002: ; expected [C:\repo\serializers\A\A.csproj::BuildKey=A/default]");
        var ended = Read("  goldilocks: end A/default restored=true built=false");
        Assert.Equal(@"C:\repo\serializers\A\Adapter.cs(1,2)", Assert.Single(ended!.End!.Errors).Place);
    }

    [Fact]
    public void A_warning_about_a_whole_assembly_is_kept_and_one_about_a_line_of_the_adapter_is_not()
    {
        Read(
            "ILC : AOT analysis warning IL3050: Adapter.Create(): Using member 'A.Make()' which has 'RequiresDynamicCodeAttribute' can break functionality [/repo/serializers/A/A.csproj::BuildKey=A/nativeaot]",
            "/packages/a/1.0.0/lib/net8.0/A.dll : warning IL2104: Assembly 'A' produced trim warnings. For more information see a page [/repo/serializers/A/A.csproj::BuildKey=A/nativeaot]",
            "/packages/a/1.0.0/lib/net8.0/A.dll : warning IL3053: Assembly 'A' produced AOT analysis warnings. [/repo/serializers/A/A.csproj::BuildKey=A/nativeaot]");
        var ended = Read("  goldilocks: end A/nativeaot restored=true built=true");
        Assert.Empty(ended!.End!.Errors);
        Assert.Equal([("/packages/a/1.0.0/lib/net8.0/A.dll", "IL2104"), ("/packages/a/1.0.0/lib/net8.0/A.dll", "IL3053")], ended.End.TrimWarnings.Select(warning => (warning.Place, warning.Code)));
    }

    [Fact]
    public void What_has_begun_and_not_ended_is_at_work()
    {
        Read("  goldilocks: begin A/default", "  goldilocks: begin B/default", "  goldilocks: end A/default restored=true built=true");
        Assert.Equal(["B/default"], _output.AtWork);
    }

    [Fact]
    public void A_warning_and_a_word_of_a_library_are_no_errors()
    {
        Read(
            "/repo/A.csproj : warning NU1603: A 1.0 depends on B [BuildKey=A/default]",
            "  A -> /repo/artifacts/serializers/A/default/bin/worker.dll",
            "  a tool says: error handling was switched on");
        Assert.Empty(Read("  goldilocks: end A/default restored=true built=true")!.End!.Errors);
        Assert.Empty(_output.ErrorsWithoutKey);
    }

    private BuildEvent? Read(params string[] lines)
    {
        BuildEvent? last = null;
        foreach (var line in lines)
        {
            last = _output.Read(line);
        }

        return last;
    }
}
