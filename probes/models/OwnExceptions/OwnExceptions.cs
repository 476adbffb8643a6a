using System.Runtime.Serialization;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasMishap
{
    [Member(First + 0), NamedMember]
    public Mishap? Value { get; set; }
}

/// <summary>An exception of the program's own in the form that the runtime's have, without an attribute of the library.</summary>
[Serializable]
public class Mishap : Exception
{
    public Mishap()
    {
    }

    public Mishap(string? message)
        : base(message)
    {
    }

    public Mishap(string? message, Exception? inner)
        : base(message, inner)
    {
    }

#pragma warning disable SYSLIB0051 // Libraries that go by ISerializable call it, and the form of an exception has it.
    protected Mishap(SerializationInfo info, StreamingContext context)
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

    public int Number { get; set; }
}
