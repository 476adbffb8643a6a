using System.Globalization;
using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Commands;

/// <summary>Chooses, restores and builds codecs.</summary>
public sealed class CodecMaker(Checkout checkout, IBuildDisplay display)
{
    /// <summary>Checks before anything is built whether there are such codecs.</summary>
    /// <exception cref="UserErrorException">A codec has no such level.</exception>
    /// <exception cref="SelectionException">There is no such codec.</exception>
    public static void RequireKnown(Checkout checkout, RunPlan plan) => _ = Asked(checkout, plan);

    /// <summary>Builds the codecs of <c>run --compress</c>. They are in the order in which they were asked for; a codec that could not be built carries the reason.</summary>
    public Made<CodecChoice> Make(RunPlan plan, CancellationToken cancellation)
    {
        var asked = Asked(checkout, plan);
        if (asked.Count == 0)
        {
            return new Made<CodecChoice>(null, []);
        }

        var builder = new SerializerBuilder(checkout.Layout, new BuildOptions());
        List<BuildRequest> requests = [.. asked.Select(codec => codec.Folder).DistinctBy(folder => folder.Name).Select(folder => new BuildRequest(folder, null, plan.Sources))];
        var built = display.WhileBuilding(requests.Count, progress => builder.BuildAsync(requests, progress, cancellation).GetAwaiter().GetResult())
            .ToDictionary(result => result.Request.Folder.Name);
        return new Made<CodecChoice>(builder, [.. asked.Select(codec => new CodecChoice(codec.Name, codec.Level, built[codec.Folder.Name].WorkerPath, built[codec.Folder.Name].Outcome))]);
    }

    private static IReadOnlyList<(string Name, SerializerFolder Folder, int Level)> Asked(Checkout checkout, RunPlan plan)
    {
        if (plan.Compress is not { Count: > 0 } compress)
        {
            return [];
        }

        var folders = checkout.Codecs(plan.Codecs ?? []);
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
