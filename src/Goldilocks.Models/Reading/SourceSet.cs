namespace Goldilocks.Models.Reading;

/// <summary>A source file.</summary>
/// <param name="Path">Its full path.</param>
/// <param name="Name">As a person knows it: relative to what was given.</param>
/// <param name="Text">Its content.</param>
internal sealed record SourceFile(string Path, string Name, string Text);

/// <summary>What is compiled into one library: a project, or files without one.</summary>
/// <param name="Name">The project's path; empty for files without one.</param>
/// <param name="Files">In the order in which they were given.</param>
/// <param name="Usings">What a project imports into every file, as C#; files without a project have the usual imports.</param>
/// <param name="IsNullable">What a project says about nulls; null for files without a project.</param>
/// <param name="Symbols">Preprocessor symbols.</param>
/// <param name="Libraries">Paths of the packages' libraries.</param>
/// <param name="Projects">Full paths of the projects that it refers to.</param>
/// <param name="Built">What the project was last built into; null where it was not.</param>
/// <param name="Assembly">The path of a compiled library that takes the place of sources; null for sources.</param>
/// <param name="NeedsRestore">Whether packages are referred to that were not restored.</param>
internal sealed record SourceUnit(
    string Name,
    IReadOnlyList<SourceFile> Files,
    IReadOnlyList<string> Usings,
    bool? IsNullable,
    IReadOnlyList<string> Symbols,
    IReadOnlyList<string> Libraries,
    IReadOnlyList<string> Projects,
    bool NeedsRestore = false,
    string? Built = null,
    string? Assembly = null)
{
    /// <summary>The packages that the project refers to.</summary>
    public IReadOnlyList<PackageReference> PackageReferences { get; init; } = [];

    /// <summary>Full paths of projects that it refers to, also through others, and that are not there: those of a submodule, perhaps.</summary>
    public IReadOnlyList<string> Absent { get; init; } = [];

    /// <summary>Whether the project uses a framework that is not here, such as one of a desktop or a telephone.</summary>
    public bool IsOfOtherFramework { get; init; }

    /// <summary>Why the files were read without their project; null where they have none or it was evaluated.</summary>
    public string? Remark { get; init; }

    /// <summary>A compiled library, those beside it, and those of its packages.</summary>
    public static SourceUnit Compiled(string path)
    {
        var full = Path.GetFullPath(path);
        var beside = Directory.GetFiles(Path.GetDirectoryName(full)!, "*.dll").Where(other => other != full).Order(StringComparer.Ordinal);
        return new(full, [], [], true, [], [.. beside, .. Packages.Needed(full)], [], Assembly: full);
    }

    /// <summary>Files without a project.</summary>
    public static SourceUnit Plain(IReadOnlyList<SourceFile> files) => new("", files, [], null, TargetFramework.Symbols(TargetFramework.Own), [], []);
}

/// <summary>A package that a project refers to.</summary>
/// <param name="Id">Its identifier.</param>
/// <param name="Version">As the project asks for it; null where it does not say.</param>
internal sealed record PackageReference(string Id, string? Version);

/// <summary>All that is compiled.</summary>
/// <param name="Units">The first has the root; it may use all others, and each of them those after it.</param>
/// <param name="Given">Full paths of the files among which the root is, where files were given; empty where any can have it.</param>
internal sealed record SourceSet(IReadOnlyList<SourceUnit> Units, IReadOnlySet<string> Given)
{
    public IEnumerable<SourceFile> Files => Units.SelectMany(unit => unit.Files);
}
