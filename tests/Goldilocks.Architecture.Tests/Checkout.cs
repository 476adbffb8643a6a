using System.Diagnostics;
using System.Reflection;

namespace Goldilocks.Architecture.Tests;

/// <summary>The files of this repository, as git sees them: committed files, and new files that are not ignored.</summary>
internal static class Checkout
{
    /// <summary>The folder that holds the solution.</summary>
    public static string Root { get; } = FindRoot();

    /// <summary>Paths from the root, with forward slashes; nothing that git ignores.</summary>
    public static IReadOnlyList<string> Files { get; } = ListFiles();

    /// <summary>Those under a folder, or several, with one of the endings.</summary>
    public static IEnumerable<string> Under(string folder, params string[] endings) => Files.Where(file =>
        file.StartsWith(folder + "/", StringComparison.Ordinal) && endings.Any(ending => file.EndsWith(ending, StringComparison.Ordinal)));

    public static string[] Lines(string file) => File.ReadAllLines(Absolute(file));

    public static string Text(string file) => File.ReadAllText(Absolute(file));

    public static string Absolute(string file) => Path.Combine(Root, file);

    /// <summary>The assembly that a project under <c>src/</c> was built to, in the configuration of these tests.</summary>
    public static string Assembly(string project, string? name = null) =>
        Absolute($"src/{project}/bin/{BuildValue("Configuration")}/{BuildValue("TargetFramework")}/{name ?? project}.dll");

    /// <summary>Every assembly of <c>src/</c>, as it was built before these tests.</summary>
    public static IEnumerable<string> SourceAssemblies => Under("src", ".csproj")
        .Select(project => project.Split('/')[1])
        .Select(project => Assembly(project, project == "Goldilocks.Cli" ? "goldilocks" : null));

    private static string BuildValue(string key) => typeof(Checkout).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(attribute => attribute.Key == key)
        .Value!;

    private static string FindRoot()
    {
        var folder = new DirectoryInfo(AppContext.BaseDirectory);
        while (!File.Exists(Path.Combine(folder.FullName, "Goldilocks.slnx")))
        {
            folder = folder.Parent!;
        }

        return folder.FullName;
    }

    private static List<string> ListFiles()
    {
        using var git = Process.Start(new ProcessStartInfo("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        {
            WorkingDirectory = Root,
            RedirectStandardOutput = true,
        })!;
        var output = git.StandardOutput.ReadToEnd();
        git.WaitForExit();
        Assert.True(git.ExitCode == 0, "these tests need a git checkout");
        return [.. output.Split('\0', StringSplitOptions.RemoveEmptyEntries).Distinct().Where(file => File.Exists(Absolute(file)))];
    }
}
