namespace Goldilocks.Values;

/// <summary>
/// Deep comparison of object graphs by public members: every leaf bit by bit, the runtime types, null against empty. Cycles and
/// chains of any length are fine.
/// </summary>
public static class Difference
{
    /// <summary>
    /// Null when the two are deeply equal; otherwise the path of the first difference and the two values there, such as
    /// <c>Books[3].Title: expected "a", got "b"</c>. Shared and separate objects are not distinguished.
    /// </summary>
    /// <remarks>
    /// Runtime types must be equal, except that a collection declared as an interface may come back as another class.
    /// Members without a public getter are compared only in types that expose nothing.
    /// </remarks>
    public static string? Find(object? expected, object? actual) => new Comparison(areReferencesCompared: false).Run(expected, actual);

    /// <summary>The first value that came back as another type with the same content, where its declaration does not say the type; null for none. For two values that <see cref="Find"/> calls equal.</summary>
    public static string? Remark(object? expected, object? actual)
    {
        var comparison = new Comparison(areReferencesCompared: false);
        return comparison.Run(expected, actual) is null ? comparison.Remark : null;
    }

    /// <summary>
    /// As <see cref="Find"/>; in addition, objects that are one object on the expected side must be one object on the actual side, and
    /// no others may be. Leaves (strings and byte arrays too) are exempt.
    /// </summary>
    public static string? FindWithReferences(object? expected, object? actual) =>
        new Comparison(areReferencesCompared: true).Run(expected, actual);
}
