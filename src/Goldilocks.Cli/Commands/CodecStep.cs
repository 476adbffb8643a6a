using System.Globalization;
using Goldilocks.Building;
using Goldilocks.Building.Jobs;
using Goldilocks.Catalog;
using Goldilocks.Cli.Display;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;

namespace Goldilocks.Cli.Commands;

/// <summary>Chooses, restores and builds the codecs of <c>run --compress</c>. Keeps them from being rebuilt until it is disposed.</summary>
internal sealed class CodecStep : IDisposable
{
    private readonly SerializerBuilder? _builder;

    private CodecStep(SerializerBuilder? builder, IReadOnlyList<CodecChoice> choices)
    {
        _builder = builder;
        Choices = choices;
    }

    /// <summary>In the order in which they were asked for; one that could not be built says why.</summary>
    public IReadOnlyList<CodecChoice> Choices { get; }

    /// <exception cref="UserErrorException">A codec has no such level.</exception>
    /// <exception cref="SelectionException">There is no such codec.</exception>
    public static void RequireKnown(RunPlan plan) => _ = Asked(plan);

    /// <summary>Builds the plan's codecs.</summary>
    public static CodecStep Run(RunPlan plan, CancellationToken cancellation)
    {
        var asked = Asked(plan);
        if (asked.Count == 0)
        {
            return new CodecStep(null, []);
        }

        var builder = new SerializerBuilder(BuildLayout.Of(Repository.Root), new BuildOptions());
        List<BuildRequest> requests = [.. asked.Select(codec => codec.Folder).DistinctBy(folder => folder.Name).Select(folder => new BuildRequest(folder, null, plan.Sources))];
        var built = BuildDisplay.Show(requests.Count, progress => builder.BuildAsync(requests, progress, cancellation).GetAwaiter().GetResult())
            .ToDictionary(result => result.Request.Folder.Name);
        return new CodecStep(builder, [.. asked.Select(codec => new CodecChoice(codec.Name, codec.Level, built[codec.Folder.Name].WorkerPath, built[codec.Folder.Name].Outcome))]);
    }

    public void Dispose() => _builder?.Dispose();

    private static IReadOnlyList<(string Name, SerializerFolder Folder, int Level)> Asked(RunPlan plan)
    {
        if (plan.Compress is not { Count: > 0 } compress)
        {
            return [];
        }

        var folders = Repository.Codecs(plan.Codecs ?? []);
        var names = folders.Select(folder => folder.Name).ToList();
        return [.. compress.Select(text =>
        {
            var pattern = CodecPattern.Parse(text);
            return folders.FirstOrDefault(folder => folder.Name == pattern.Name) is { } folder
                ? (text, folder, LevelOf(pattern, CodecFacts.ReadFor(folder).Levels))
                : throw new SelectionException($"There is no codec '{pattern.Name}'{Selection.DidYouMean(pattern.Name, names)} --compress takes: {string.Join(", ", names)}.");
        })];
    }

    private static int LevelOf(CodecPattern pattern, CodecLevels levels) => pattern.Level is not { } level ? levels.Default
        : level >= levels.Minimum && level <= levels.Maximum ? level
        : throw new UserErrorException(string.Create(
            CultureInfo.InvariantCulture, $"The codec {pattern.Name} has levels from {levels.Minimum} to {levels.Maximum}, not {level}: write {pattern.Name}:{levels.Default}, or {pattern.Name} alone for that one."));
}
