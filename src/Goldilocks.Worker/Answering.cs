using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>
/// Writes an answer to each request, under the request's number. Two requests come hundreds of times in one process: a sample, and the next step of a warm-up. They are recognized by
/// their bytes and not read as a <see cref="Frame"/> again, because the JIT compiles frequently called code again, in the measured process (docs/experiments/warm-up.md).
/// </summary>
internal sealed class Answering(WorkerService service, FrameChannel channel)
{
    private readonly SampleText _sample = new();
    private byte[] _lastBody = [];
    private Request? _lastRequest;

    /// <summary>False when no more requests will follow.</summary>
    public bool Answer(Envelope envelope)
    {
        if (SampleText.Read(envelope.Body) is { } take)
        {
            WriteSample(envelope.Number, take);
            return true;
        }

        Request request;
        try
        {
            request = Read(envelope);
        }
        catch (ProtocolException exception)
        {
            channel.Write(envelope.Number, FailedAnswer.Of(exception).ToFrame());
            return true;
        }

        var isLast = request is ExitRequest;
        channel.Write(envelope.Number, (isLast ? new DoneAnswer() : service.Answer(request)).ToFrame());
        return !isLast;
    }

    /// <summary>A warm-up in steps sends the same text again and again.</summary>
    private Request Read(Envelope envelope)
    {
        if (_lastRequest is null || !envelope.Body.AsSpan().SequenceEqual(_lastBody))
        {
            _lastRequest = Requests.Read(envelope.ToFrame());
            _lastBody = envelope.Body;
        }

        return _lastRequest;
    }

    private void WriteSample(long number, SampleRequest request)
    {
        SampleTimes sample;
        try
        {
            sample = service.TakeSample(request);
        }
        catch (Exception exception)
        {
            channel.Write(number, FailedAnswer.Of(exception).ToFrame());
            return;
        }

        channel.Write(number, _sample.Write(sample.ToAnswer()));
    }
}
