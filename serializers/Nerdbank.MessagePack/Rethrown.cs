#if TAKES_RETHROWN
using Goldilocks.Prober;
using Nerdbank.MessagePack;

/// <summary>A converter as a program writes one that wants to say in its own words what could not be read.</summary>
internal sealed class Rethrown<T> : MessagePackConverter<T> where T : class, ILevel<T>, new()
{
    public override T? Read(ref MessagePackReader reader, SerializationContext context)
    {
        if (reader.TryReadNil())
        {
            return null;
        }

        context.DepthStep();
        reader.ReadArrayHeader();
        return new T { Next = Next(ref reader, context) };
    }

    public override void Write(ref MessagePackWriter writer, in T? value, SerializationContext context)
    {
        if (value is null)
        {
            writer.WriteNil();
            return;
        }

        context.DepthStep();
        writer.WriteArrayHeader(1);
        context.GetConverter<T>(context.TypeShapeProvider).Write(ref writer, value.Next, context);
    }

    private static T? Next(ref MessagePackReader reader, SerializationContext context)
    {
        try
        {
            return context.GetConverter<T>(context.TypeShapeProvider).Read(ref reader, context);
        }
        catch (MessagePackSerializationException exception)
        {
            throw new MessagePackSerializationException("The next level cannot be read.", exception);
        }
    }
}
#endif
