using System.Runtime.Serialization;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasCircuit
{
    [Member(First + 0), NamedMember]
    public Circuit? Value { get; set; }
}

#pragma warning disable SYSLIB0050 // A program that was written for it still has such classes.
/// <summary>It stands for itself, and one of its members leads back to it. It has no attribute of the library.</summary>
[Serializable]
public sealed class Circuit : IObjectReference
{
    public string? Name { get; set; }

    public Circuit? Next { get; set; }

    public object GetRealObject(StreamingContext context) => this;
}
#pragma warning restore SYSLIB0050
