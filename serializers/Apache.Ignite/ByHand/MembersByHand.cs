using Apache.Ignite.Core.Binary;

/// <summary>Which hand-written members belong to which class.</summary>
internal static partial class MembersByHand
{
    private static readonly Dictionary<Type, Func<bool, IBinarySerializer>> s_serializers = Create();

    public static bool IsWrittenFor(Type type) => s_serializers.ContainsKey(type);

    public static IBinarySerializer SerializerFor(Type type, bool raw) => s_serializers[type](raw);

    static partial void AddBuiltIn(Dictionary<Type, Func<bool, IBinarySerializer>> serializers);

    private static Dictionary<Type, Func<bool, IBinarySerializer>> Create()
    {
        var serializers = new Dictionary<Type, Func<bool, IBinarySerializer>>();
        AddBuiltIn(serializers);
        return serializers;
    }
}

/// <summary>
/// Ignite's form of IBinarizable for classes that cannot be changed: it makes the same calls and writes the same bytes. All modes here share
/// one set of classes, and a class can implement IBinarizable only once.
/// </summary>
internal sealed class ByHand<T, TMembers>(bool raw) : IBinarySerializer where TMembers : struct, IMembers<T>
{
    public static IBinarySerializer Create(bool raw) => new ByHand<T, TMembers>(raw);

    public void WriteBinary(object obj, IBinaryWriter writer)
    {
        if (raw)
        {
            TMembers.Write((T)obj, new RawWriter(writer.GetRawWriter()));
        }
        else
        {
            TMembers.Write((T)obj, new NamedWriter(writer));
        }
    }

    public void ReadBinary(object obj, IBinaryReader reader)
    {
        if (raw)
        {
            TMembers.Read((T)obj, new RawReader(reader.GetRawReader()));
        }
        else
        {
            TMembers.Read((T)obj, new NamedReader(reader));
        }
    }
}
