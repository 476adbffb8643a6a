using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Null and the default are two states of a structure.</summary>
public sealed class NullableStructure() : ValuesCapability<HasExtent>("C27.struct", "a structure that is null, its default or filled", "values")
{
    protected override IEnumerable<(string Name, HasExtent Root)> Make() => [("null", new()), ("default", new() { Value = default(Extent) }), ("filled", new() { Value = new() { From = 11, To = 22 } })];

    protected override Likeness Compare(HasExtent expected, HasExtent actual) => Likeness.OfEqual(Extents.Show(expected.Value), Extents.Show(actual.Value));
}

/// <summary>A list of structures that can be null.</summary>
public sealed class NullableStructures() : ValuesCapability<HasExtentList>("C27.struct-list", "a list of structures with null and the default among them", "values")
{
    protected override IEnumerable<(string Name, HasExtentList Root)> Make() => [("a list", new() { Value = [new() { From = 11, To = 22 }, null, default(Extent), new() { From = 33 }] })];

    protected override Likeness Compare(HasExtentList expected, HasExtentList actual) => Likeness.OfEqual(Extents.Show(expected.Value), Extents.Show(actual.Value));
}

/// <summary>A library reads a stream by a buffer. The buffer may end anywhere in a value, and the library must go on there.</summary>
public sealed class EndsOfBuffers() : StreamReadingCapability<Stays>("C41.buffers", "a value of 20 KB from a stream, with the end of a reader's buffer at every place of an object")
{
    /// <summary>Enough for the usual buffers of 4, 8 and 16 KB.</summary>
    private const int SmallestPayload = 20_000;

    /// <summary>More than two objects take in any format.</summary>
    private const int Places = 200;

    protected override Judgement Try(IRoot<Stays> root)
    {
        var count = 1;
        var written = Attempt.Of("writing", () => root.Write(Make(0, 1)));
        while (written.Value is { Length: < SmallestPayload })
        {
            count *= 2;
            written = Attempt.Of("writing", () => root.Write(Make(0, count)));
        }

        // A format may lose something in any case, such as a null in a list, and other questions ask for that. So a stream must give what memory gives.
        var whole = Attempt.Of("reading", () => root.Read(written.Value!));
        return written.Value is null ? Judgement.Fail(written.Problem!)
            : whole.Value is null ? Judgement.Fail(whole.Problem!)
            : Judge(root, count, Extents.Show(whole.Value.Values));
    }

    private static Judgement Judge(IRoot<Stays> root, int count, string expected)
    {
        for (var place = 0; place < Places; place++)
        {
            using var stream = new MemoryStream(root.Write(Make(place, count)), writable: false);
            var read = ReadFrom(root, stream, "reading from a stream");
            if (read.Value?.Before.Length != place || Extents.Show(read.Value.Values) != expected)
            {
                return Judgement.Fail($"behind a text of {place} letters, {read.Problem ?? "another value is read from a stream than from memory, silently"}");
            }
        }

        return Judgement.Pass();
    }

    private static Stays Make(int place, int count) => new()
    {
        Before = new string('x', place),
        Values = [.. Enumerable.Range(1, count).Select(number => new Stay { Days = Of(number), Text = number % 5 == 0 ? null : "stay", Next = number % 3 == 0 ? null : new() { Days = Of(number + 1), Text = "next" } })],
    };

    private static Extent? Of(int number) => number % 4 == 0 ? null : new() { From = number, To = number % 2 == 0 ? null : number + 7 };
}

/// <summary>Structures and what holds them, in words that can be compared.</summary>
internal static class Extents
{
    public static string Show(Extent? value) => value is { } extent ? string.Create(CultureInfo.InvariantCulture, $"{extent.From} to {(extent.To is { } to ? to : "nothing")}") : "null";

    public static string Show(IEnumerable<Extent?>? values) => values is null ? "null" : string.Join(", ", values.Select(Show));

    public static string Show(List<Stay> stays) => string.Join("; ", stays.Select(Show));

    private static string Show(Stay? stay) => stay is null ? "null" : $"{Show(stay.Days)} {stay.Text ?? "null"} ({Show(stay.Next)})";
}
