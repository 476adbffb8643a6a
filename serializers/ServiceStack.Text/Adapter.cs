using ServiceStack.Text;

/// <summary>
/// ServiceStack.Text's JSON over streams, which cost it less than strings; over strings where the payload must name the type behind an interface, which its stream
/// methods do not write.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new JsonVariant()];
}

/// <param name="set">Sets an option more, for probes.</param>
/// <param name="isBare">True to set nothing, for probes.</param>
/// <param name="call">Other calls, for probes; null for the usual ones.</param>
internal sealed class JsonVariant(Action<Config>? set = null, bool isBare = false, OptionKind? call = null) : Variant("")
{
    private static readonly Lock s_beginning = new();
    private static bool s_isBegun;

    public override IReadOnlyList<VariantOption> Options =>
    [
        new(OptionKind.Bare, "nothing set", () => new JsonVariant(isBare: true)),
        Of(OptionKind.Together, "TextCase = CamelCase, PropertyConvention = Lenient, IncludeNullValues and ThrowOnError", config =>
            (config.TextCase, config.PropertyConvention, config.IncludeNullValues, config.ThrowOnError) = (TextCase.CamelCase, PropertyConvention.Lenient, true, true)),
        new(OptionKind.Writer, "SerializeToWriter and DeserializeFromReader", () => new JsonVariant(call: OptionKind.Writer)),
        new(OptionKind.Form, "TypeSerializer, which writes JSV", () => new JsonVariant(call: OptionKind.Form)),
        Of(OptionKind.Names, "TextCase = CamelCase", config => config.TextCase = TextCase.CamelCase),
        Of(OptionKind.Case, "PropertyConvention = Lenient", config => config.PropertyConvention = PropertyConvention.Lenient),
        Of(OptionKind.Nulls, "IncludeNullValues", config => config.IncludeNullValues = true),
        Of(OptionKind.Defaults, "ExcludeDefaultValues", config => config.ExcludeDefaultValues = true),
        Of(OptionKind.Enums, "TreatEnumAsInteger", config => config.TreatEnumAsInteger = true),
        Of(OptionKind.Dates, "DateHandler = TimestampOffset and TimeSpanHandler = StandardFormat", config => (config.DateHandler, config.TimeSpanHandler) = (DateHandler.TimestampOffset, TimeSpanHandler.StandardFormat)),
        Of(OptionKind.Numbers, "TryToParsePrimitiveTypeValues and TryToParseNumericType", config => (config.TryToParsePrimitiveTypeValues, config.TryToParseNumericType) = (true, true)),
        Of(OptionKind.Texts, "EscapeUnicode and EscapeHtmlChars", config => (config.EscapeUnicode, config.EscapeHtmlChars) = (true, true)),
        Of(OptionKind.Collections, "ConvertObjectTypesIntoStringDictionary", config => config.ConvertObjectTypesIntoStringDictionary = true),
        Of(OptionKind.Types, "IncludeTypeInfo", config => config.IncludeTypeInfo = true),
        Of(OptionKind.Layout, "Indent", config => config.Indent = true),
        Of(OptionKind.Strict, "ThrowOnError", config => config.ThrowOnError = true),
    ];

    private static VariantOption Of(OptionKind kind, string words, Action<Config> set) => new(kind, words, () => new JsonVariant(set));

    /// <summary>
    /// Process-wide settings. The default date format counts milliseconds, and dates come back as local time. A type name that it has written itself is refused on reading unless the type is allowed here: only the classes
    /// that a member can hold. Public fields are no data unless the settings say so.
    /// </summary>
    private void Begin()
    {
        lock (s_beginning)
        {
            if (s_isBegun)
            {
                return;
            }

            var config = new Config { DateHandler = DateHandler.ISO8601, AlwaysUseUtc = true, IncludePublicFields = true };
            set?.Invoke(config);
            JsConfig.Init(config);
            JsConfig.AllowRuntimeType = config.IncludeTypeInfo ? type => type.Assembly == typeof(Adapter).Assembly : type => ModelTypes.Derived.Any(derived => derived.Type == type);
            s_isBegun = true;
        }
    }

    public override Binding Bind<T>(Binder<T> binder)
    {
        if (isBare)
        {
            return binder.To(new JsonAdapter<T>());
        }

        Begin();
        if (binder.Workload.Shape != ModelShape.Empty)
        {
            OwnTypes.Prepare(typeof(T));
        }

        return BindPrepared(binder);
    }

    private Binding BindPrepared<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when binder.Workload.Shape == ModelShape.Empty && needs.HasFlag(Needs.ReadOnlyMembers) && !needs.HasFlag(Needs.PrivateSetters) =>
            binder.Unsupported("it calls no constructor but the parameterless one and skips members without a setter; see order-private-setters"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree, and cuts a cycle off without a word"),
        var needs when needs.HasFlag(Needs.EmbeddedType) => binder.To(new NamingJsonAdapter<T>()),
        _ when call is OptionKind.Writer => binder.To(new TextAdapter<T>()),
        _ when call is OptionKind.Form => binder.To(new DetourAdapter<T, JsonAdapter<T>>(new(), value => TypeSerializer.DeserializeFromString<T>(TypeSerializer.SerializeToString(value)))),
        _ => binder.To(new JsonAdapter<T>()),
    };
}

internal readonly struct JsonAdapter<T> : IRunTimeTypeAdapter<T>, IStreamAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => JsonSerializer.SerializeToStream(value, destination.AsStream());

    public T Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public T DeserializeStream(Stream source) => JsonSerializer.DeserializeFromStream<T>(source);

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => JsonSerializer.SerializeToStream(value, type, destination.AsStream());

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => JsonSerializer.DeserializeFromStream(type, payload.AsStream());
}

/// <summary>By a writer and a reader of the program's.</summary>
internal readonly struct TextAdapter<T> : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = new StringWriter();
        JsonSerializer.SerializeToWriter(value, writer);
        destination.Deliver(writer.ToString());
    }

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        using var reader = new StringReader(payload.AsString());
        return JsonSerializer.DeserializeFromReader<T>(reader);
    }
}

internal readonly struct NamingJsonAdapter<T> : IRunTimeTypeAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Deliver(JsonSerializer.SerializeToString(value));

    public T Deserialize(ReadOnlyMemory<byte> payload) => JsonSerializer.DeserializeFromString<T>(payload.AsString());

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => destination.Deliver(JsonSerializer.SerializeToString(value, type));

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => JsonSerializer.DeserializeFromString(payload.AsString(), type);
}
