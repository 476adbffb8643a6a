namespace Goldilocks.Contracts.Tests.Values;

public sealed class Shelf
{
    public List<Volume> Books { get; set; } = [];

    public Dictionary<string, Volume>? ByTitle { get; set; }

    public HashSet<string>? Tags { get; set; }
}

public sealed class Volume
{
    public int Id { get; set; }

    public string? Title { get; set; }

    public byte[]? Data { get; set; }
}

/// <summary>Of any length, and cyclic if its end is its start.</summary>
public sealed class Link
{
    public Link? Next { get; set; }

    public int Value { get; set; }

    public static Link Chain(int length, int lastValue)
    {
        var link = new Link { Value = lastValue };
        for (var i = 1; i < length; i++)
        {
            link = new Link { Next = link };
        }

        return link;
    }
}

public abstract class Animal
{
    public string Name { get; set; } = "";
}

public sealed class Bear : Animal;

public sealed class Wolf : Animal;

public sealed class Holder<T>
{
    public T? Value { get; set; }
}

/// <summary>Its members are not declared in the order of their names.</summary>
public sealed class TwoMembers
{
    public string Zebra { get; set; } = "";

    public int Ant { get; set; }
}

/// <summary>It has no public members.</summary>
public sealed class Closed(int secret)
{
    private readonly int _secret = secret;

    public override string ToString() => _secret.ToString(System.Globalization.CultureInfo.InvariantCulture);
}

public sealed class WithField
{
#pragma warning disable CA1051 // Studies use public fields, so they must be compared.
    public string? Text;
#pragma warning restore CA1051
}
