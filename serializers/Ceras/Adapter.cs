using Ceras;

/// <summary>Ceras with its defaults, which tracks references and writes type names where it must; and with its types known in advance and no references.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new CerasVariant("", tuned: false), new CerasVariant("known types, no references", tuned: true)];
}

internal sealed class CerasVariant(string name, bool tuned) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs.HasFlag(Needs.SharedReferences) && tuned
        ? binder.Unsupported("without PreserveReferences it writes a tree, and a cycle ends in a stack overflow; see the plain variant")
        : binder.To(new CerasAdapter<T>(new(() => new CerasSerializer(Configure(typeof(T), binder.Workload.Needs)))));

    /// <summary>A configuration serves one serializer only: it is not thread safe either.</summary>
    private SerializerConfig Configure(Type root, Needs needs)
    {
        var config = new SerializerConfig { PreserveReferences = !tuned, OnConfigNewType = FillFields };
        config.Advanced.SkipCompilerGeneratedFields = !needs.HasFlag(Needs.ReadOnlyMembers);
        config.KnownTypes.AddRange(tuned ? KnownTypes.Of(root) : []);
        return config;
    }

    /// <summary>A property without a setter is never written, so that no constructor could be given its value: such classes are filled by their fields.</summary>
    private static void FillFields(TypeConfig type)
    {
        if (type.Type.Assembly == typeof(Adapter).Assembly && type.Type.IsClass && type.Type.GetConstructor([]) is null)
        {
            type.TypeConstruction = TypeConstruction.ByUninitialized();
            type.ReadonlyFieldOverride = ReadonlyFieldHandling.ForcedOverwrite;
            type.TargetMembers = TargetMember.PrivateFields;
        }
    }
}

/// <summary>A serializer is not thread safe. It writes to an array that its caller keeps, as its documentation advises: the destination's own.</summary>
internal readonly struct CerasAdapter<T>(ThreadLocal<CerasSerializer> serializer) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        var array = destination.BorrowArray();
        var count = serializer.Value!.Serialize(value, ref array);
        destination.ReturnArray(array, count);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => serializer.Value!.Deserialize<T>(payload.AsArray());
}
