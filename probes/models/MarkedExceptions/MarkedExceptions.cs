using System.Runtime.Serialization;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasHitch
{
    [Member(First + 0), NamedMember]
    public Hitch? Value { get; set; }
}

/// <summary>It has the attributes of a class with members, which some libraries want on an exception and some forbid there, and all of the constructors that a library may call.</summary>
[Contract]
public partial class Hitch : Exception
{
    public Hitch()
    {
    }

    public Hitch(string? message)
        : base(message)
    {
    }

    public Hitch(string? message, Exception? inner)
        : base(message, inner)
    {
    }

#pragma warning disable SYSLIB0051 // Libraries that go by ISerializable call it, and the form of an exception has it.
    protected Hitch(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
        Number = info.GetInt32(nameof(Number));
    }

    public override void GetObjectData(SerializationInfo info, StreamingContext context)
    {
        base.GetObjectData(info, context);
        info.AddValue(nameof(Number), Number);
    }
#pragma warning restore SYSLIB0051

    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}
