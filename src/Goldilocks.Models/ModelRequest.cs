using Goldilocks.Results;

namespace Goldilocks.Models;

/// <summary>A user's own type and data, as typed on the command line.</summary>
/// <param name="Sources">Files, folders and projects.</param>
/// <param name="TypeName">The root; null where only one type can be it.</param>
/// <param name="Sample">A file of JSON; null for values that are made up.</param>
/// <param name="Repeat">The list member whose elements larger sizes repeat; empty for whole samples; null for no larger sizes.</param>
/// <param name="IsPortable">True to normalize dates and decimals to what most formats can represent.</param>
/// <param name="Sizes">The sizes that were asked for; without a sample as many values are made up as the largest.</param>
/// <param name="DataSeed">Of values that are made up.</param>
/// <param name="Framework">Of a project that has several; null for the newest that fits.</param>
public sealed record ModelRequest(
    IReadOnlyList<string> Sources,
    string? TypeName,
    string? Sample,
    string? Repeat,
    bool IsPortable,
    IReadOnlyList<int> Sizes,
    long DataSeed,
    string? Framework = null)
{
    /// <summary>Whether members of the sample that the types do not have are left out.</summary>
    public bool IsLenient { get; init; }

    /// <summary>Whether each value is a payload of its own, chosen by the workload's parameter <c>value</c>, instead of all of them together.</summary>
    public bool IsEach { get; init; }

    /// <summary>With <see cref="IsEach"/>: whether each value stands in a list, because a version of the root is a struct.</summary>
    public bool IsListed { get; init; }

    /// <summary>With <see cref="IsEach"/>: values that are made up behind those of the sample, and in its place where it does not fit.</summary>
    public int Added { get; init; }

    /// <summary>The classes of the earlier version, whose numbers this one keeps; null for none.</summary>
    public IReadOnlyList<ModelClass>? Earlier { get; init; }

    /// <summary>Whether the sources are all that there is: nothing is looked for beside them.</summary>
    public bool IsWhole { get; init; }

    /// <summary>Whether the first values of the sample are also written as C#, and the model is that of one root, however many the sample has: for code that a person takes along.</summary>
    public bool IsForCode { get; init; }
}
