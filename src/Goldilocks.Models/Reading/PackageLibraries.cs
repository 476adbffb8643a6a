using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Reading;

/// <summary>A library of a package whose values are data. The copy and the adapters are compiled with it.</summary>
/// <param name="Name">Of the assembly.</param>
/// <param name="Path">Of the file that can be loaded.</param>
/// <param name="Package">The package's identifier; null where the file does not lie in a folder of packages.</param>
/// <param name="Version">Of the package.</param>
internal sealed partial record PackageLibrary(string Name, string Path, string? Package, string? Version)
{
    /// <summary>Those of the leaves of a model.</summary>
    public static IReadOnlyList<PackageLibrary> Of(IEnumerable<ModelType> types, Compilation compilation) =>
    [
        .. types.Where(type => type.Converted is not null && type.Symbol.IsCopied())
            .Select(type => type.Symbol.ContainingAssembly)
            .Distinct<IAssemblySymbol>(SymbolEqualityComparer.Default)
            .Select(assembly => Of(assembly, compilation))
            .OfType<PackageLibrary>(),
    ];

    /// <summary>One that sources are compiled with; null where it is no file.</summary>
    public static PackageLibrary? Of(IAssemblySymbol assembly, Compilation compilation) =>
        compilation.GetMetadataReference(assembly) is PortableExecutableReference { FilePath: { } path } ? Of(assembly.Name, path) : null;

    private static PackageLibrary Of(string name, string path)
    {
        var folder = Place().Match(path.Replace('\\', '/'));
        // What a compiler needs of a package may have no code.
        var loaded = folder.Success && folder.Groups["kind"].Value == "ref" && path.Replace("/ref/", "/lib/", StringComparison.Ordinal) is var other && File.Exists(other) ? other : path;
        return folder.Success ? new PackageLibrary(name, loaded, folder.Groups["id"].Value, folder.Groups["version"].Value) : new PackageLibrary(name, loaded, null, null);
    }

    [GeneratedRegex(@"/(?<id>[^/]+)/(?<version>\d[^/]*)/(?<kind>lib|ref)/[^/]+/[^/]+\.dll$")]
    private static partial Regex Place();
}
