using Capnp;

/// <summary>Messages, in the library's own steps: build, send through a pump, read the segments.</summary>
internal static partial class Message
{
    public static MessageBuilder Of<TOwn, TWriter>(TOwn own) where TOwn : ICapnpSerializable where TWriter : SerializerState, new()
    {
        var message = MessageBuilder.Create();
        own.Serialize(message.BuildRoot<TWriter>());
        return message;
    }

    /// <summary>The pump is not disposed of, because it would dispose of the stream.</summary>
    public static void Send(MessageBuilder message, IBufferWriter<byte> destination) => new FramePump(destination.AsStream()).Send(message.Frame);

    public static DeserializerState Receive(ReadOnlyMemory<byte> payload) => DeserializerState.CreateRoot(Framing.ReadSegments(payload.AsStream()));
}
