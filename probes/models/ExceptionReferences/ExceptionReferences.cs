using System.Runtime.Serialization;

namespace Goldilocks.Probes.Models;

/// <summary>Two members that can hold the same exception.</summary>
[Contract]
public sealed partial class HasRelapses
{
    [Member(First + 0), NamedMember]
    public Relapse? Left { get; set; }

    [Member(First + 1), NamedMember]
    public Relapse? Right { get; set; }
}

/// <summary>An exception that can lead to itself, with the attributes of a class with members, and all of the constructors that a library may call.</summary>
[Contract]
public partial class Relapse : Exception
{
    public Relapse()
    {
    }

    public Relapse(string? message)
        : base(message)
    {
    }

    public Relapse(string? message, Exception? inner)
        : base(message, inner)
    {
    }

#pragma warning disable SYSLIB0051 // Libraries that go by ISerializable call it, and the form of an exception has it.
    protected Relapse(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
        Number = info.GetInt32(nameof(Number));
        Next = (Relapse?)info.GetValue(nameof(Next), typeof(Relapse));
    }

    public override void GetObjectData(SerializationInfo info, StreamingContext context)
    {
        base.GetObjectData(info, context);
        info.AddValue(nameof(Number), Number);
        info.AddValue(nameof(Next), Next);
    }
#pragma warning restore SYSLIB0051

    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public Relapse? Next { get; set; }
}
