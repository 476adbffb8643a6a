using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Where a reader's buffer ends in what it passes over, it must go on with the structure that it had begun.</summary>
public sealed class UnknownInStructures() : ModelCapability("C41.unknown", "a value of 20 KB from a stream, in which a structure that can be null has members that the reader does not know", "use", typeof(V1.Tracks), typeof(V2.Tracks))
{
    /// <summary>Enough for the usual buffers of 4, 8 and 16 KB.</summary>
    private const int SmallestPayload = 20_000;

    /// <summary>More than one object takes in any format.</summary>
    private const int Places = 100;

    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var (writer, reader) = (subject.Open<V2.Tracks>(), subject.Open<V1.Tracks>(typeof(V2.Tracks)));
        if (!reader.TakesStreams)
        {
            return Judgement.NotApplicable("the adapter does not read from a stream");
        }

        var count = 1;
        while (writer.Write(Make(0, count)).Length < SmallestPayload)
        {
            count *= 2;
        }

        // Whether a member that is unknown is passed over at all is what C02 asks. So a stream must give what memory gives.
        var whole = Attempt.Of("reading", () => reader.Read(Versions.Rename(writer.Write(Make(0, count)))));
        return whole.Value is null ? Judgement.NotApplicable("in memory: " + whole.Problem) : Judge(writer, reader, count, Show(whole.Value));
    }

    private static Judgement Judge(IRoot<V2.Tracks> writer, IRoot<V1.Tracks> reader, int count, string expected)
    {
        for (var place = 0; place < Places; place++)
        {
            using var stream = new MemoryStream(Versions.Rename(writer.Write(Make(place, count))), writable: false);
            var read = Attempt.Of("reading from a stream", () => (V1.Tracks)reader.ReadStream(stream)!);
            if (read.Value?.Before.Length != place || Show(read.Value) != expected)
            {
                return Judgement.Fail($"behind a text of {place} letters, {read.Problem ?? "another value is read from a stream than from memory, silently"}");
            }
        }

        return Judgement.Pass();
    }

    private static V2.Tracks Make(int place, int count) => new()
    {
        Before = new string('x', place),
        Values = [.. Enumerable.Range(1, count).Select(number => new V2.Lap { Start = number % 4 == 0 ? null : new V2.Hop { From = "from", Miles = number + 0.25, To = number % 3 == 0 ? null : "to" } })],
    };

    private static string Show(V1.Tracks tracks) => string.Join("; ", tracks.Values.Select(track => track.Start is { } leg ? leg.Miles?.ToString(CultureInfo.InvariantCulture) ?? "no miles" : "null"));
}
