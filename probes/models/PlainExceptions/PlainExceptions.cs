namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasBlunder
{
    [Member(First + 0), NamedMember]
    public Blunder? Value { get; set; }
}

/// <summary>An exception of the program's own as most programs write it today: without an attribute, and without the constructor of ISerializable.</summary>
public class Blunder : Exception
{
    public Blunder()
    {
    }

    public Blunder(string? message)
        : base(message)
    {
    }

    public Blunder(string? message, Exception? inner)
        : base(message, inner)
    {
    }

    public int Number { get; set; }
}
