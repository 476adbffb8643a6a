using System.Runtime.Serialization;

namespace Goldilocks.Probes.Models;

/// <summary>Its member holds a derived class, which the library was told of.</summary>
[Contract]
public sealed partial class Belfry
{
    [Member(First + 0), NamedMember]
    public Clapper? Value { get; set; }
}

[Contract]
[Derived(10, typeof(Carillon))]
public abstract partial class Clapper
{
    [Member(First + 0), NamedMember]
    public int Hour { get; set; }
}

[Contract]
public sealed partial class Carillon : Clapper
{
    [Member(First + 1), NamedMember]
    public int Bells { get; set; }

    /// <summary>What was called, in its order; no part of an object.</summary>
    public static readonly List<string> Calls = [];

    [OnDeserializing]
    public void BeforeReading(StreamingContext context) => Calls.Add($"before, {Bells}");

    [OnDeserialized]
    public void AfterReading(StreamingContext context) => Calls.Add($"after, {Bells}");
}

/// <summary>The same methods in a class that derives from none: whether the library calls them at all.</summary>
[Contract]
public sealed partial class Gong
{
    [Member(First + 0), NamedMember]
    public int Strokes { get; set; }

    /// <summary>What was called, in its order; no part of an object.</summary>
    public static readonly List<string> Calls = [];

    [OnDeserializing]
    public void BeforeReading(StreamingContext context) => Calls.Add($"before, {Strokes}");

    [OnDeserialized]
    public void AfterReading(StreamingContext context) => Calls.Add($"after, {Strokes}");
}
