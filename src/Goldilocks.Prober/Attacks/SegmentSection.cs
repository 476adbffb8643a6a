using Goldilocks.Payloads;

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// H21: a payload in several pieces of memory, cut at every place, whole and damaged. The answer must be that of the same bytes in one piece. A reader of pieces has code of its own for values that lie across two of them.
/// </summary>
public sealed class SegmentSection : Section
{
    private const string Probe = "H21";
    private const int MostCuts = 256;
    private const int MostDamagedCuts = 32;
    private const int OneBit = 0x01;
    private const int HighestBit = 0x80;

    /// <inheritdoc/>
    public override string Name => "segments";

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => Roots(subject).Any() ? null : AttackTexts.NoSegments;

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) => new ListedInputs([.. Roots(subject).SelectMany(root => Whole(root).Concat(Changed(root)).Concat(CutOff(root)).Concat(Lengths(root)))]);

    private static IEnumerable<ProbeInput> Whole(IRoot root) =>
    [
        .. from cut in EvenPlaces.Of(root.GoldenPayload.Length, MostCuts)
        select Same(root, () => $"the golden payload in two pieces, cut at byte {cut}", root.GoldenPayload.ToArray, payload => [payload[..cut], payload[cut..]]),
        Same(root, () => "the golden payload in pieces of one byte", root.GoldenPayload.ToArray, Bytes),
        Same(root, () => "the golden payload in pieces of one byte, each behind an empty one", root.GoldenPayload.ToArray, payload => [.. Bytes(payload).SelectMany(piece => (byte[][])[[], piece]), []]),
    ];

    private static IEnumerable<ProbeInput> Changed(IRoot root) =>
        from cut in EvenPlaces.Of(root.GoldenPayload.Length, MostDamagedCuts).Where(cut => cut < root.GoldenPayload.Length)
        from change in new[] { OneBit, HighestBit, byte.MaxValue }
        select Same(root, () => $"byte {cut} of the golden payload XOR {change:X2}, cut before it", () => WithChange(root, cut, (byte)change), payload => [payload[..cut], payload[cut..]]);

    private static IEnumerable<ProbeInput> CutOff(IRoot root) =>
        from length in EvenPlaces.Of(root.GoldenPayload.Length, MostDamagedCuts).Where(length => length < root.GoldenPayload.Length)
        select Same(root, () => $"the first {length} of {root.GoldenPayload.Length} bytes, in pieces of one byte", () => root.GoldenPayload[..length].ToArray(), Bytes);

    private static IEnumerable<ProbeInput> Lengths(IRoot root) =>
        from offset in EvenPlaces.Of(root.GoldenPayload.Length, MostDamagedCuts)
        from pattern in LengthPatterns.All
        select ProbeInput.Reading(
            Probe,
            root.Model,
            () => $"{pattern.Words} at offset {offset}, cut behind its first byte, and nothing after it",
            () => [.. root.GoldenPayload.Span[..offset], .. pattern.Bytes],
            Expectation.MayBeAnything) with
        {
            Read = payload => root.ReadSegments(new PayloadSegments([payload[..(offset + 1)], payload[(offset + 1)..]]).Sequence),
        };

    private static ProbeInput Same(IRoot root, Func<string> words, Func<byte[]> make, Func<byte[], byte[][]> cut)
    {
        byte[] read = [];
        return ProbeInput.Reading(Probe, root.Model, words, make, Expectation.RefusedOrRight(answer => Difference(root, read, answer))) with
        {
            Read = payload => Read(root, read = payload, cut(payload)),
        };
    }

    /// <summary>What a refusal says counts as an exception of the library only where the same bytes in one piece are refused too; otherwise it is another answer.</summary>
    private static object? Read(IRoot root, byte[] payload, byte[][] pieces)
    {
        try
        {
            return root.ReadSegments(new PayloadSegments(pieces).Sequence);
        }
        catch (Exception exception)
        {
            if (Refusable.OrNull(() => root.ReadObject(payload)) is null)
            {
                throw;
            }

            return new RefusedInPieces(exception);
        }
    }

    private static string? Difference(IRoot root, byte[] payload, object? answer) => (answer, Refusable.OrNull(() => root.ReadObject(payload))) switch
    {
        (RefusedInPieces refused, _) => $"in one piece it is read, and in pieces it is refused with {refused.Exception.GetType().Name}: {refused.Exception.Message}",
        (null, null) => null,
        (_, null) => "in one piece it is refused, and in pieces it is read",
        var (inPieces, whole) => root.FindDifference(whole, inPieces) is { } difference ? $"in pieces another value is read than in one: {difference}" : null,
    };

    private static byte[] WithChange(IRoot root, int place, byte change)
    {
        var bytes = root.GoldenPayload.ToArray();
        bytes[place] ^= change;
        return bytes;
    }

    private static byte[][] Bytes(byte[] payload) => [.. payload.Chunk(1)];

    private static IEnumerable<IRoot> Roots(ISubject subject) => AttackedRoots.Of(subject).Where(root => root.TakesSegments && root.WhyNotRead is null);

    private sealed record RefusedInPieces(Exception Exception);
}

/// <summary>Where payloads are cut.</summary>
internal static class EvenPlaces
{
    /// <summary>Every place between two bytes, and both ends; of a long payload some, evenly spread.</summary>
    /// <param name="length">Of the payload, in bytes.</param>
    /// <param name="most">How many places are wanted at most, from 2.</param>
    public static IEnumerable<int> Of(int length, int most) =>
        length < most ? Enumerable.Range(0, length + 1) : Enumerable.Range(0, most).Select(index => (int)((long)index * length / (most - 1)));
}
