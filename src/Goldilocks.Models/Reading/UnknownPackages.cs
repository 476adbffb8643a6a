using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Reading;

/// <summary>Which package may declare a type that is not known, because the project that refers to the package was not restored.</summary>
internal static class UnknownPackages
{
    /// <summary>The package, where the names that its file imports tell it, and the command that brings it, as the rest of a sentence; without a project that was not restored, the project that is not there, or the namespace that the file imports; null for nothing known.</summary>
    /// <param name="sources">With the projects.</param>
    /// <param name="place">The member or the type that names the unknown type.</param>
    public static string? SourceOf(UnderstoodSources sources, ISymbol place)
    {
        var tree = place.Locations.FirstOrDefault(location => location.IsInSource)?.SourceTree;
        var unit = sources.Set.Units.FirstOrDefault(unit => unit.NeedsRestore && unit.Files.Any(file => file.Name == tree?.FilePath)) ?? sources.Set.Units.FirstOrDefault(unit => unit.NeedsRestore);
        if (unit is null)
        {
            return sources.Set.Units.SelectMany(other => other.Absent).FirstOrDefault() is { } absent ? $"perhaps of the project {Path.GetFileName(absent)}, which is not there: git submodule update --init brings one of a submodule"
                : sources.LacksFramework ? "perhaps of a framework that this machine does not have"
                : sources.Set.Units[0] is { Name: "", Assembly: null } plain && Imported(sources.Compilation, plain, tree).FirstOrDefault() is { } space
                ? $"perhaps of the package or the project with the namespace {space}"
                : null;
        }

        var imported = Imported(sources.Compilation, unit, tree).ToList();
        var package = unit.PackageReferences.Select(package => (package.Id, Words: imported.Select(space => Common(space, package.Id)).DefaultIfEmpty(0).Max())).OrderByDescending(one => one.Words).FirstOrDefault();
        return $"{(package.Words > 0 ? $"perhaps of the package {package.Id}" : "perhaps of a package")}: {RestoreOf(unit.Name)}";
    }

    /// <summary>The command that brings the packages of a project.</summary>
    public static string RestoreOf(string project) => Path.GetRelativePath(Directory.GetCurrentDirectory(), project) is var path && path.Contains(' ', StringComparison.Ordinal) ? $"dotnet restore \"{path}\"" : $"dotnet restore {path}";

    /// <summary>The namespaces that a file imports and nothing here declares.</summary>
    public static IEnumerable<string> Imported(Compilation compilation, SourceUnit unit, SyntaxTree? tree) => (tree?.GetRoot().DescendantNodes() ?? [])
        .Select(node => node switch
        {
            UsingDirectiveSyntax { Alias: null } import => import.NamespaceOrType.ToString(),
            QualifiedNameSyntax { Parent: not QualifiedNameSyntax and not UsingDirectiveSyntax and not BaseNamespaceDeclarationSyntax } name => name.Left.ToString(),
            _ => null,
        })
        .OfType<string>()
        .Concat(unit.Usings)
        .Distinct()
        .Where(name => Sources.Namespace(compilation, name) is null);

    /// <summary>The number of words with which both begin.</summary>
    private static int Common(string space, string package) =>
        space.Split('.').Zip(package.Split('.')).TakeWhile(pair => string.Equals(pair.First, pair.Second, StringComparison.OrdinalIgnoreCase)).Count();
}
