using NetJSON;
using Json = NetJSON.NetJSON;

/// <summary>NetJSON, from and to strings, with ISO dates in universal time: its default dates lose their kind.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new NetJsonVariant()];
}

internal sealed class NetJsonVariant() : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.ReadOnlyMembers) => binder.Unsupported("it calls no constructor but the parameterless one, and cannot set members without a setter"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree, and a cycle ends in a stack overflow"),
        var needs => binder.To(new NetJsonAdapter<T>(Settings(needs.HasFlag(Needs.Polymorphism)))),
    };

    private static NetJSONSettings Settings(bool typeNames)
    {
        // A reader reads this process-wide switch only while the reader is generated, so the switch stays on.
        if (typeNames)
        {
            Json.IncludeTypeInformation = true;
        }

        return new() { DateFormat = NetJSONDateFormat.ISO, TimeZoneFormat = NetJSONTimeZoneFormat.Utc, IncludeTypeInformation = typeNames };
    }
}

internal readonly struct NetJsonAdapter<T>(NetJSONSettings settings) : IRunTimeTypeAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Deliver(Json.Serialize(value, settings));

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Deserialize<T>(payload.AsString(), settings);

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => destination.Deliver(Json.Serialize(type, value, settings));

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => Json.Deserialize(type, payload.AsString(), settings);
}
