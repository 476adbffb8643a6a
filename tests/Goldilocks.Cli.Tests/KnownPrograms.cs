using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Running;

namespace Goldilocks.Cli.Tests;

/// <summary>A program that has described itself is not started again for that, until it is another one.</summary>
public sealed class KnownPrograms : IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private int _asked;

    [Fact]
    public void It_is_asked_once_and_again_when_it_was_built_anew_or_is_elsewhere_or_what_is_kept_is_damaged()
    {
        Assert.Equal((1, "default"), Described("built"));
        Assert.Equal((1, "default"), Described("built"));
        Assert.Equal((2, "default"), Described("built anew"));
        Assert.Equal((3, "default"), Described("built anew", "another runtime"));
        File.WriteAllText(Assert.Single(Directory.GetFiles(_folder.Path)), "{");
        Assert.Equal((4, "default"), Described("built anew", "another runtime"));
    }

    public void Dispose() => _folder.Dispose();

    private (int Asked, string Variant) Described(string state, string surroundings = "one runtime")
    {
        var request = new BuildRequest(new SerializerFolder("Honest", _folder["Honest.csproj"]), Version: null, Sources: []);
        var built = new BuildResult(request, "1.0.0", Outcome: null, _folder["worker.dll"], Origin: null, Notes: []) { Output = _folder.Path, State = state };
        var said = KeptDescriptions.Of(built, surroundings, () =>
        {
            _asked++;
            return new WorkerDescription(".NET 10.0.12", "monotonic", ["default"], [], []);
        });
        return (_asked, Assert.Single(said.Variants));
    }
}
