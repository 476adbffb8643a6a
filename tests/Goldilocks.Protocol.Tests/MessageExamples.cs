namespace Goldilocks.Protocol.Tests;

/// <summary>One of every message, with all possible fields.</summary>
internal static class MessageExamples
{
    private static readonly Subject s_subject = new("source generated", "bookshelf", 100, -42, new Dictionary<string, int> { ["payload"] = 7, ["depth"] = -1 });

    public static IReadOnlyList<Request> Requests { get; } =
    [
        new DescribeRequest(),
        new OpenRequest(s_subject, new CodecTerms("codecs/brotli.dll", -3), Sink.File, IsAsync: true),
        new VerifyRequest(1),
        new WarmRequest(new WarmupLimits(1, 2, 3, 4, 5, 6), [new BoundOperation(1, Operation.Serialize), new BoundOperation(2, Operation.Deserialize)]),
        new SampleRequest(1, Operation.Deserialize, 60, 20),
        new AllocateRequest(1, Operation.Serialize, 15),
        new RecheckRequest(1),
        new ConformRequest(s_subject, ConformanceCheck.Recovery, IsAsync: true),
        new FootprintRequest(1, IsChecked: true),
        new PeakRequest(1, Operation.Serialize),
        new WriteRequest(1),
        new ReadRequest(1, ReadingWay.FirstItem),
        new PackRequest(1),
        new UnpackRequest(1, "AAEC", IsCompared: true),
        new ServeRequest(s_subject, new ServeEndpoint("127.0.0.1", 0, IsHttp2: true), IsPerRequest: true),
        new CountRequest(),
        new CloseRequest(1),
        new ExitRequest(),
    ];

    public static IReadOnlyList<Answer> Answers { get; } =
    [
        new UnsupportedAnswer("it knows\nno objects"),
        new DifferentAnswer("Id: 1 was written and 2 was read"),
        new FailedAnswer("System.Exception", "bad", "bad\n at Worker"),
        new DescriptionAnswer(
            ".NET 10.0.12",
            "thread-cpu",
            [new VariantInfo(""), new VariantInfo("source generated"), new VariantInfo("copy", IsFloor: true)],
            [
                new WorkloadInfo("person", "one object", "persons", 1, 1, true, [1], new Dictionary<string, int>()),
                new WorkloadInfo("bookshelf", "books", "books", 100, 1_000_000, false, [1, 10], new Dictionary<string, int> { ["payload"] = 10 }),
            ]),
        new OpenedAnswer(3, "it only reads", "it only writes", "tokens only"),
        new VerifiedAnswer("fc6e7d394bf500a9", 1096, new FirstTimes(1, 2, 3)),
        new RecheckedAnswer(1096) { Changed = "AAEC" },
        new WarmingAnswer(),
        new WarmedAnswer(1, true, 808, [new SamplePlan(1, Operation.Serialize, 74097, 9_999_910), new SamplePlan(1, Operation.Deserialize, 1, 0)]),
        new SampleAnswer(60, 1, 2, 3, 4, 5),
        new AllocationAnswer(2128, [2128, 2128, 2130]),
        new ConformsAnswer("fc6e7d394bf500a9"),
        new ViolatesAnswer("the second writing gave other bytes"),
        new GraphAnswer(3, 120, [new GraphPart("strings", 1, 40), new GraphPart("objects", 2, 80)], new ReadGraph(3, 121), new CollectorCheck(100, 12_000, -5, 12_100)),
        new PeaksAnswer(new SinglePeaks(1, 2, 3, 4, true), new RepeatedCost(5, 6, 7, 8, 9, [3, 2, 1])),
        new WroteAnswer(5_000_000_000, 1),
        new ReadAnswer(1, new ReadingCost(1, 2), new ReadingCost(3, 4), new FilledObject(IsKept: true, "appended")),
        new PackedAnswer("AAEC", "0\t\tobject\tShop.Order\t\n1\tNumber\ttext\tSystem.String\ta\\nb\n"),
        new UnpackedAnswer("0\t\tnull\tSystem.Object\t\n"),
        new ServingAnswer(5000, 1096, "fc6e7d394bf500a9", 1, "it only reads", "it only writes"),
        new CountersAnswer(1, new CollectorSums(1, 2, 3, 4, 5), new WorkSums(1, 2, 3, 4, 5, 6), new MemoryLevels(1, 2, 3, 4, 5), new LoadLevels(1, 2, 3, 4), "it threw"),
        new DoneAnswer(),
    ];

    public static IEnumerable<Message> All => [.. Requests, .. Answers];
}
