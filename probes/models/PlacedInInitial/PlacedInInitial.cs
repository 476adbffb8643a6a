using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class InitialPlace<T>
{
    [Member(First + 0), NamedMember]
    public T? Value { get; set; } = Beginning<T>.Value;
}

/// <summary>What the member begins with, in a program that is configured so.</summary>
internal static class Beginning<T>
{
    public static T? Value { get; set; }
}

public sealed class PlacedInInitial() : PlaceCapability("C59.initial", "a member that begins with another value")
{
    internal override OneRoot In<T>(string name, T? value, T? other) where T : default
    {
        Beginning<T>.Value = default;
        var root = Of(name, new InitialPlace<T> { Value = value }, read => Alike(value, read.Value));
        return root with
        {
            RoundTrip = subject =>
            {
                Beginning<T>.Value = other;
                return root.RoundTrip(subject);
            },
        };
    }
}
