using System.Runtime.InteropServices;
using System.Text.Json;
using Goldilocks.Building;
using Goldilocks.Models;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Commands;

/// <summary>What programs say of themselves, kept beside their builds: to start one only for that takes a quarter of a second of a processor, and a run has dozens.</summary>
internal static class KeptDescriptions
{
    /// <summary>Starts the program and asks, unless it is the one that was asked last.</summary>
    /// <param name="result">Of a build that is ready.</param>
    /// <param name="timeout">For the answer.</param>
    /// <exception cref="WorkerLostException">It did not answer, or its description cannot be used; carries the outcome.</exception>
    public static WorkerDescription Of(BuildResult result, TimeSpan timeout) =>
        Of(result, Surroundings(), () => WorkerQuestion.Describe(result.WorkerPath!, timeout));

    /// <param name="result">Of a build that is ready.</param>
    /// <param name="surroundings">All else that the answer depends on.</param>
    /// <param name="ask">Starts the program and asks.</param>
    internal static WorkerDescription Of(BuildResult result, string surroundings, Func<WorkerDescription> ask)
    {
        if (result is not { State: { } program, Output: { } folder })
        {
            return ask();
        }

        var (path, state) = (Path.Combine(folder, "description.json"), program + '\n' + surroundings);
        if (TryRead(path) is { } kept && kept.State == state)
        {
            return kept.Description;
        }

        var description = ask();
        Keep(path, new Kept(state, description));
        return description;
    }

    /// <summary>The answer also names the runtime, which an update replaces, and the sizes of an own type's values, which lie in a file.</summary>
    private static string Surroundings() => string.Join(
        '\n',
        typeof(KeptDescriptions).Module.ModuleVersionId,
        RuntimeInformation.FrameworkDescription,
        RuntimeInformation.OSDescription,
        Environment.GetEnvironmentVariable("DOTNET_ROLL_FORWARD"),
        Environment.GetEnvironmentVariable(OwnModel.PathVariable));

    private static Kept? TryRead(string path)
    {
        try
        {
            return File.Exists(path) ? JsonSerializer.Deserialize<Kept>(File.ReadAllBytes(path), RunJson.File) : null;
        }
        catch (Exception exception) when (exception is JsonException or IOException)
        {
            // A damaged file, or one that another process replaces: the program itself knows.
            return null;
        }
    }

    private static void Keep(string path, Kept kept)
    {
        try
        {
            WholeFile.SwapJson(path, kept);
        }
        catch (UnauthorizedAccessException)
        {
            // Where nothing can be written, the program is asked each time.
        }
    }

    private sealed record Kept(string State, WorkerDescription Description);
}
