using System.Globalization;
using System.Text;
using Swifter.Json;
using Swifter.RW;

/// <summary>Swifter.Json: one formatter, set up so that numbers and dates are restored exactly; without and with $ref for objects met again.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new SwifterVariant("", JsonFormatterOptions.Default), new SwifterVariant("references", JsonFormatterOptions.MultiReferencingReference)];
}

internal sealed class SwifterVariant(string name, JsonFormatterOptions references) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder)
    {
        switch (binder.Workload.Needs)
        {
            case var needs when (needs & (Needs.EmbeddedType | Needs.Polymorphism)) != 0:
                return binder.Unsupported("it writes no type names for members, so that reading cannot know which class a base class or an interface stands for");
            case var needs when needs.HasFlag(Needs.SharedReferences) != (Name == "references"):
                return binder.Unsupported(Name == "references"
                    ? "it is for objects that are shared, and this workload is a tree; see the other variant"
                    : "it writes a tree and throws beyond a depth of 20; see the variant with references");
        }

        // Its own floating-point methods are faster and lose the last digits of doubles.
        var formatter = new JsonFormatter(new UTF8Encoding(false), JsonFormatterOptions.Default | JsonFormatterOptions.UseSystemFloatingPointsMethods | references);
        formatter.SetValueInterface(new RoundTripDates());
        return binder.To(new SwifterAdapter<T>(formatter));
    }
}

internal readonly struct SwifterAdapter<T>(JsonFormatter formatter) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        formatter.Serialize(value, out byte[] json);
        destination.Deliver(json);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => formatter.Deserialize<T>(payload.Span)!;
}

/// <summary>Its own dates lose their ticks and their kind.</summary>
internal sealed class RoundTripDates : IValueInterface<DateTime>
{
    public DateTime ReadValue(IValueReader valueReader) => DateTime.ParseExact(valueReader.ReadString()!, "O", CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind);

    public void WriteValue(IValueWriter valueWriter, DateTime value) => valueWriter.WriteString(value.ToString("O", CultureInfo.InvariantCulture));
}
