#if TAKES_RETHROWN
using Goldilocks.Prober;
using MessagePack;
using MessagePack.Formatters;

/// <summary>A formatter as a program writes one that wants to say in its own words what could not be read.</summary>
internal sealed class Rethrown<T> : IMessagePackFormatter<T?> where T : class, ILevel<T>, new()
{
    public void Serialize(ref MessagePackWriter writer, T? value, MessagePackSerializerOptions options)
    {
        if (value is null)
        {
            writer.WriteNil();
            return;
        }

        writer.WriteArrayHeader(1);
        options.Resolver.GetFormatterWithVerify<T?>().Serialize(ref writer, value.Next, options);
    }

    public T? Deserialize(ref MessagePackReader reader, MessagePackSerializerOptions options)
    {
        if (reader.TryReadNil())
        {
            return null;
        }

        options.Security.DepthStep(ref reader);
        reader.ReadArrayHeader();
        var level = new T { Next = Next(ref reader, options) };
        reader.Depth--;
        return level;
    }

    private static T? Next(ref MessagePackReader reader, MessagePackSerializerOptions options)
    {
        try
        {
            return options.Resolver.GetFormatterWithVerify<T?>().Deserialize(ref reader, options);
        }
        catch (Exception exception) when (exception is MessagePackSerializationException or InsufficientExecutionStackException)
        {
            throw new MessagePackSerializationException("The next level cannot be read.", exception);
        }
    }
}
#endif
