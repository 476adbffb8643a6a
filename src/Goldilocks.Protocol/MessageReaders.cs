namespace Goldilocks.Protocol;

/// <summary>Reads requests, on the worker's side.</summary>
public static class Requests
{
    /// <summary>The request that a frame holds.</summary>
    /// <exception cref="ProtocolException">It holds none; says which field is missing or wrong.</exception>
    public static Request Read(Frame frame) => frame.Verb switch
    {
        Verbs.Describe => new DescribeRequest(),
        Verbs.Open => OpenRequest.Read(frame),
        Verbs.Verify => VerifyRequest.Read(frame),
        Verbs.Warm => WarmRequest.Read(frame),
        Verbs.Take => SampleRequest.Read(frame),
        Verbs.Allocate => AllocateRequest.Read(frame),
        Verbs.Recheck => RecheckRequest.Read(frame),
        Verbs.Conform => ConformRequest.Read(frame),
        Verbs.Footprint => FootprintRequest.Read(frame),
        Verbs.Peak => PeakRequest.Read(frame),
        Verbs.Write => WriteRequest.Read(frame),
        Verbs.Pack => PackRequest.Read(frame),
        Verbs.Unpack => UnpackRequest.Read(frame),
        Verbs.Read => ReadRequest.Read(frame),
        Verbs.Serve => ServeRequest.Read(frame),
        Verbs.Count => new CountRequest(),
        Verbs.Close => CloseRequest.Read(frame),
        Verbs.Exit => new ExitRequest(),
        _ => throw new ProtocolException($"there is no request '{frame.Verb}'"),
    };
}

/// <summary>Reads answers, on the coordinator's side.</summary>
public static class Answers
{
    /// <summary>The answer that a frame holds.</summary>
    /// <exception cref="ProtocolException">It holds none; says which field is missing or wrong.</exception>
    public static Answer Read(Frame frame) => frame.Verb switch
    {
        Verbs.Unsupported => UnsupportedAnswer.Read(frame),
        Verbs.WrongAnswer => DifferentAnswer.Read(frame),
        Verbs.Failed => FailedAnswer.Read(frame),
        Verbs.Description => DescriptionAnswer.Read(frame),
        Verbs.Opened => OpenedAnswer.Read(frame),
        Verbs.Verified => VerifiedAnswer.Read(frame),
        Verbs.Rechecked => RecheckedAnswer.Read(frame),
        Verbs.Warming => new WarmingAnswer(),
        Verbs.Warmed => WarmedAnswer.Read(frame),
        Verbs.Sample => SampleAnswer.Read(frame),
        Verbs.Allocation => AllocationAnswer.Read(frame),
        Verbs.Conforms => ConformsAnswer.Read(frame),
        Verbs.Violates => ViolatesAnswer.Read(frame),
        Verbs.Graph => GraphAnswer.From(frame),
        Verbs.Peaks => PeaksAnswer.Read(frame),
        Verbs.Wrote => WroteAnswer.Read(frame),
        Verbs.Packed => PackedAnswer.Read(frame),
        Verbs.Unpacked => UnpackedAnswer.Read(frame),
        Verbs.WasRead => ReadAnswer.Read(frame),
        Verbs.Serving => ServingAnswer.Read(frame),
        Verbs.Counters => CountersAnswer.Read(frame),
        Verbs.Done => new DoneAnswer(),
        _ => throw new ProtocolException($"there is no answer '{frame.Verb}'"),
    };
}
