using Apache.Arrow;
using Apache.Arrow.Types;

/// <summary>The format's extension types that have a column here.</summary>
internal static class ExtensionTypes
{
    /// <summary>Without these types, a column of identifiers is one of bytes, and one of times with an offset is one of structures.</summary>
    public static ArrowContext Context { get; } = new(extensionRegistry: Registry());

    private static ExtensionTypeRegistry Registry()
    {
        var registry = new ExtensionTypeRegistry();
        registry.Register(GuidExtensionDefinition.Instance);
        registry.Register(TimestampWithOffsetExtensionDefinition.Instance);
        return registry;
    }
}

/// <summary>The format's extension type for identifiers.</summary>
internal readonly struct Identifiers : IEachValue<Guid, GuidArray, GuidArray.Builder>
{
    public static IArrowType Type => GuidType.Default;

    public static GuidArray.Builder Open(int count) => new GuidArray.Builder().Reserve(count);

    public static void Append(GuidArray.Builder builder, Guid value) => builder.Append(value);

    public static void AppendNull(GuidArray.Builder builder) => builder.AppendNull();

    public static GuidArray Close(GuidArray.Builder builder) => builder.Build(null);

    public static Guid Get(GuidArray array, int index) => array.GetGuid(index)!.Value;
}

/// <summary>The format's extension type for a time with its offset, which is a structure of both.</summary>
internal readonly struct OffsetMoments : IEachValue<DateTimeOffset, TimestampWithOffsetArray, OffsetMoments.Builder>
{
    private static readonly TimestampWithOffsetType s_type = new(TimeUnit.Nanosecond);

    public static IArrowType Type => s_type;

    public static Builder Open(int count) => new(count);

    public static void Append(Builder builder, DateTimeOffset value) => builder.Append(value, isThere: true);

    public static void AppendNull(Builder builder) => builder.Append(DateTimeOffset.UnixEpoch, isThere: false);

    public static TimestampWithOffsetArray Close(Builder builder) => builder.Build();

    public static DateTimeOffset Get(TimestampWithOffsetArray array, int index) => array.GetValue(index)!.Value;

    /// <summary>The library's own one puts the year 1 where a value is absent, which has no nanoseconds, so that it throws.</summary>
    internal sealed class Builder(int count)
    {
        private readonly TimestampArray.Builder _moments = new TimestampArray.Builder(TimeUnit.Nanosecond, "UTC").Reserve(count);
        private readonly Int16Array.Builder _offsets = new Int16Array.Builder().Reserve(count);
        private readonly ArrowBuffer.BitmapBuilder _present = new(count);

        public void Append(DateTimeOffset value, bool isThere)
        {
            _moments.Append(value.ToUniversalTime());
            _offsets.Append(checked((short)value.Offset.TotalMinutes));
            _present.Append(isThere);
        }

        public TimestampWithOffsetArray Build() => new(
            s_type, new StructArray(s_type.StorageType, _present.Length, [_moments.Build(), _offsets.Build()], _present.Build(), _present.UnsetBitCount));
    }
}
