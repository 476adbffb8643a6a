/// <summary>The result of a walk over every member, and the object itself for the check.</summary>
internal readonly record struct Walked<TOwn>(TOwn Own, long Sum);

internal readonly struct WalkingAdapter<T, TOwn, TWalk>(FlatSharpAdapter<TOwn> adapter) : IAdapter<Walked<TOwn>>
    where TOwn : class
    where TWalk : struct, IWalk<T, TOwn>
{
    public void Serialize(Walked<TOwn> value, IBufferWriter<byte> destination) => adapter.Serialize(value.Own, destination);

    public Walked<TOwn> Deserialize(ReadOnlyMemory<byte> payload)
    {
        var own = adapter.Deserialize(payload);
        return new(own, TWalk.All(own));
    }
}

internal readonly struct OneMemberAdapter<T, TOwn, TWalk>(FlatSharpAdapter<TOwn> adapter) : IAdapter<string>
    where TOwn : class
    where TWalk : struct, IWalk<T, TOwn>
{
    public void Serialize(string value, IBufferWriter<byte> destination) => throw new NotSupportedException("It reads one member and writes nothing.");

    public string Deserialize(ReadOnlyMemory<byte> payload) => TWalk.One(adapter.Deserialize(payload));
}

/// <summary>Checks what was read against the same walk over objects that were never serialized.</summary>
internal static class Walked
{
    public static string? FindDifference<T, TOwn, TConversion, TWalk>(Workload<T> workload, T value, Walked<TOwn> read)
        where TConversion : struct, IConversion<T, TOwn>
        where TWalk : struct, IWalk<T, TOwn>
    {
        var expected = TWalk.All(TConversion.ToOwn(value));
        return expected == read.Sum
            ? workload.FindDifference(value, TConversion.ToApplication(read.Own))
            : $"the members add up to {read.Sum}, not to {expected}";
    }

    public static string? FindDifference<T, TOwn, TConversion, TWalk>(T value, string read)
        where TConversion : struct, IConversion<T, TOwn>
        where TWalk : struct, IWalk<T, TOwn>
    {
        var expected = TWalk.One(TConversion.ToOwn(value));
        return expected == read ? null : $"{TWalk.WhatIsOne} reads \"{read}\", not \"{expected}\"";
    }
}
