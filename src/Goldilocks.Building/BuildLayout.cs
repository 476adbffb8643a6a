using System.Reflection;
using System.Runtime.Versioning;
using Goldilocks.Catalog;

namespace Goldilocks.Building;

/// <summary>The folders of a checkout. All paths are full.</summary>
/// <param name="RepositoryRoot">The folder that holds <c>serializers/</c> and <c>workloads/</c>.</param>
/// <param name="HostFolder">The built worker host: Goldilocks.Worker.dll and what it needs.</param>
public sealed record BuildLayout(string RepositoryRoot, string HostFolder)
{
    /// <summary>Adapters are built as applications are shipped; a debug build would measure something else.</summary>
    public const string Configuration = "Release";

    /// <summary>Everything that is built; it may be deleted at any time while nothing runs.</summary>
    public string Artifacts => Path.Combine(RepositoryRoot, "artifacts");

    /// <summary>The repository's own serializers.</summary>
    public string Serializers => Path.Combine(RepositoryRoot, "serializers");

    /// <summary>The repository's own folders of that kind.</summary>
    public string Root(FolderKind kind) => Path.Combine(RepositoryRoot, kind.ToString().ToLowerInvariant());

    /// <summary>The models that are compiled into every adapter.</summary>
    public string Workloads => Path.Combine(RepositoryRoot, "workloads");

    /// <summary>What is made of <see cref="Workloads"/> for libraries that have classes of their own. It must be the same as in serializers/Directory.Build.props.</summary>
    public string Schemas => Path.Combine(Artifacts, "schemas");

    /// <summary>The built contracts of adapters, which a model of a user's own types is compiled with.</summary>
    public string Contracts => Path.Combine(HostFolder, "Goldilocks.Contracts.dll");

    /// <summary>The files that MSBuild is started with.</summary>
    public string MsBuildFiles => Path.Combine(RepositoryRoot, "src", "Goldilocks.Building", "MsBuild");

    /// <summary>The layout of a checkout, with the host in the configuration and for the framework that this program was built with.</summary>
    public static BuildLayout Of(string repositoryRoot)
    {
        // .../bin/Release/net10.0/ of whichever project started this.
        var output = new DirectoryInfo(Path.TrimEndingDirectorySeparator(AppContext.BaseDirectory));
        var root = Path.GetFullPath(repositoryRoot);

        // An installed tool lies elsewhere, and its package carries hosts that were built for release.
        var (configuration, framework) = output.FullName.StartsWith(root + Path.DirectorySeparatorChar, StringComparison.Ordinal)
            ? (output.Parent!.Name, output.Name)
            : (Configuration, OwnFramework());
        return new BuildLayout(root, Path.Combine(root, "src", "Goldilocks.Worker", "bin", configuration, framework));
    }

    /// <summary>The configuration of the hosts.</summary>
    public string HostConfiguration => new DirectoryInfo(HostFolder).Parent!.Name;

    /// <summary>The framework that Goldilocks itself was built for, such as <c>net10.0</c>.</summary>
    public string Framework => new DirectoryInfo(HostFolder).Name;

    /// <summary>
    /// Where that host is built: beside the worker, in the same configuration; for another framework than Goldilocks' own among the artifacts.
    /// </summary>
    public string HostFolderOf(AdapterHost host, string? wantedFramework = null)
    {
        if (wantedFramework is not null && wantedFramework != Framework)
        {
            return Path.Combine(Artifacts, "hosts", wantedFramework, $"Goldilocks.{host}");
        }

        if (host == AdapterHost.Worker)
        {
            return HostFolder;
        }

        var framework = new DirectoryInfo(HostFolder);
        return Path.Combine(RepositoryRoot, "src", $"Goldilocks.{host}", "bin", framework.Parent!.Name, framework.Name);
    }

    internal void EnsureHost(AdapterHost host)
    {
        var folder = HostFolderOf(host);
        if (!File.Exists(Path.Combine(folder, $"Goldilocks.{host}.dll")))
        {
            throw new BuildingException(
                $"The {host.ToString().ToLowerInvariant()} host is not built: there is no Goldilocks.{host}.dll in '{folder}'. Run: dotnet build -c {new DirectoryInfo(folder).Parent!.Name} src/Goldilocks.{host}");
        }
    }

    /// <summary><c>.NETCoreApp,Version=v10.0</c> as a target framework: <c>net10.0</c>.</summary>
    private static string OwnFramework() =>
        "net" + typeof(BuildLayout).Assembly.GetCustomAttribute<TargetFrameworkAttribute>()!.FrameworkName.Split('v')[^1];
}
