using Goldilocks.Results;

namespace Goldilocks.Building;

/// <summary>Types of F#, which questions of the probes are about, and which C# cannot declare. They are compiled once for each state of their source, when the first program is built with them.</summary>
/// <param name="Folder">The full path of the folder with their assembly and with FSharp.Core; null where they could not be compiled.</param>
/// <param name="Failure">Why not; empty where they are compiled.</param>
public sealed record FSharpTypes(string? Folder, string Failure)
{
    /// <summary>Compiles them where that was not done before.</summary>
    /// <param name="layout">The checkout.</param>
    /// <param name="cancellation">Ends the build, and the wait for another process that compiles them.</param>
    public static async Task<FSharpTypes> EnsureAsync(BuildLayout layout, CancellationToken cancellation)
    {
        var source = Path.Combine(layout.RepositoryRoot, "probes", "fsharp");
        var folder = Path.Combine(layout.Artifacts, "fsharp", Inputs(layout, source));
        using var lease = await FolderLease.TakeAsync(folder + ".lock", cancellation);
        var built = Path.Combine(folder, "bin");
        if (Directory.Exists(built))
        {
            return new FSharpTypes(built, "");
        }

        // A build that is ended leaves a part of its output: only a whole one gets the name by which it is found.
        var making = Path.Combine(folder, "making");
        var failed = await ProjectBuild.RunAsync(
            layout,
            Path.Combine(source, "Goldilocks.Probes.FSharp.fsproj"),
            [$"-p:BaseIntermediateOutputPath={Path.Combine(folder, "obj")}/", $"-p:OutputPath={making}/", "-p:AppendTargetFrameworkToOutputPath=false"],
            cancellation);
        if (failed is not null)
        {
            return new FSharpTypes(null, $"its types of F# could not be compiled: {failed.Reason}");
        }

        Directory.Move(making, built);
        return new FSharpTypes(built, "");
    }

    private static string Inputs(BuildLayout layout, string source)
    {
        using var hash = new InputHash();
        hash.AddFolder(source);
        hash.AddFile(Path.Combine(layout.RepositoryRoot, "Directory.Build.props"), "Directory.Build.props");
        return hash.Finish()[..16];
    }
}
