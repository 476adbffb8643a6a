namespace Goldilocks.Probing;

/// <summary>The exceptions that a library documents for bad input.</summary>
/// <param name="documented">Full names of types; a derived type belongs to the family too. Null where the facts state none.</param>
public sealed class ExceptionFamily(IReadOnlyList<string>? documented)
{
    /// <summary>These show a mistake in the reader itself, so no documentation makes them right.</summary>
    private static readonly string[] s_neverRight =
    [
        typeof(NullReferenceException).FullName!,
        typeof(IndexOutOfRangeException).FullName!,
        typeof(InvalidCastException).FullName!,
        typeof(AccessViolationException).FullName!,
    ];

    /// <summary>
    /// True when the outermost exception is not one that a caller could have known of. Where no family is stated, only those count that are never right.
    /// </summary>
    /// <param name="exceptions">Its type, then its base types.</param>
    /// <param name="isWriting">True for an object that was written: the family is stated for bad input, so there too only those count that are never right.</param>
    public bool IsLeak(IReadOnlyList<string> exceptions, bool isWriting = false) => exceptions.Count > 0
        && (s_neverRight.Contains(exceptions[0]) || (!isWriting && documented is not null && !exceptions.Any(documented.Contains)));
}
