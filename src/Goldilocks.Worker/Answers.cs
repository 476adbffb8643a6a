using Goldilocks.Protocol;
using Goldilocks.Worker.Measuring;

namespace Goldilocks.Worker;

/// <summary>
/// Writes an answer to each request. The two that come hundreds of times in one process, a slice and the next step of a warm-up, are recognized by their bytes and
/// answered without making a <see cref="Frame"/>: what is called often is compiled again, in the process that is measured (METHODOLOGY.md, "The harness is warmed up too").
/// </summary>
internal sealed class Answers(WorkerService service, FrameChannel channel)
{
    private readonly FrameText _text = new();
    private byte[]? _warmRequest;

    /// <summary>False when there will be no more.</summary>
    /// <exception cref="ProtocolException">The request is no frame.</exception>
    public bool Answer(byte[] body)
    {
        if (SliceText.TryRead(body, out var slice))
        {
            WriteSample(slice);
            return true;
        }

        if (_warmRequest is not null && body.AsSpan().SequenceEqual(_warmRequest))
        {
            WriteWarm(body, service.WarmOn());
            return true;
        }

        var request = FrameChannel.Parse(body);
        var answer = request.Verb == Verbs.Exit ? new Frame(Verbs.Done) : service.Answer(request);
        WriteWarm(body, answer);
        return request.Verb != Verbs.Exit;
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

    /// <summary>Remembers the request that will come again if its answer says that there is more to do.</summary>
    private void WriteWarm(byte[] body, Frame answer)
    {
        _warmRequest = answer.Verb == Verbs.Warming ? body : null;
        if (_warmRequest is null)
        {
            channel.Write(answer);
        }
        else
        {
            channel.Write("warming"u8);
        }
    }
}
