using System.Runtime.Serialization;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Steeple
{
    [Member(First + 0), NamedMember]
    public Stroke? One { get; set; }

    [Member(First + 1), NamedMember]
    public List<Stroke>? List { get; set; }

    [Member(First + 2), NamedMember]
    public Stroke[]? Array { get; set; }

    [Member(First + 3), NamedMember]
    public Dictionary<string, Stroke>? Entries { get; set; }
}

[Contract]
public sealed partial class Stroke
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    /// <summary>The numbers of the objects whose method was called; no part of an object.</summary>
    public static readonly List<int> Called = [];

    [OnDeserialized]
    public void AfterReading(StreamingContext context) => Called.Add(Number);
}

/// <summary>Methods for the writer, and private ones for the reader.</summary>
[Contract]
public sealed partial class Peal
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    /// <summary>What was called, in its order; no part of an object.</summary>
    public static readonly List<string> Calls = [];

    /// <summary>The member is set before it is written: a program brings an object up to date in this method.</summary>
    [OnSerializing]
    public void BeforeWriting(StreamingContext context)
    {
        Calls.Add("before writing");
        Number++;
    }

    [OnSerialized]
    public void AfterWriting(StreamingContext context) => Calls.Add("after writing");

    [OnDeserializing]
    private void BeforeReading(StreamingContext context) => Calls.Add("before reading");

    [OnDeserialized]
    private void AfterReading(StreamingContext context) => Calls.Add("after reading");
}
