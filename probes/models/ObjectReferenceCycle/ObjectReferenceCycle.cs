using System.Runtime.Serialization;

namespace Goldilocks.Probes.Models;

#pragma warning disable SYSLIB0050 // A program that was written for it still has such classes.
/// <summary>It stands for itself, and one of its members leads back to it.</summary>
[Contract]
public sealed partial class Circuit : IObjectReference
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public Circuit? Next { get; set; }

    public object GetRealObject(StreamingContext context) => this;
}
#pragma warning restore SYSLIB0050
