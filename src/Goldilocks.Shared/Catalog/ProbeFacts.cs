namespace Goldilocks.Catalog;

/// <summary>What <c>goldilocks probe</c> must know of a library, and what it is expected to find.</summary>
/// <param name="Exceptions">
/// Full names of the exceptions that the library documents for bad input; a derived type belongs to them. Null when it documents none: then only exceptions that are never right count as leaks.
/// </param>
/// <param name="Source">Where the library documents them, and the day on which that was read; null only where no exceptions are stated.</param>
/// <param name="Grades">The expected grades. Where none is stated for a variant, the recorded table is what is expected.</param>
/// <param name="Capabilities">The expected verdicts on capabilities that the recorded table does not tell.</param>
public sealed record ProbeFacts(
    IReadOnlyList<string>? Exceptions = null,
    FactSource? Source = null,
    IReadOnlyList<ExpectedGrades>? Grades = null,
    IReadOnlyList<ExpectedCapability>? Capabilities = null);

/// <summary>The expected grades of one direction.</summary>
/// <param name="Direction">Reading or writing.</param>
/// <param name="Grades">All that apply.</param>
/// <param name="Variant">The variant's name, <c>plain</c> for the plain one; <c>*</c> for all.</param>
/// <param name="Why">For readers of the file.</param>
public sealed record ExpectedGrades(ProbeDirection Direction, IReadOnlyList<ProbeGrade> Grades, string Variant = "*", string? Why = null);

/// <summary>The expected verdict on a capability.</summary>
/// <param name="Id">The capability.</param>
/// <param name="Verdict">The verdict.</param>
/// <param name="Variant">The variant's name, <c>plain</c> for the plain one; <c>*</c> for all.</param>
/// <param name="Why">For readers of the file.</param>
public sealed record ExpectedCapability(string Id, CapabilityVerdict Verdict, string Variant = "*", string? Why = null);
