using Goldilocks.Results;

namespace Goldilocks.Building;

/// <summary>
/// Builds hosts for other runtimes than that of Goldilocks itself, when an adapter is asked for on one. A host that cannot be built is the
/// outcome of every adapter that needed it.
/// </summary>
internal static class HostBuilds
{
    private const string Remembered = "host.inputs";

    /// <summary>The hosts that could not be built, with the reason.</summary>
    public static async Task<IReadOnlyDictionary<(AdapterHost Host, string? Framework), Outcome>> EnsureAsync(
        BuildLayout layout,
        IReadOnlyList<BuildRequest> requests,
        CancellationToken cancellation)
    {
        var failures = new Dictionary<(AdapterHost, string?), Outcome>();
        var needed = requests
            .Where(request => request.Framework is not null && request.Framework != layout.Framework)
            .Select(request => (request.Host, Framework: request.Framework!))
            .Distinct();
        foreach (var (host, framework) in needed)
        {
            if (await EnsureAsync(layout, host, framework, cancellation) is { } failure)
            {
                failures.Add((host, framework), failure);
            }
        }

        return failures;
    }

    private static async Task<Outcome?> EnsureAsync(BuildLayout layout, AdapterHost host, string framework, CancellationToken cancellation)
    {
        var folder = layout.HostFolderOf(host, framework);
        using var lease = await FolderLease.TakeAsync(Path.Combine(layout.Artifacts, "hosts", framework, "build.lock"), cancellation);
        var inputs = Inputs(layout, host);
        var remembered = Path.Combine(folder, Remembered);
        if (File.Exists(remembered) && await File.ReadAllTextAsync(remembered, cancellation) == inputs)
        {
            return null;
        }

        if (await BuildAsync(layout, host, framework, cancellation) is { } failure)
        {
            return failure;
        }

        await File.WriteAllTextAsync(remembered, inputs, cancellation);
        return null;
    }

    /// <summary>A host's own sources and those of the two projects that hosts may refer to.</summary>
    private static string Inputs(BuildLayout layout, AdapterHost host)
    {
        using var hash = new InputHash();
        foreach (var project in new[] { "Contracts", "Protocol", host.ToString() })
        {
            hash.AddFolder(Path.Combine(layout.RepositoryRoot, "src", $"Goldilocks.{project}"));
        }

        foreach (var shared in new[] { "Directory.Build.props", "Directory.Packages.props" })
        {
            hash.AddFile(Path.Combine(layout.RepositoryRoot, shared), shared);
        }

        return hash.Finish();
    }

    private static async Task<Outcome?> BuildAsync(BuildLayout layout, AdapterHost host, string framework, CancellationToken cancellation)
    {
        var project = Path.Combine(layout.RepositoryRoot, "src", $"Goldilocks.{host}", $"Goldilocks.{host}.csproj");
        return await ProjectBuild.RunAsync(layout, project, [$"-p:HostFramework={framework}"], cancellation) switch
        {
            null => null,
            { Said: { } said } => Failure(framework, host, said),
            var failed => new BuildFailed($"Goldilocks.{host} for {framework}: {failed.Reason}"),
        };
    }

    /// <summary>The reference packs are ordinary packages, and a registry may lack them.</summary>
    internal static Outcome Failure(string framework, AdapterHost host, MsBuildOutput said) => said.ErrorsWithoutKey switch
    {
        [{ Code: "NETSDK1045" }, ..] => new Unavailable("Microsoft.NETCore.App.Ref", framework, $"the .NET SDK of this machine is older than {framework}; https://dot.net has a later one"),
        [{ Code: "NU1101" or "NU1102" or "NU1301" } error, ..] => new Unavailable("Microsoft.NETCore.App.Ref", framework, error.Code + ": its reference assemblies could not be restored"),
        _ => new BuildFailed($"Goldilocks.{host} for {framework}: {ProjectBuild.Reason(said)}"),
    };
}
