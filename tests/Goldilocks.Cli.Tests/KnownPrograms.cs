using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Running;

namespace Goldilocks.Cli.Tests;

/// <summary>A program that has described itself is not started again for that, until it is another one.</summary>
public sealed class KnownPrograms : IDisposable
{
    private static readonly TimeSpan s_patience = TimeSpan.FromMinutes(2);
    private readonly SerializerBuilder _builder = new(BuildLayout.Of(GoldilocksProgram.Repository));
    private readonly TemporaryFolder _folder = new();

    [Fact]
    public async Task It_is_asked_once_and_again_when_it_was_built_anew_or_what_is_kept_is_damaged()
    {
        var honest = SerializerFolders.Discover(GoldilocksProgram.Fakes).Single(folder => folder.Name == "Honest");
        var built = (await _builder.BuildAsync([new BuildRequest(honest, Version: null, Sources: [])]))[0] with { Output = _folder.Path };
        var gone = built with { WorkerPath = _folder["gone.dll"] };

        Assert.Throws<WorkerLostException>(() => KeptDescriptions.Of(gone, s_patience));
        var said = KeptDescriptions.Of(built, s_patience);
        Assert.Equal(said.Workloads.Select(workload => (workload.Name, workload.DefaultSize)), KeptDescriptions.Of(gone, s_patience).Workloads.Select(workload => (workload.Name, workload.DefaultSize)));
        Assert.Throws<WorkerLostException>(() => KeptDescriptions.Of(gone with { State = "built anew" }, s_patience));
        File.WriteAllText(Assert.Single(Directory.GetFiles(_folder.Path)), "{");
        Assert.Equal(said.Variants, KeptDescriptions.Of(built, s_patience).Variants);
    }

    public void Dispose()
    {
        _builder.Dispose();
        _folder.Dispose();
    }
}
