namespace Goldilocks.Processes;

/// <summary>The packages that NuGet has unpacked on this machine for all programs.</summary>
public static class MachinePackages
{
    /// <summary>Their folder; it may not exist.</summary>
    public static string Folder => Environment.GetEnvironmentVariable("NUGET_PACKAGES") is { Length: > 0 } configured
        ? configured
        : Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".nuget", "packages");
}
