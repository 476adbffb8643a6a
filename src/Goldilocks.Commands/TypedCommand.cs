namespace Goldilocks.Commands;

/// <summary>The command that the user typed to start this program, for the hints that it prints.</summary>
internal static class TypedCommand
{
    /// <summary>Set by the scripts of a clone: <c>./goldilocks</c>, or the path that was typed.</summary>
    private const string Variable = "GOLDILOCKS_COMMAND";

    /// <summary>
    /// The SDK does not tell a tool how it was started. FOLDER is where the package lies (docs/tool.md), and after the two dashes everything is for the tool: both it and the SDK's command have an option <c>--source</c>.
    /// </summary>
    private const string WithoutInstalling = "dotnet tool exec goldilocks --source FOLDER --";

    /// <summary>The word or words before <c>run</c>.</summary>
    public static string Name() => Environment.GetEnvironmentVariable(Variable) is { Length: > 0 } script ? Quoted(script)
        : !Installation.IsCarriedBeside(AppContext.BaseDirectory) ? "./goldilocks"
        : IsStartedBySdk() ? WithoutInstalling
        : "goldilocks";

    /// <summary>An installed tool has a program of its own; without installing, dotnet itself runs the package.</summary>
    private static bool IsStartedBySdk() => Path.GetFileNameWithoutExtension(Environment.ProcessPath) is "dotnet";

    private static string Quoted(string path) => path.Contains(' ', StringComparison.Ordinal) ? $"\"{path.Trim('"')}\"" : path;
}
