using Ceras;

/// <summary>Ceras with its defaults, which tracks references and writes type names where it must; and with its types known in advance and no references.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new CerasVariant("", tuned: false), new CerasVariant("known types, no references", tuned: true)];
}

internal sealed class CerasVariant(string name, bool tuned) : Variant(name)
{
    private const string KnowsNoClassBehind = "every class must be known in advance, and of a collection behind an interface it is not; see the plain variant";

    private static readonly Dictionary<Construct, string> s_refused = new()
    {
        [Construct.ReadOnlyCollectionInterface] = KnowsNoClassBehind,
        [Construct.CollectionInterface] = KnowsNoClassBehind,
        [Construct.SetInterface] = KnowsNoClassBehind,
        [Construct.DictionaryInterface] = KnowsNoClassBehind,
    };

    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs.HasFlag(Needs.SharedReferences) && tuned
        ? binder.Unsupported("without PreserveReferences it writes a tree, and a cycle ends in a stack overflow; see the plain variant")
        : tuned && binder.Workload.Shape.WhyNot(s_refused) is { } reason ? binder.Unsupported(reason)
        : binder.To(new CerasAdapter<T>(new(() => new CerasSerializer(Configure(typeof(T), NeedsFields(binder.Workload, typeof(T)))))));

    private static bool NeedsFields(Workload workload, Type root) => workload.Needs.HasFlag(Needs.ReadOnlyMembers)
        || workload.Shape.Has(Construct.Struct) || workload.Shape.Has(Construct.ReadOnlyStruct) || workload.Shape.Has(Construct.GetOnlyCollection)
        || KnownTypes.Of(root).Any(IsOwnStruct);

    private static bool IsOwnStruct(Type type) => type.Assembly == typeof(Adapter).Assembly && type is { IsValueType: true, IsEnum: false };

    /// <summary>A configuration serves one serializer only: it is not thread safe either.</summary>
    private SerializerConfig Configure(Type root, bool hasFields)
    {
        var config = new SerializerConfig { PreserveReferences = !tuned, OnConfigNewType = FillFields };
        config.Advanced.SkipCompilerGeneratedFields = !hasFields;

        // What its warning asks for, FillFields states.
        config.Warnings.ExceptionOnStructWithAutoProperties = false;
        config.KnownTypes.AddRange(tuned ? KnownTypes.Of(root) : []);
        return config;
    }

    /// <summary>A collection without a setter, in a user's own types.</summary>
    private static bool HasFilled(Type type) =>
        type.GetProperties().Any(property => !property.CanWrite && property.PropertyType != typeof(string) && typeof(System.Collections.IEnumerable).IsAssignableFrom(property.PropertyType));

    /// <summary>A property without a setter is never written, so that no constructor could be given its value: such classes are filled by their fields.</summary>
    private static void FillFields(TypeConfig type)
    {
        // By default it writes the public fields of a struct, and automatic properties have hidden ones.
        if (IsOwnStruct(type.Type))
        {
            type.ReadonlyFieldOverride = ReadonlyFieldHandling.ForcedOverwrite;
            type.TargetMembers = TargetMember.PrivateFields | TargetMember.PublicFields;
        }

        if (type.Type.Assembly == typeof(Adapter).Assembly && type.Type.IsClass && (type.Type.GetConstructor([]) is null || HasFilled(type.Type)))
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
