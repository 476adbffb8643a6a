namespace Goldilocks.Load;

/// <summary>Judges whether each answer is right. It always checks status and length, and the content of one answer in <see cref="CheckEvery"/>. For one thread.</summary>
internal sealed class AnswerJudge(LoadTarget target)
{
    /// <summary>One answer in so many is compared byte by byte.</summary>
    private const int CheckEvery = 32;

    /// <summary>The most answers that are kept for a later check in one window; the first ones are enough.</summary>
    private const int MostSuspects = 16;

    private readonly Stack<byte[]> _spareBodies = [];
    private long _sent;

    /// <summary>Where the next answer's body is kept to be compared; null where it may be dropped.</summary>
    public byte[]? PlaceForNext() => _sent++ % CheckEvery != 0 ? null
        : _spareBodies.Count > 0 ? _spareBodies.Pop()
        : new byte[target.Expected.Length];

    /// <summary>Enters a whole answer into the log.</summary>
    public void Enter(LoadConnection connection, long nowTicks, long startTicks, RequestLog log)
    {
        var reader = connection.Reader;
        var latency = Clock.Nanoseconds(nowTicks - connection.DueTicks);
        var service = Clock.Nanoseconds(nowTicks - connection.SentTicks);
        var at = Clock.Nanoseconds(nowTicks - startTicks);
        if (reader.Status != 200)
        {
            log.AddBad(string.Create(System.Globalization.CultureInfo.InvariantCulture, $"status {reader.Status}"));
        }
        else if (reader.BodyLength != target.Expected.Length)
        {
            log.AddBad(BadKinds.WrongLength);
        }
        else if (connection.Kept is null || IsExpected(reader.Kept, log) || log.Suspects.Count == MostSuspects)
        {
            log.AddGood(latency, service, at, reader.BodyLength);
        }
        else
        {
            log.AddSuspect(new Suspect(reader.Kept.ToArray(), latency, service, at));
        }

        if (connection.Kept is { } kept)
        {
            _spareBodies.Push(kept);
        }
    }

    private bool IsExpected(ReadOnlySpan<byte> body, RequestLog log)
    {
        log.AddChecked();
        return body.SequenceEqual(target.Expected.Span);
    }
}
