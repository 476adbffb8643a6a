namespace Goldilocks.Probes.Models;

/// <summary>Its getter and its setter throw when a program asks for it.</summary>
[Contract]
public sealed partial class Fuse
{
    private int _current;

    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public int Current
    {
        get => ThrowsInGetter ? throw new InvalidOperationException(Words) : _current;
        set => _current = ThrowsInSetter ? throw new InvalidOperationException(Words) : value;
    }

    [Member(First + 2), NamedMember]
    public string? Text { get; set; }

    public const string Words = "The fuse has blown.";

    public static bool ThrowsInGetter;

    public static bool ThrowsInSetter;
}
