using Goldilocks.Catalog;

namespace Goldilocks.Building;

/// <summary>
/// Which variants of an adapter run code of the library's generator. All variants are one program, so that a class which the generator refuses is in none of them; but only for these is the refusal an answer.
/// </summary>
public static class GeneratedVariants
{
    /// <summary>Their names, as the adapter's project states them (<c>GeneratedVariants</c>); null where it states none, which means all.</summary>
    /// <param name="folder">The adapter's.</param>
    public static IReadOnlyList<string>? Of(SerializerFolder folder) => File.Exists(folder.ProjectPath) ? ProjectFile.Read(folder.ProjectPath).GeneratedVariants : null;
}
