using System.Collections;

namespace Goldilocks.Probes.Models;

/// <summary>Its constructor throws when a program asks for it.</summary>
[Contract]
public sealed partial class Valve
{
    public Valve()
    {
        if (Throws)
        {
            throw new InvalidOperationException(Words);
        }
    }

    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public string? Text { get; set; }

    public const string Words = "The valve is shut.";

    public static bool Throws;
}

[Contract]
public sealed partial class HasSupply
{
    [Member(First + 0), NamedMember]
    public string? Text { get; set; }

    [Member(First + 1), NamedMember]
    public IEnumerable<int>? Value { get; set; }
}

/// <summary>It gives out two numbers, and throws then when a program asks for it. It has no attribute of the library.</summary>
[Serializable]
public sealed class Supply : IReadOnlyCollection<int>
{
    public static bool Throws;

    public int Count => 3;

    public IEnumerator<int> GetEnumerator()
    {
        yield return 1;
        yield return 2;
        yield return Throws ? throw new InvalidOperationException(Valve.Words) : 3;
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
