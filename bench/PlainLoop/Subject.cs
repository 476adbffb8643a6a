namespace Goldilocks.PlainLoop;

/// <summary>One library on one value, as loops written by hand.</summary>
/// <param name="Serializer">As the run calls it.</param>
/// <param name="Variant">As the run calls it.</param>
/// <param name="Write">Writes so often.</param>
/// <param name="Read">Reads so often.</param>
/// <param name="ReadOne">What reading gives, to be compared with the value.</param>
internal sealed record Subject(string Serializer, string Variant, Action<int> Write, Action<int> Read, Func<object> ReadOne);
