namespace Goldilocks.Results;

/// <summary>A user's own model, as a run folder records it: the type and its source, and of the sample only its place and its digest. The data themselves are in no file of a run.</summary>
/// <param name="Type">The root's full name.</param>
/// <param name="Workload">The workload's name: that of the type.</param>
/// <param name="Hash">Of the sources and of what decides the generated code.</param>
/// <param name="From">Full paths of the files, folders and projects that <c>--model</c> named.</param>
/// <param name="TypeName">As typed; null where only one type could be the root.</param>
/// <param name="Sample">Full path; null where values are made up.</param>
/// <param name="SampleDigest">Of the sample's bytes; null where values are made up.</param>
/// <param name="SampleValues">Values in it: roots, or elements of the repeated list.</param>
/// <param name="Repeat">The list whose elements larger sizes repeat; empty for whole samples; null for no larger sizes.</param>
/// <param name="IsPortable">True when dates and decimals were normalized.</param>
/// <param name="Sources">The files that the type consists of, as they were read.</param>
/// <param name="Shape">The constructs in them, each with an example.</param>
/// <param name="Notes">What was changed in the copy of the sources, assumed or normalized.</param>
/// <param name="Framework">As typed; null for the newest that fits.</param>
/// <param name="IsLenient">Whether members of the sample that the types do not have were left out.</param>
public sealed record ModelInfo(
    string Type,
    string Workload,
    string Hash,
    IReadOnlyList<string> From,
    string? TypeName,
    string? Sample,
    string? SampleDigest,
    int SampleValues,
    string? Repeat,
    bool IsPortable,
    IReadOnlyList<ModelSource> Sources,
    IReadOnlyList<string> Shape,
    IReadOnlyList<string> Notes,
    string? Framework = null,
    bool IsLenient = false);

/// <summary>A source file of a model.</summary>
/// <param name="Name">As typed, or relative to what was typed.</param>
/// <param name="Text">Its content.</param>
public sealed record ModelSource(string Name, string Text);
