using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Goldilocks.Models.Reading;

/// <summary>The sources as they were understood.</summary>
/// <param name="Set">What was given, and what was found beside it.</param>
/// <param name="Compilation">All of it.</param>
/// <param name="Root">The type whose values are measured.</param>
/// <param name="Taken">Where files came from that the command line does not name; null where there are none.</param>
internal sealed record UnderstoodSources(SourceSet Set, CSharpCompilation Compilation, INamedTypeSymbol Root, string? Taken)
{
    /// <summary>The projects that must be restored before the types of their packages are known.</summary>
    public IEnumerable<string> Unrestored => Set.Units.Where(unit => unit.NeedsRestore).Select(unit => unit.Name);

    /// <summary>Whether a restore, a project that is not there, or a framework that is not here would bring more types.</summary>
    public bool IsIncomplete => LacksFramework || Set.Units.Any(unit => unit.NeedsRestore || unit.Absent.Count > 0);

    /// <summary>Whether a type that is not known may be of a framework that is not here. Looked up once: each such type asks for it.</summary>
    public bool LacksFramework { get; } = Set.Units.Any(unit => unit.IsOfOtherFramework) || (Set.Units[0] is { Name: "", Assembly: null } plain && ProjectFiles.IsOfEngine(plain.Files[0].Path));

    /// <summary>What was added to types that a source generator completes.</summary>
    public IReadOnlyList<string> Completed { get; init; } = [];
}

/// <summary>
/// Compiles what <c>--model</c> names, and finds what its data need beside that: first in the file's own project, then in the projects that this refers to, and for files without a project beside them. Only
/// projects that declare a type that is missing are asked for: a large solution costs no more than the parts that the root needs.
/// </summary>
internal sealed class SourceReader(string? typeName, string? framework, bool isWhole = false)
{
    private const int MostRounds = 12;
    private const int MostFromRepository = 20;

    /// <exception cref="ModelException">There is no such root, or a source cannot be read.</exception>
    public UnderstoodSources Read(IReadOnlyList<string> sources)
    {
        var given = SourceFinder.Find(sources, typeName, framework);
        var understood = Understand(given);
        for (var round = 0; round < MostRounds && !isWhole; round++)
        {
            var missing = MissingTypes.Of(understood.Root, understood.Compilation);
            // Another file may have the other part of a class.
            var isEnough = missing is { Names.Count: 0, Bases.Count: 0 } && (round > 0 || understood.Set.Units[0].Name.Length > 0 || !missing.Partial.Any());
            if (isEnough || Wider(understood, missing) is not { } wider)
            {
                break;
            }

            understood = Understand(wider) with { Taken = TakenFrom(given, wider) };
        }

        if (understood.Root is { TypeKind: TypeKind.Interface } contract && !isWhole)
        {
            understood = WithClasses(understood, contract);
        }

        var partial = MissingTypes.Of(understood.Root, understood.Compilation).Partial.ToList();
        return partial.Count == 0 ? understood : AsBuilt(understood, partial) ?? With(understood, [.. GeneratedParts.Of(partial, understood.Compilation)]);
    }

    /// <summary>The same with the whole project of the files; null where they have none, or were read with it.</summary>
    public UnderstoodSources? InProject(UnderstoodSources sources) => !isWhole && sources.Set.Units is [{ Name: "", Assembly: null } plain] && ProjectFiles.Above(plain.Files[0].Path) is { } project && WithProject(sources.Set, project) is { } whole
        ? Understand(whole) with { Taken = TakenFrom(sources.Set, whole) }
        : null;

    /// <summary>
    /// With the classes that a bus for messages makes of interfaces when the program runs: a root that is such an interface, and those that it holds. The root is then the class.
    /// </summary>
    private UnderstoodSources WithClasses(UnderstoodSources sources, INamedTypeSymbol contract)
    {
        var root = contract;
        for (var round = 0; round < MostRounds && GeneratedParts.Classes(MissingTypes.Of(root, sources.Compilation).Interfaces).ToList() is { Count: > 0 } classes; round++)
        {
            sources = With(sources, classes) with { Completed = [.. sources.Completed, .. classes.Select(part => part.Remark)] };
            root = SourceTypes.Of(sources.Compilation).FirstOrDefault(type => type.ToDisplayString() == GeneratedParts.ClassOf(contract)) ?? root;
        }

        return sources with { Root = root };
    }

    /// <summary>With parts or classes beside the types that need them, each in the project that declares the type.</summary>
    private UnderstoodSources With(UnderstoodSources sources, IReadOnlyList<GeneratedPart> parts)
    {
        if (parts.Count == 0)
        {
            return sources;
        }

        var units = sources.Set.Units.Select(unit =>
        {
            var own = parts.Where(part => unit.Files.Any(file => part.Type.DeclaringSyntaxReferences.Any(reference => reference.SyntaxTree.FilePath == file.Name)));
            return unit with { Files = [.. unit.Files, .. own.Select(part => new SourceFile("", $"{part.Type.ToDisplayString()}.generated.cs", part.Text))] };
        });
        return Understand(sources.Set with { Units = [.. units] }) with { Taken = sources.Taken, Completed = [.. parts.Select(part => part.Remark)] };
    }

    /// <summary>The library that the project was built into, where a source generator gave a type of the data members that its source has not. Null where the source has all of them.</summary>
    private static UnderstoodSources? AsBuilt(UnderstoodSources sources, IReadOnlyList<INamedTypeSymbol> partial)
    {
        if (sources.Set.Units[0].Built is not { } library)
        {
            return null;
        }

        var set = new SourceSet([SourceUnit.Compiled(library)], new HashSet<string>());
        var compilation = Sources.Compile(set);
        var completed = partial.FirstOrDefault(type => SourceTypes.Of(compilation).FirstOrDefault(built => built.ToDisplayString() == type.ToDisplayString()) is { } built && DataMembers.Of(built).Count() > DataMembers.Of(type).Count());
        return completed is not null && SourceTypes.Of(compilation).FirstOrDefault(type => type.ToDisplayString() == sources.Root.ToDisplayString()) is { } root
            ? new UnderstoodSources(set, compilation, root, $"{Path.GetRelativePath(Directory.GetCurrentDirectory(), library)}, because a source generator completes {completed.Name}")
            : null;
    }

    private UnderstoodSources Understand(SourceSet set)
    {
        var compilation = Sources.Compile(set);
        var names = set.Files.Where(file => set.Given.Contains(file.Path)).Select(file => file.Name).ToHashSet(StringComparer.Ordinal);
        if (!isWhole && set.Units is [{ Name: "", Assembly: null } plain] && compilation.SyntaxTrees.Any(tree => names.Contains(tree.FilePath) && Conditions.AreOfProject(tree, plain.Symbols))
            && ProjectFiles.Above(plain.Files[0].Path) is { } project && WithProject(set, project) is { } whole)
        {
            return Understand(whole) with { Taken = TakenFrom(set, whole) };
        }

        var root = RootFinder.Find(compilation, typeName, tree => set.Given.Count == 0 || names.Contains(tree.FilePath));
        Sources.RequireParsed(root.DeclaringSyntaxReferences.Select(reference => reference.SyntaxTree));
        return new UnderstoodSources(set, compilation, root, null);
    }

    /// <summary>The sources with what the missing types need; null where nothing more can be found.</summary>
    private SourceSet? Wider(UnderstoodSources sources, MissingTypes missing)
    {
        var set = sources.Set;
        if (set.Units is [{ Assembly: not null }, ..])
        {
            return null;
        }

        if (set.Units is not [{ Name: "" } plain, ..])
        {
            return WithUsualImports(sources, missing) ?? WithReferences(set, missing) ?? WithRepository(set, missing);
        }

        return ProjectFiles.Above(plain.Files[0].Path) is { } project && WithProject(set, project) is { } inProject ? inProject : WithNeighbours(set, plain, missing) ?? WithPackages(sources, plain);
    }

    /// <summary>A package that was not restored may give a project its imports. Where a name is not known that the usual ones have, the project has these.</summary>
    private static SourceSet? WithUsualImports(UnderstoodSources sources, MissingTypes missing)
    {
        var without = sources.Set.Units.Where(unit => unit.NeedsRestore && !unit.Usings.Contains(Sources.Usual[1])).ToList();
        return without.Count > 0 && missing.Names.Any(name => Sources.Usual.Any(space => Sources.Namespace(sources.Compilation, space)?.GetTypeMembers(name).Any(type => type.DeclaredAccessibility == Accessibility.Public) == true))
            ? sources.Set with { Units = [.. sources.Set.Units.Select(unit => without.Contains(unit) ? unit with { Usings = [.. Sources.Usual, .. unit.Usings] } : unit)] }
            : null;
    }

    /// <summary>The project instead of the files alone. A project that MSBuild cannot evaluate has its files beside them all the same.</summary>
    private SourceSet? WithProject(SourceSet set, string project)
    {
        if (Unit(project, framework) is not { } unit)
        {
            return null;
        }

        var own = unit.Files.Select(file => file.Path).ToHashSet(StringComparer.Ordinal);
        var rest = set.Units[0].Files.Where(file => !own.Contains(file.Path)).ToList();
        var renamed = unit.Files.Select(file => set.Files.FirstOrDefault(known => known.Path == file.Path) ?? file);
        return set with { Units = [unit with { Files = [.. renamed, .. rest] }, .. set.Units.Skip(1)] };
    }

    /// <summary>A project as MSBuild evaluates it, and otherwise as its text says. Null for one that has no such framework, or no file.</summary>
    private static SourceUnit? Unit(string project, string? framework)
    {
        var relative = Path.GetRelativePath(Directory.GetCurrentDirectory(), project);
        try
        {
            return ProjectItems.Read(relative, framework);
        }
        catch (ModelException mistake)
        {
            return mistake.WhyNotEvaluated is { } why && ProjectFiles.Sources(Path.GetDirectoryName(project)!).Any() ? ProjectItems.ByText(relative, why) : null;
        }
    }

    private static SourceSet? WithNeighbours(SourceSet set, SourceUnit plain, MissingTypes missing)
    {
        var known = plain.Files.Select(file => file.Path).ToHashSet(StringComparer.Ordinal);
        var around = ProjectFiles.Sources(ProjectFiles.NeighboursOf(plain.Files[0].Path)).Where(file => !known.Contains(file));
        var found = ProjectFiles.Declaring(around, [.. missing.Names, .. missing.Partial.Select(type => type.Name)], missing.Bases);
        if (found.Count == 0 && plain.Files.Count <= MostFromRepository)
        {
            found = FromRepository(plain.Files[0].Path, known, missing);
        }

        return found.Count == 0 ? null : set with { Units = [plain with { Files = [.. plain.Files, .. found.Select(Relative)] }, .. set.Units.Skip(1)] };
    }

    /// <summary>The files of a repository that declare missing types. Only a name that one file declares is certain.</summary>
    private static IReadOnlyList<string> FromRepository(string path, IReadOnlySet<string> known, MissingTypes missing)
    {
        var around = ProjectFiles.Sources(ProjectFiles.RepositoryOf(path)).Where(file => !known.Contains(file)).ToList();
        var declaring = ProjectFiles.Declaring(around, missing.Names, []);
        return [.. missing.Names.Select(name => ProjectFiles.Declaring(declaring, [name], [])).Where(files => files.Count == 1).Select(files => files[0]).Distinct()];
    }

    /// <summary>Files without a project name no package. The namespaces that they import begin with the names of most packages.</summary>
    private static SourceSet? WithPackages(UnderstoodSources sources, SourceUnit plain)
    {
        var libraries = plain.Libraries.Count > 0 ? [] : Packages.AtHand(sources.Compilation.SyntaxTrees.SelectMany(tree => UnknownPackages.Imported(sources.Compilation, plain, tree)).Distinct().SelectMany(Beginnings).Select(name => new PackageReference(name, null)));
        return libraries.Count == 0 ? null : sources.Set with { Units = [plain with { Libraries = libraries }, .. sources.Set.Units.Skip(1)] };
    }

    /// <summary>Of a namespace, the longest first, and none of a single word, such as a company.</summary>
    private static IEnumerable<string> Beginnings(string space)
    {
        var words = space.Split('.');
        return Enumerable.Range(1, words.Length).Reverse().Where(count => count > 1 || words.Length == 1).Select(count => string.Join('.', words.Take(count)));
    }

    private static SourceSet? WithReferences(SourceSet set, MissingTypes missing)
    {
        var known = set.Units.Select(unit => unit.Name).ToHashSet(StringComparer.Ordinal);
        var closure = ProjectFiles.Closure(set.Units.SelectMany(unit => unit.Projects));
        var found = closure.Where(project => !known.Contains(project) && ProjectFiles.Declaring(ProjectFiles.Sources(Path.GetDirectoryName(project)!), missing.Names, missing.Bases).Count > 0).ToList();
        if (found.Count == 0)
        {
            return null;
        }

        var added = found.Select(project => Unit(project, null)).OfType<SourceUnit>().ToList();
        if (added.Count == 0)
        {
            return null;
        }

        // A project comes before those that it uses.
        return set with { Units = [set.Units[0], .. set.Units.Skip(1).Concat(added).OrderByDescending(unit => ProjectFiles.Closure(ProjectFiles.References(unit.Name)).Count)] };
    }

    /// <summary>What a project has from a package may have its source in the same repository.</summary>
    private static SourceSet? WithRepository(SourceSet set, MissingTypes missing)
    {
        var known = set.Files.Select(file => file.Path).ToHashSet(StringComparer.Ordinal);
        var rest = set.Units[^1] is { Name: "", Assembly: null } beside ? beside : null;
        if (rest?.Files.Count > MostFromRepository)
        {
            return null;
        }

        var found = FromRepository(set.Units[0].Name, known, missing).Select(Relative).ToList();
        return found.Count == 0 ? null : set with { Units = [.. rest is null ? set.Units : set.Units.SkipLast(1), SourceUnit.Plain([.. rest?.Files ?? [], .. found])] };
    }

    private static SourceFile Relative(string path) => SourceFinder.Read(path, Path.GetRelativePath(Directory.GetCurrentDirectory(), path));

    private static string? TakenFrom(SourceSet given, SourceSet set)
    {
        var projects = set.Units.Select(unit => unit.Name).Except(given.Units.Select(unit => unit.Name)).Where(name => name.Length > 0).Select(name => Path.GetFileName(name)).ToList();
        return projects.Count > 0 ? $"the project {string.Join(", ", projects)}{(set.Units.Count > 1 && set.Units[^1].Name.Length == 0 ? ", and from other files of the repository" : "")}" : set.Files.Count() > given.Files.Count() ? "files beside it" : null;
    }
}
