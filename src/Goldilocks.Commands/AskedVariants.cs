using Goldilocks.Building;
using Goldilocks.Running;

namespace Goldilocks.Commands;

/// <summary>The variants of a program that were asked for. A program has all variants of a serializer, and a request may name some.</summary>
internal static class AskedVariants
{
    /// <summary>True when a pattern names the variant, or when there are no patterns.</summary>
    /// <param name="patterns">What was asked for.</param>
    /// <param name="request">The program.</param>
    /// <param name="variant">Empty for the plain one.</param>
    public static bool Contain(IReadOnlyList<SerializerPattern> patterns, BuildRequest request, string variant) =>
        patterns.Count == 0 || patterns.Any(pattern => pattern.Version == request.Version && pattern.Matches(request.Folder.Name, variant));
}
