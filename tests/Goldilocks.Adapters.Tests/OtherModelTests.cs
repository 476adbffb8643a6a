using System.Diagnostics;
using Goldilocks.Processes;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running.Scheduling;
using Goldilocks.Running.Workers;

namespace Goldilocks.Adapters.Tests;

/// <summary>An adapter compiled with other models instead of the built-in ones, as a build for a user's own types does it.</summary>
public sealed class OtherModelTests
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(120);

    private static readonly string[] s_adapters = ["System.Text.Json", "MemoryPack"];

    /// <summary>One has code for built-in types in BuiltIn/ and generated metadata, the other generated code: all of it must follow the model. Adapters whose package is not available are left out.</summary>
    public static TheoryData<string> Adapters =>
        [.. s_adapters.Where(name => RealAdapters.Built(name).Outcome is not Unavailable)];

    [Theory]
    [MemberData(nameof(Adapters))]
    public void An_adapter_takes_another_model_with_every_neutral_attribute(string serializer)
    {
        var (program, output) = Build(serializer);
        Assert.True(File.Exists(program), output);

        using var worker = WorkerProcess.Start(program, new Dictionary<string, string>(Presets.Of("quick").EnvironmentVariables));
        var opened = worker.Ask(new OpenRequest(new Subject("", "shipment", 2, Seed: 1, new Dictionary<string, int>())), s_patience).OrLost();
        var verified = worker.Ask(new VerifyRequest(opened.Binding), s_patience);

        Assert.True(verified.Has(out var _, out var refusal), refusal?.Reason);
    }

    [Fact]
    public void An_adapter_of_schemas_says_why_it_cannot() => Assert.Contains(
        "error GOLDILOCKS1: System.Formats.Cbor takes the built-in types only: the members must be written by hand for each type.",
        Build("System.Formats.Cbor").Output,
        StringComparison.Ordinal);

    private static (string Program, string Output) Build(string serializer)
    {
        var folder = RealAdapters.Folders.Single(folder => folder.Name == serializer);
        var repository = Path.GetFullPath(Path.Combine(folder.Path, "..", ".."));
        var key = $"{serializer}/other-model";
        var start = new ProcessStartInfo(DotnetHost.Path)
        {
            ArgumentList =
            {
                "build", folder.ProjectPath, "-c", "Release", "--nologo", "-v", "quiet", "-p:BuildKey=" + key, "-p:GoldilocksModel=" + Path.Combine(repository, "tests", "OtherModel"),
            },
            RedirectStandardOutput = true,
        };
        using var process = Process.Start(start)!;
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return (Path.Combine(repository, "artifacts", "serializers", key, "bin", "worker.dll"), output);
    }
}
