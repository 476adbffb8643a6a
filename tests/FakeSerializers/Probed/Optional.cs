using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;

/// <summary>JSON with options of each kind of answer: one changes nothing that is read, one loses values, one refuses, and one ends the process.</summary>
/// <param name="name">The variant's name.</param>
/// <param name="set">Sets the option.</param>
/// <param name="endsAt">The class at which the process ends; null for none.</param>
/// <param name="byForm">True for values that go into another form before they are written. It has no letter beyond ASCII.</param>
internal sealed class OptionalVariant(string name, Action<JsonSerializerOptions>? set = null, string? endsAt = null, bool byForm = false) : FakeVariant(name)
{
    private static readonly JsonSerializerOptions s_plain = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    public override IReadOnlyList<VariantOption> Options =>
    [
        new(OptionKind.Layout, "WriteIndented", () => new OptionalVariant(Name, options => options.WriteIndented = true)),
        new(OptionKind.Nulls, "WhenWritingNull", () => new OptionalVariant(Name, options => options.DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)),
        new(OptionKind.Strict, "MaxDepth = 2", () => new OptionalVariant(Name, options => options.MaxDepth = 2)),
        new(OptionKind.Form, "in ASCII", () => new OptionalVariant(Name, byForm: true)),
        new(OptionKind.Code, "ends", () => new OptionalVariant(Name, endsAt: "Grown")),
    ];

    protected override Binding BindAny<T>(Binder<T> binder)
    {
        if (endsAt is not null && typeof(T).Name.StartsWith(endsAt, StringComparison.Ordinal))
        {
            Environment.FailFast("The option ends the process.");
        }

        var options = new JsonSerializerOptions();
        set?.Invoke(options);
        var adapter = new OptionalAdapter<T>(options);
        return byForm ? binder.To(new DetourAdapter<T, OptionalAdapter<T>>(adapter, Ascii)) : binder.To(adapter);

        static T Ascii(T value) => JsonSerializer.Deserialize<T>(Encoding.ASCII.GetString(JsonSerializer.SerializeToUtf8Bytes(value, s_plain)))!;
    }
}

internal readonly struct OptionalAdapter<T>(JsonSerializerOptions options) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Write(JsonSerializer.SerializeToUtf8Bytes(value, options));

    public T Deserialize(ReadOnlyMemory<byte> payload) => JsonSerializer.Deserialize<T>(payload.Span, options)!;
}
