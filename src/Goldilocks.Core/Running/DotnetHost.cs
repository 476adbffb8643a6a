namespace Goldilocks.Core.Running;

/// <summary>The <c>dotnet</c> program that workers run under.</summary>
public static class DotnetHost
{
    /// <summary>The one that runs this process where the SDK says so, otherwise the one on the path.</summary>
    public static string Path { get; } = Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") is { Length: > 0 } host ? host : "dotnet";

    /// <summary>
    /// True for variables that change how the runtime compiles or collects; workers get only those that the run's settings name, or
    /// a developer's shell would silently become part of the result.
    /// </summary>
    public static bool IsRuntimeSetting(string name) =>
        name.StartsWith("COMPlus_", StringComparison.OrdinalIgnoreCase)
        || (name.StartsWith("DOTNET_", StringComparison.OrdinalIgnoreCase)
            && !name.StartsWith("DOTNET_ROOT", StringComparison.OrdinalIgnoreCase)
            && !name.StartsWith("DOTNET_CLI", StringComparison.OrdinalIgnoreCase)
            && !name.Equals("DOTNET_HOST_PATH", StringComparison.OrdinalIgnoreCase));
}
