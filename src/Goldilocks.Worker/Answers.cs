using Goldilocks.Protocol;
using Goldilocks.Worker.Measuring;

namespace Goldilocks.Worker;

/// <summary>
/// Writes an answer to each request. The two that come hundreds of times in one process, a slice and the next step of a warm-up, are recognized by their bytes and
/// not read as a <see cref="Frame"/> again: what is called often is compiled again, in the process that is measured (METHODOLOGY.md, "The harness is warmed up too").
/// </summary>
internal sealed class Answers(WorkerService service, FrameChannel channel)
{
    private readonly FrameText _text = new();
    private byte[] _lastBody = [];
    private Frame? _lastRequest;

    /// <summary>False when there will be no more.</summary>
    /// <exception cref="ProtocolException">The request is no frame.</exception>
    public bool Answer(byte[] body)
    {
        if (SliceText.TryRead(body, out var slice))
        {
            WriteSample(slice);
            return true;
        }

        var request = Read(body);
        var isLast = request.Verb == Verbs.Exit;
        channel.Write(isLast ? new Frame(Verbs.Done) : service.Answer(request));
        return !isLast;
    }

    /// <summary>A warm-up in steps sends the same bytes again and again.</summary>
    private Frame Read(byte[] body)
    {
        if (_lastRequest is null || !body.AsSpan().SequenceEqual(_lastBody))
        {
            (_lastBody, _lastRequest) = (body, FrameChannel.Parse(body));
        }

        return _lastRequest;
    }

    private void WriteSample(SliceRequest request)
    {
        SliceSample sample;
        try
        {
            sample = service.Slice(request);
        }
        catch (Exception exception)
        {
            channel.Write(Offer.Failure(exception));
            return;
        }

        channel.Write(sample.WriteTo(_text));
    }
}
