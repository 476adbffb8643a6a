namespace Goldilocks.PlainLoop;

/// <summary>One library on one value, as loops written by hand.</summary>
/// <param name="Serializer">As the run calls it.</param>
/// <param name="Variant">As the run calls it.</param>
/// <param name="Write">Writes that many times.</param>
/// <param name="Read">Reads that many times.</param>
/// <param name="ReadOne">Reads once and returns the value, for the comparison.</param>
internal sealed record Subject(string Serializer, string Variant, Action<int> Write, Action<int> Read, Func<object> ReadOne);
