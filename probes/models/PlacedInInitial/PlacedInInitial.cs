using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class InitialPlace<T> where T : notnull
{
    [Member(First + 0), NamedMember]
    public T? Value { get; set; } = Beginning<T>.Value;
}

/// <summary>What the member begins with.</summary>
internal static class Beginning<T> where T : notnull
{
    /// <summary>The number of the value among those of its type; null for the type's default.</summary>
    public static int? Number { get; set; }

    /// <summary>A new value each time, as the initial value of a member is.</summary>
    public static T? Value => Number is { } number ? ((PairedType<T>)PairedType.All.Single(type => type is PairedType<T>)).Values[number].Value : default;
}

public sealed class PlacedInInitial() : PlaceCapability("C59.initial", "a member that begins with another value")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default
    {
        var root = Of(name, new InitialPlace<T> { Value = value }, read => Alike(value, read.Value));
        return root with
        {
            RoundTrip = subject =>
            {
                Beginning<T>.Number = other;
                return root.RoundTrip(subject);
            },
        };
    }
}
