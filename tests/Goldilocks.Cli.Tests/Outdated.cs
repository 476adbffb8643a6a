using System.Text.Json;

namespace Goldilocks.Cli.Tests;

/// <summary>What package sources offer beside what adapters pin. A serializer of the runtime has no pin, so these tests ask no registry but for the last.</summary>
public sealed class Outdated
{
    [Fact]
    public void A_serializer_without_a_package_has_no_pin_and_is_left_out()
    {
        var ended = GoldilocksProgram.Run(["outdated", "--serializers", "System.Text.Json"]);

        Assert.Contains("0 of 0 pins are behind.", ended.Output, StringComparison.Ordinal);
        Assert.Equal(0, ended.ExitCode);
    }

    [Fact]
    public void A_source_that_is_down_is_one_line_that_names_it()
    {
        var ended = GoldilocksProgram.Run(["outdated", "--serializers", "Newtonsoft.Json", "--source", "http://127.0.0.1:9/index.json"]);

        Assert.Contains("http://127.0.0.1:9/index.json does not answer: nothing listens at its address.", ended.Output + ended.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("   at ", ended.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void The_JSON_has_a_pin_for_each_serializer_that_has_a_package()
    {
        var ended = GoldilocksProgram.Run(["outdated", "--serializers", "Newtonsoft.Json,System.Text.Json", "--json"]);

        using var json = JsonDocument.Parse(ended.Output);
        Assert.Equal("Newtonsoft.Json", Assert.Single(json.RootElement.GetProperty("pins").EnumerateArray()).GetProperty("package").GetString());
    }
}
