using System.Runtime.Serialization;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasUnit
{
    [Member(First + 0), NamedMember]
    public Unit? Value { get; set; }

    [Member(First + 1), NamedMember]
    public List<Unit>? List { get; set; }
}

#pragma warning disable SYSLIB0050 // A program that was written for it still has such classes.
/// <summary>There is one object of it, and a reader is to give that. It has no attribute of the library.</summary>
[Serializable]
public sealed class Unit : IObjectReference
{
    /// <summary>The one object.</summary>
    public static readonly Unit Only = new() { Name = "metre" };

    public string? Name { get; set; }

    public object GetRealObject(StreamingContext context) => Only;
}
#pragma warning restore SYSLIB0050
