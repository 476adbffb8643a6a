using Goldilocks.Catalog;

namespace Goldilocks.Building;

/// <summary>What an adapter's project states of the types that it is built with.</summary>
public static class AdapterProject
{
    /// <summary>
    /// The names of the variants that run code of the library's generator (<c>GeneratedVariants</c>); null where it states none, which means all. All variants are one program, so that a class which the generator refuses is in none
    /// of them; but only for these is the refusal an answer.
    /// </summary>
    /// <param name="folder">The adapter's.</param>
    public static IReadOnlyList<string>? GeneratedVariants(SerializerFolder folder) => Of(folder).GeneratedVariants;

    /// <summary>Whether it takes no other types than those of the built-in workloads (<c>BuiltInTypesOnly</c>).</summary>
    /// <param name="folder">The adapter's.</param>
    public static bool TakesBuiltInTypesOnly(SerializerFolder folder) => Of(folder).BuiltInTypesOnly.Length > 0;

    /// <summary>Whether it compiles what is made of the models (<c>SchemaLanguage</c>).</summary>
    /// <param name="folder">The adapter's.</param>
    public static bool CompilesSchemas(SerializerFolder folder) => Of(folder).SchemaLanguage.Length > 0;

    private static ProjectFile Of(SerializerFolder folder) => File.Exists(folder.ProjectPath) ? ProjectFile.Read(folder.ProjectPath) : new ProjectFile(null, null, HasPackages: false);
}
