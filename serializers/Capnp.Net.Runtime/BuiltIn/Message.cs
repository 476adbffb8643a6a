using Capnp;

internal static partial class Message
{
    public static MessageBuilder Of<T, TWriter, TSchema>(T value) where TWriter : SerializerState, new() where TSchema : struct, ISchema<T, TWriter>
    {
        var message = MessageBuilder.Create();
        TSchema.Write(message.BuildRoot<TWriter>(), value);
        return message;
    }
}
