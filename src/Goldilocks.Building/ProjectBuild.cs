using System.Globalization;

namespace Goldilocks.Building;

/// <summary>A project of the checkout that could not be built.</summary>
/// <param name="Reason">In words.</param>
/// <param name="Said">What the build said; null where it was ended.</param>
internal sealed record FailedProject(string Reason, MsBuildOutput? Said);

/// <summary>Builds one project of the checkout when it is needed, which is not when Goldilocks itself is built.</summary>
internal static class ProjectBuild
{
    private static readonly TimeSpan s_limit = TimeSpan.FromMinutes(10);

    /// <summary>Restores and builds it.</summary>
    /// <param name="layout">The checkout.</param>
    /// <param name="project">The path of the project file.</param>
    /// <param name="properties">As MSBuild takes them: <c>-p:Name=value</c>.</param>
    /// <param name="cancellation">Ends the build.</param>
    /// <returns>Null where it is built.</returns>
    public static async Task<FailedProject?> RunAsync(BuildLayout layout, string project, IEnumerable<string> properties, CancellationToken cancellation)
    {
        var start = MsBuildProcess.StartInfo(
            layout,
            [
                "msbuild", project, "-restore", "-target:Build", "-nodeReuse:false", "-terminalLogger:off", "-noLogo", "-verbosity:minimal",
                "-consoleLoggerParameters:NoSummary;DisableConsoleColor", "-p:RunAnalyzers=false", CompilerServer.For(projects: 1).Argument,
                $"-p:Configuration={BuildLayout.Configuration}", .. properties,
            ]);
        var build = await Task.Run(() => MsBuildProcess.Run(start, s_limit, cancellation), cancellation);
        if (build.ExitCode is null)
        {
            return new FailedProject(string.Create(CultureInfo.InvariantCulture, $"the build took more than {s_limit.TotalMinutes:0} minutes and was ended"), null);
        }

        if (build.IsWell)
        {
            return null;
        }

        var said = new MsBuildOutput();
        foreach (var line in build.Output.Split('\n'))
        {
            said.Read(line.TrimEnd('\r'));
        }

        return new FailedProject(Reason(said), said);
    }

    /// <summary>The first error, in words.</summary>
    public static string Reason(MsBuildOutput said) =>
        said.ErrorsWithoutKey is [var error, ..] ? $"{Path.GetFileName(error.Place)}: {error.Code}: {error.Text}" : "it could not be built, and the build did not say why";
}
