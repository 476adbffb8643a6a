using System.Globalization;

namespace Goldilocks.Commands;

/// <summary>The advisories about the versions that a command tried.</summary>
internal static class AdvisoryLines
{
    /// <summary>A line for each advisory, and one with the number of versions whose advisories are not known.</summary>
    public static void Write(IReadOnlyList<AdvisedVersion> advised)
    {
        foreach (var version in advised)
        {
            foreach (var line in version.Lines)
            {
                Console.WriteLine($"advisory: {version.Serializer} {version.Version}: {line}");
            }
        }

        var unknown = advised.Count(version => version.Advisories is null);
        if (unknown > 0)
        {
            Console.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $"Published advisories are not known for {unknown} of {advised.Count} versions: facts.json has none of the library, and no package source that was asked publishes them."));
        }
    }
}
