using System.Runtime.Serialization;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Platoon
{
    [Member(First + 0), NamedMember]
    public List<Trooper>? Troopers { get; set; }
}

/// <summary>It leads to another object before it has its number, as two objects that know each other do.</summary>
[Contract]
public sealed partial class Trooper : IDeserializationCallback
{
    [Member(First + 0), NamedMember]
    public Trooper? Comrade { get; set; }

    [Member(First + 1), NamedMember]
    public int Number { get; set; }

    /// <summary>What each object saw of the other when its method was called; no part of an object.</summary>
    public static readonly List<string> Seen = [];

    public void OnDeserialization(object? sender) => Seen.Add($"{Number} sees {Comrade?.Number.ToString() ?? "null"}");
}
