using System.CommandLine;
using System.Text.Json;
using Goldilocks.Results;

namespace Goldilocks.Cli.Options;

/// <summary><c>--json</c> of commands that keep no run folder.</summary>
internal static class JsonOutput
{
    public static Option<string?> Option() => new("--json") { Description = "Also writes everything to that file.", HelpName = "file" };

    /// <summary>Writes the file, where one was named.</summary>
    /// <exception cref="UserErrorException">It cannot be written.</exception>
    public static void Write<T>(IReadOnlyList<T> results, string? path)
    {
        if (path is null)
        {
            return;
        }

        try
        {
            File.WriteAllBytes(path, JsonSerializer.SerializeToUtf8Bytes(results, RunJson.File));
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UserErrorException($"'{path}' cannot be written ({exception.Message}). Name another file with --json.");
        }
    }
}
