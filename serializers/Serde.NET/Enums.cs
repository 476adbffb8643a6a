using Serde;

/// <summary>
/// What the library's generator makes for an enum that carries its attribute, which the built-in ones do not: its JSON has the name, as that of a member. Of a proxy that is to be generated for
/// such an enum, release 0.15.1 writes code that does not compile (CS0146).
/// </summary>
internal sealed class EnumProxy<TEnum> : ISerde<TEnum>, ISerializeProvider<TEnum>, IDeserializeProvider<TEnum>
    where TEnum : struct, Enum
{
    private static readonly string[] s_names = Enum.GetNames<TEnum>();
    private static readonly TEnum[] s_values = [.. s_names.Select(Enum.Parse<TEnum>)];
    private static readonly ISerdeInfo s_info = SerdeInfo.MakeEnum(typeof(TEnum).Name, [], I32Proxy.SerdeInfo, [.. s_names.Select(name => (Written(name), (System.Reflection.MemberInfo?)null))]);
    private static readonly EnumProxy<TEnum> s_instance = new();

    static ISerialize<TEnum> ISerializeProvider<TEnum>.Instance => s_instance;

    static IDeserialize<TEnum> IDeserializeProvider<TEnum>.Instance => s_instance;

    ISerdeInfo ISerdeInfoProvider.SerdeInfo => s_info;

    void ISerialize<TEnum>.Serialize(TEnum value, ISerializer serializer)
    {
        var index = Array.IndexOf(s_values, value);
        if (index < 0)
        {
            throw new InvalidOperationException($"{value} has no name in {typeof(TEnum).Name}, and the library writes an enum by its name");
        }

        var type = serializer.WriteType(s_info);
        type.WriteI32(s_info, index, index);
        type.End(s_info);
    }

    TEnum IDeserialize<TEnum>.Deserialize(IDeserializer deserializer)
    {
        using var type = deserializer.ReadType(s_info);
        var (index, error) = type.TryReadIndexWithName(s_info);
        return index >= 0 ? s_values[index] : throw DeserializeException.UnknownMember(error ?? "", s_info);
    }

    /// <summary>The first letter is a small one, and where there was a line under the letters a large one follows.</summary>
    private static string Written(string name)
    {
        var parts = name.Split('_', StringSplitOptions.RemoveEmptyEntries).Select((part, index) => (index == 0 ? char.ToLowerInvariant(part[0]) : char.ToUpperInvariant(part[0])) + part[1..]);
        return string.Concat(parts);
    }
}
