using System.Diagnostics;
using Goldilocks.Processes;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Adapters.Tests;

/// <summary>An adapter compiled with other models instead of the built-in ones, as a build for a user's own types does it.</summary>
public sealed class OtherModelTests
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(120);

    private static readonly string[] s_adapters = ["System.Text.Json", "MemoryPack"];

    private static readonly string s_model = Path.Combine(RealAdapters.Repository, "tests", "OtherModel");

    /// <summary>One has code for built-in types in BuiltIn/ and generated metadata, the other generated code: all of it must follow the model. Adapters whose package is not available are left out.</summary>
    public static TheoryData<string> Adapters => [.. Available];

    private static IEnumerable<string> Available => s_adapters.Where(name => RealAdapters.Built(name).Outcome is not Unavailable);

    /// <summary>What has to be built.</summary>
    internal static IEnumerable<(string Serializer, string Model)> Wanted => Available.Select(name => (name, s_model));

    [Theory]
    [MemberData(nameof(Adapters), DisableDiscoveryEnumeration = true)]
    public void An_adapter_takes_another_model_with_every_neutral_attribute(string serializer)
    {
        var built = RealAdapters.Built(serializer, s_model);
        Assert.True(built.IsReady, built.Outcome?.ToString());

        using var worker = WorkerProcess.Start(built.WorkerPath!, new Dictionary<string, string>(Presets.Of("quick").EnvironmentVariables));
        var opened = worker.Ask(new OpenRequest(new Subject("", "shipment", 2, Seed: 1, new Dictionary<string, int>())), s_patience).OrLost();
        var verified = worker.Ask(new VerifyRequest(opened.Binding), s_patience);

        Assert.True(verified.Has(out var _, out var refusal), refusal?.Reason);
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public void An_adapter_of_schemas_says_why_it_cannot_where_it_is_built_by_hand() => Assert.Contains(
        "error GOLDILOCKS1: System.Formats.Cbor takes the built-in types only: the members must be written by hand for each type.",
        BuildByHand("System.Formats.Cbor"),
        StringComparison.Ordinal);

    private static string BuildByHand(string serializer)
    {
        var folder = RealAdapters.Folders.Single(folder => folder.Name == serializer);
        var start = new ProcessStartInfo(DotnetHost.Path)
        {
            ArgumentList =
            {
                "build", folder.ProjectPath, "-c", "Release", "--nologo", "-v", "quiet", $"-p:BuildKey={serializer}/other-model", "-p:GoldilocksModel=" + s_model,
            },
            RedirectStandardOutput = true,
        };
        using var process = Process.Start(start)!;
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return output;
    }
}
