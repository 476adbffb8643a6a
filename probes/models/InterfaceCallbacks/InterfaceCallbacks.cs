using System.Runtime.Serialization;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Sortie
{
    [Member(First + 0), NamedMember]
    public Tocsin? One { get; set; }

    [Member(First + 1), NamedMember]
    public List<Tocsin>? List { get; set; }

    [Member(First + 2), NamedMember]
    public Dictionary<string, Tocsin>? Entries { get; set; }
}

/// <summary>It has both: the method that an attribute names, and the one of the runtime's interface.</summary>
[Contract]
public sealed partial class Tocsin : IDeserializationCallback
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    /// <summary>The numbers of the objects whose method of the interface was called; no part of an object.</summary>
    public static readonly List<int> Called = [];

    /// <summary>The numbers of the objects whose method with the attribute was called; no part of an object.</summary>
    public static readonly List<int> Marked = [];

    public void OnDeserialization(object? sender) => Called.Add(Number);

    [OnDeserialized]
    public void AfterReading(StreamingContext context) => Marked.Add(Number);
}
