using System.Diagnostics;

namespace Goldilocks.Processes;

/// <summary>The <c>dotnet</c> program that workers run under.</summary>
public static class DotnetHost
{
    /// <summary>The program that runs this process, when the SDK names it; otherwise the one on the path.</summary>
    public static string Path { get; } = Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") is { Length: > 0 } host ? host : "dotnet";

    /// <summary>
    /// How an adapter program is started: a library by <c>dotnet exec</c>, a published program by itself; without this
    /// process's own runtime settings.
    /// </summary>
    public static void Prepare(ProcessStartInfo start, string program, IReadOnlyDictionary<string, string> environment)
    {
        var isLibrary = program.EndsWith(".dll", StringComparison.OrdinalIgnoreCase);
        start.FileName = isLibrary ? Path : program;
        if (isLibrary)
        {
            start.ArgumentList.Add("exec");
            start.ArgumentList.Add(program);
        }

        foreach (var inherited in start.Environment.Keys.Where(IsRuntimeSetting).ToList())
        {
            start.Environment.Remove(inherited);
        }

        foreach (var (name, value) in environment)
        {
            start.Environment[name] = value;
        }
    }

    /// <summary>
    /// True for variables that change how the runtime compiles or collects; workers get only those that the run's settings name. Otherwise
    /// a developer's shell would silently affect the result.
    /// </summary>
    public static bool IsRuntimeSetting(string name) =>
        name.StartsWith("COMPlus_", StringComparison.OrdinalIgnoreCase)
        || (name.StartsWith("DOTNET_", StringComparison.OrdinalIgnoreCase)
            && !name.StartsWith("DOTNET_ROOT", StringComparison.OrdinalIgnoreCase)
            && !name.StartsWith("DOTNET_CLI", StringComparison.OrdinalIgnoreCase)
            && !name.Equals("DOTNET_HOST_PATH", StringComparison.OrdinalIgnoreCase));
}
