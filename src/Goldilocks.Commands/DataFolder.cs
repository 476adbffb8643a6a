using Goldilocks.Results;

namespace Goldilocks.Commands;

/// <summary>
/// The folder of a user in which an installed tool keeps what it has unpacked and built: <c>goldilocks</c> in the folder that the operating system names for
/// the data of programs.
/// </summary>
public static class DataFolder
{
    /// <summary>The variable that names the parent folder.</summary>
    public static string Variable => OperatingSystem.IsWindows() ? "LOCALAPPDATA" : "XDG_DATA_HOME";

    /// <summary>Its full path. It need not exist.</summary>
    /// <exception cref="UserErrorException">The system names no such folder, for instance because there is no home.</exception>
    public static string Path()
    {
        // The XDG base directory specification: a path that is not absolute is ignored.
        var parent = Environment.GetEnvironmentVariable(Variable) is { } named && System.IO.Path.IsPathFullyQualified(named)
            ? named
            : Environment.GetFolderPath(Environment.SpecialFolder.LocalApplicationData, Environment.SpecialFolderOption.DoNotVerify);
        return parent.Length > 0
            ? System.IO.Path.Combine(parent, "goldilocks")
            : throw new UserErrorException($"This user has no folder for data, and Goldilocks must unpack its files. Name a folder with {Variable}.");
    }
}
