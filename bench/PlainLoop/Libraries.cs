using System.Buffers;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Goldilocks.Payloads;
using MemoryPack;
using Newtonsoft.Json;
using ProtoBuf.Meta;
using JsonSerializer = System.Text.Json.JsonSerializer;

namespace Goldilocks.PlainLoop;

/// <summary>Each library as an application would call it again and again: to memory that it keeps, from an array.</summary>
internal static partial class Libraries
{
    public static IReadOnlyList<Subject> On<T>(T value) where T : class =>
    [
        Json(value, "", new DefaultJsonTypeInfoResolver()),
        Json(value, "source generated", GeneratedMetadata.Default),
        MemoryPackOf(value),
        ProtobufNet(value),
        HyperionOf(value),
        NewtonsoftOf(value),
        .. WhereInstalled(value),
    ];

    /// <summary>
    /// Hyperion beside the baseline, for a process of its own: where a process has seen two kinds of streams, the compiler can no longer inline the writes of either.
    /// </summary>
    public static IReadOnlyList<Subject> OnMemoryStream<T>(T value) where T : class => [Json(value, "", new DefaultJsonTypeInfoResolver()), HyperionOnMemoryStream(value)];

    /// <summary>Libraries that not every registry has; a file of their own is compiled where the run measured them.</summary>
    static partial void AddInstalled<T>(List<Subject> subjects, T value) where T : class;

    private static List<Subject> WhereInstalled<T>(T value) where T : class
    {
        List<Subject> subjects = [];
        AddInstalled(subjects, value);
        return subjects;
    }

    private static Subject Json<T>(T value, string variant, IJsonTypeInfoResolver metadata) where T : class
    {
        var type = (JsonTypeInfo<T>)new JsonSerializerOptions { TypeInfoResolver = metadata }.GetTypeInfo(typeof(T));
        var buffer = new ArrayBufferWriter<byte>(64 * 1024);
        var writer = new Utf8JsonWriter(buffer, new JsonWriterOptions { SkipValidation = true });
        var payload = JsonSerializer.SerializeToUtf8Bytes(value, type);
        return new Subject(
            "System.Text.Json",
            variant,
            count =>
            {
                for (; count > 0; count--)
                {
                    buffer.ResetWrittenCount();
                    writer.Reset(buffer);
                    JsonSerializer.Serialize(writer, value, type);
                }
            },
            count =>
            {
                for (; count > 0; count--)
                {
                    JsonSerializer.Deserialize(payload, type);
                }
            },
            () => JsonSerializer.Deserialize(payload, type)!);
    }

    private static Subject MemoryPackOf<T>(T value) where T : class
    {
        var buffer = new ArrayBufferWriter<byte>(64 * 1024);
        var payload = MemoryPackSerializer.Serialize(value);
        return new Subject(
            "MemoryPack",
            "",
            count =>
            {
                for (; count > 0; count--)
                {
                    buffer.ResetWrittenCount();
                    MemoryPackSerializer.Serialize(buffer, value);
                }
            },
            count =>
            {
                for (; count > 0; count--)
                {
                    MemoryPackSerializer.Deserialize<T>(payload);
                }
            },
            () => MemoryPackSerializer.Deserialize<T>(payload)!);
    }

    private static Subject ProtobufNet<T>(T value) where T : class
    {
        var model = Model();
        var stream = new MemoryStream(64 * 1024);
        model.Serialize(stream, value);
        var payload = stream.ToArray();
        return new Subject(
            "protobuf-net",
            "run-time model",
            count =>
            {
                for (; count > 0; count--)
                {
                    stream.SetLength(0);
                    model.Serialize(stream, value);
                }
            },
            count =>
            {
                for (; count > 0; count--)
                {
                    model.Deserialize<T>(new ReadOnlyMemory<byte>(payload));
                }
            },
            () => model.Deserialize<T>(new ReadOnlyMemory<byte>(payload)));
    }

    private static TypeModel Model()
    {
        var model = RuntimeTypeModel.Create();
        model.DefaultCompatibilityLevel = ProtoBuf.CompatibilityLevel.Level300;
        model.Add(typeof(Tiny), false).Add(nameof(Tiny.Id), nameof(Tiny.Name), nameof(Tiny.IsActive));
        model.Add(typeof(Person), false).Add(nameof(Person.Id), nameof(Person.Name), nameof(Person.Data), nameof(Person.Guid));
        model.Add(typeof(BookShelf), false).Add(nameof(BookShelf.Books));
        model.Add(typeof(Book), false).Add(nameof(Book.Id), nameof(Book.Title), nameof(Book.BookData));
        return model.Compile();
    }

    /// <summary>To the stream that the measuring host gives: a write of a few bytes costs a fraction of what it costs on a <see cref="MemoryStream"/> (docs/experiments/streams.md).</summary>
    private static Subject HyperionOf<T>(T value) where T : class
    {
        var serializer = new Hyperion.Serializer();
        var writer = new PayloadWriter();
        serializer.Serialize(value, writer.AsStream());
        var payload = writer.Written.ToArray();
        return new Subject(
            "Hyperion",
            "",
            count =>
            {
                for (; count > 0; count--)
                {
                    writer.Clear();
                    serializer.Serialize(value, writer.AsStream());
                }
            },
            HyperionReading<T>(serializer, payload),
            () => serializer.Deserialize<T>(new MemoryStream(payload)));
    }

    private static Subject HyperionOnMemoryStream<T>(T value) where T : class
    {
        var serializer = new Hyperion.Serializer();
        var stream = new MemoryStream(64 * 1024);
        serializer.Serialize(value, stream);
        var payload = stream.ToArray();
        return new Subject(
            "Hyperion",
            "on a MemoryStream",
            count =>
            {
                for (; count > 0; count--)
                {
                    stream.SetLength(0);
                    serializer.Serialize(value, stream);
                }
            },
            HyperionReading<T>(serializer, payload),
            () => serializer.Deserialize<T>(new MemoryStream(payload)));
    }

    private static Action<int> HyperionReading<T>(Hyperion.Serializer serializer, byte[] payload) => count =>
    {
        for (; count > 0; count--)
        {
            serializer.Deserialize<T>(new MemoryStream(payload));
        }
    };

    private static Subject NewtonsoftOf<T>(T value) where T : class
    {
        var serializer = Newtonsoft.Json.JsonSerializer.Create();
        var stream = new MemoryStream(64 * 1024);
        Write(1);
        var payload = stream.ToArray();
        return new Subject(
            "Newtonsoft.Json",
            "",
            Write,
            count =>
            {
                for (; count > 0; count--)
                {
                    Read();
                }
            },
            Read);

        void Write(int count)
        {
            for (; count > 0; count--)
            {
                stream.SetLength(0);
                using var writer = new JsonTextWriter(new StreamWriter(stream, leaveOpen: true)) { ArrayPool = CharPool.Shared };
                serializer.Serialize(writer, value, typeof(T));
            }
        }

        T Read()
        {
            using var reader = new JsonTextReader(new StreamReader(new MemoryStream(payload))) { ArrayPool = CharPool.Shared };
            return serializer.Deserialize<T>(reader)!;
        }
    }

    /// <summary>The array pool that the library's performance tips ask for.</summary>
    private sealed class CharPool : IArrayPool<char>
    {
        public static CharPool Shared { get; } = new();

        public char[] Rent(int minimumLength) => ArrayPool<char>.Shared.Rent(minimumLength);

        public void Return(char[]? array) => ArrayPool<char>.Shared.Return(array!);
    }
}

[JsonSerializable(typeof(Tiny))]
[JsonSerializable(typeof(Person))]
[JsonSerializable(typeof(BookShelf))]
internal sealed partial class GeneratedMetadata : JsonSerializerContext;
