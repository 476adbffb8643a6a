using System.Runtime.Serialization;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasAccount
{
    [Member(First + 0), NamedMember]
    public Account? Value { get; set; }
}

/// <summary>A library may go by its members, or by its own way of writing and reading. It has no attribute of the library.</summary>
[Serializable]
public sealed class Account : ISerializable
{
    public Account()
    {
    }

    private Account(SerializationInfo info, StreamingContext context)
    {
        Number = info.GetInt32("n");
        Owner = info.GetString("o");
    }

    public int Number { get; set; }

    public string? Owner { get; set; }

    public void GetObjectData(SerializationInfo info, StreamingContext context)
    {
        OwnWays.Count++;
        info.AddValue("n", Number);
        info.AddValue("o", Owner);
    }
}

/// <summary>How often a library asked for it. It is no member of the class, so that no library takes it for one.</summary>
internal static class OwnWays
{
    public static int Count { get; set; }
}
