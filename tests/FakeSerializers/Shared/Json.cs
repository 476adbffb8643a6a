using System.Text.Json;

/// <summary>The working half of the fakes: System.Text.Json by reflection.</summary>
internal static class Json
{
    [ThreadStatic]
    private static Utf8JsonWriter? s_writer;

    public static void Write<T>(T value, IBufferWriter<byte> destination)
    {
        var writer = s_writer ??= new Utf8JsonWriter(destination);
        writer.Reset(destination);
        JsonSerializer.Serialize(writer, value);
    }

    public static T Read<T>(ReadOnlyMemory<byte> payload) => JsonSerializer.Deserialize<T>(payload.Span)!;
}
