namespace Goldilocks.Commands;

/// <summary>What a default run of everything took on one machine, to estimate runs on machines that have none on record.</summary>
/// <param name="Source">Which machine, and where it is documented.</param>
/// <param name="SecondsPerBuild">Of a program, with its packages downloaded, where many are built in one go.</param>
/// <param name="RowsPerSerializer">Variants, floors among them; a serializer that is not built cannot tell its own.</param>
/// <param name="SecondsPerProcess">By the names of the workloads of a default run: for one process in one launch of the workload in its default size, written and read.</param>
public sealed record UsualDurations(string Source, double SecondsPerBuild, double RowsPerSerializer, IReadOnlyDictionary<string, double> SecondsPerProcess);
