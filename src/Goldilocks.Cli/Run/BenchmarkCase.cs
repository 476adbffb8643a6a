using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Cli.Run;

/// <summary>One variant on one workload and size: what one process of BenchmarkDotNet measures.</summary>
/// <param name="Variant">The row of the table.</param>
/// <param name="WorkloadKey">The workload as tables name it, with parameters.</param>
/// <param name="Workload">Its name alone.</param>
/// <param name="Parameters">All of its parameters.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Operations">Those that our own run has measured.</param>
public sealed record BenchmarkCase(
    VariantKey Variant,
    string WorkloadKey,
    string Workload,
    IReadOnlyDictionary<string, int> Parameters,
    int Size,
    IReadOnlyList<Operation> Operations)
{
    /// <summary>As a person reads it.</summary>
    public string Label => string.Create(CultureInfo.InvariantCulture, $"{Variant.Label}, {WorkloadKey} of {Size}");

    /// <summary>A folder's name, different for every case of a run.</summary>
    public string FolderName => string.Concat(string.Create(CultureInfo.InvariantCulture, $"{Variant.Serializer}@{Variant.Version}-{(VariantKey.NameOf(Variant.Variant))}-{WorkloadKey}-{Size}")
        .Select(character => char.IsAsciiLetterOrDigit(character) || character is '.' or '-' or '@' ? character : '_'));

    /// <summary>The cell of that operation.</summary>
    public CellKey Cell(Operation operation) => new(Variant.Serializer, Variant.Variant, Variant.Version, WorkloadKey, Size, operation);
}
