namespace Goldilocks.Models.Reading;

/// <summary>A source file.</summary>
/// <param name="Path">Its full path.</param>
/// <param name="Name">As a person knows it: relative to what was given.</param>
/// <param name="Text">Its content.</param>
internal sealed record SourceFile(string Path, string Name, string Text);

/// <summary>What is compiled.</summary>
/// <param name="Files">In the order in which they were given.</param>
/// <param name="Usings">Namespaces that a project imports into every file, beside the usual ones.</param>
/// <param name="IsNullable">What a project says about nulls; null for files without a project.</param>
/// <param name="Symbols">Preprocessor symbols of a project.</param>
/// <param name="References">Paths of libraries that the sources are compiled with, beside the framework.</param>
internal sealed record SourceSet(IReadOnlyList<SourceFile> Files, IReadOnlyList<string> Usings, bool? IsNullable, IReadOnlyList<string> Symbols, IReadOnlyList<string> References);
