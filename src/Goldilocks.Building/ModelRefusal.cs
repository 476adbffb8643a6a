using System.Text.RegularExpressions;
using Goldilocks.Results;

namespace Goldilocks.Building;

/// <summary>
/// An error that a library's generator reports about a user's own types is no defect of the adapter: the library says that it has no form for them. The project of the adapter says in plain
/// words what such an error means (<c>RefusedBy</c> items). An error of the compiler that no adapter explains stays one: the copy of the user's source may be at fault. Where the generator threw, all other
/// errors may only follow from that.
/// </summary>
internal static partial class ModelRefusal
{
    /// <summary>The error about a class that has more members than the library takes (serializers/Directory.Build.props).</summary>
    private const string LargeClass = "GOLDILOCKS4";

    /// <summary>The refusal of the types, with file and line; null where the errors are something else.</summary>
    /// <param name="job">What was built.</param>
    /// <param name="errors">Those of a generator that threw are the first.</param>
    public static Unsupported? From(BuildJob job, IReadOnlyList<BuildError> errors)
    {
        if (job.Request.Model is not { } folder)
        {
            return null;
        }

        if (errors is [{ IsThrownGenerator: true } thrown, ..])
        {
            var reason = job.Project.RefusedBy.GetValueOrDefault(thrown.Code, "its generator throws at these types and makes no code");
            return new Unsupported($"{reason} ({thrown.Code}: {thrown.Text.TrimEnd('.')})");
        }

        if (errors.FirstOrDefault(error => error.Code == LargeClass) is { } large)
        {
            return new Unsupported(large.Text);
        }

        return errors.FirstOrDefault(error => job.Project.RefusedBy.ContainsKey(error.Code)) is { } explained
            ? new Unsupported($"{Place(folder, explained)}{job.Project.RefusedBy[explained.Code]} ({explained.Code}: {explained.Text.TrimEnd('.')})")
            : errors.FirstOrDefault(error => error.IsOfGenerator && IsIn(folder, error)) is { } unexplained
                ? new Unsupported($"{Place(folder, unexplained)}its generator refuses this ({unexplained.Code}: {unexplained.Text.TrimEnd('.')})")
                : null;
    }

    private static bool IsIn(string folder, BuildError error) => error.Place.StartsWith(folder, StringComparison.Ordinal);

    /// <summary>The file as the user knows it, without the number of the copy, and its line; empty for a place outside the user's types.</summary>
    private static string Place(string folder, BuildError error) => IsIn(folder, error) && FileAndLine().Match(error.Place) is { Success: true } match
        ? $"{match.Groups["file"].Value}, line {match.Groups["line"].Value}: "
        : "";

    [GeneratedRegex(@"^(?:.*[\\/])?(?:[0-9]{2,}-)?(?<file>[^\\/]+)\((?<line>[0-9]+),[0-9]+(?:,[0-9]+,[0-9]+)?\)$")]
    private static partial Regex FileAndLine();
}
