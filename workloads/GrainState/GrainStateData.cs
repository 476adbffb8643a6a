using System.Globalization;
using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>Makes the document of <see cref="GrainStateWorkload"/>.</summary>
internal sealed class GrainStateData(SeededRandom random, bool areStringsShared)
{
    private const int ProducerCount = 50;
    private const int MetadataCount = 500;

    /// <summary>Instead of the time of the run, which the study counts back from: the payload must not change from day to day.</summary>
    private static readonly DateTime s_now = new(2025, 4, 1, 12, 0, 0, DateTimeKind.Utc);

    public PubSubGrainStateDocument Document(int consumerCount) => new()
    {
        Id = "pubsubrendezvous/Goldilocks/ThreeBearsBroadcast/TestScheduleAgent.TestEvent",
        Etag = random.NextGuid().ToString("D"),
        Doc = new PubSubGrainState
        {
            Id = "1",
            Type = Constant("Orleans.Streams.PubSubGrainState, Orleans.Streaming"),
            Producers = new HashSetContainer<PubSubPublisherState>
            {
                Type = HashSetOf("Orleans.Streams.PubSubPublisherState"),
                Values = Make(ProducerCount, Producer),
            },
            Consumers = new HashSetContainer<PubSubSubscriptionState>
            {
                Type = HashSetOf("Orleans.Streams.PubSubSubscriptionState"),
                Values = Make(consumerCount, Consumer),
            },
            Metadata = Make(MetadataCount, i => (Key: "meta_key_" + Number(i), Entry: Metadata(i))).ToDictionary(named => named.Key, named => named.Entry),
        },
    };

    private PubSubPublisherState Producer(int i) => new()
    {
        Id = Number(100 + i),
        Type = Constant("Orleans.Streams.PubSubPublisherState, Orleans.Streaming"),
        Producer = new StreamProducer { Type = "producer" + Number(i), Key = random.NextGuid().ToString("N") },
        Stream = Stream(i),
        LastTimeUsed = Timestamp(s_now.AddMinutes(-random.Next(1_000))),
    };

    private PubSubSubscriptionState Consumer(int i) => new()
    {
        Id = Number(1_000 + i),
        Type = Constant("Orleans.Streams.PubSubSubscriptionState, Orleans.Streaming"),
        SubscriptionId = new GuidId
        {
            Id = Number(2_000 + i),
            Type = Constant("Orleans.Runtime.GuidId, Orleans.Core.Abstractions"),
            Guid = random.NextGuid(),
        },
        Stream = Stream(i),
        Consumer = new StreamConsumer { Type = "testdbgagent" + Number(i % 5), Key = random.NextGuid().ToString("N") },
        FilterData = i % 3 == 0 ? Filter(i) : null,
        State = random.Next(3),
    };

    private QualifiedStreamId Stream(int i) => new()
    {
        Id = Number(3_000 + i),
        Type = Constant("Orleans.Runtime.QualifiedStreamId, Orleans.Streaming"),
        ProviderName = Constant("Streams"),
        StreamId = new StreamId
        {
            Id = Number(4_000 + i),
            Type = Constant("Orleans.Runtime.StreamId, Orleans.Streaming"),
            FullKey = new BinaryData
            {
                Type = Constant("System.Byte[], System.Private.CoreLib"),
                Value = new BinaryValue { Binary = new BinaryInfo { Base64 = Base64(EvenSpread.Of(i, 50, 200)), SubType = Constant("00") } },
            },
            KeyIndex = random.Next(10, 30),
            HashCode = random.Next(int.MaxValue) * (random.Next(2) == 0 ? 1 : -1),
        },
    };

    private FilterData Filter(int i) => new()
    {
        Id = Number(5_000 + i),
        Type = Constant("CustomFilter"),
        Properties = Make(EvenSpread.Of(i / 3, 3, 10), property => (Name: "prop_" + Number(property), Value: "value_" + Number(random.Next(1_000, 10_000))))
            .ToDictionary(property => property.Name, property => property.Value),
    };

    private MetadataEntry Metadata(int i) => new()
    {
        Name = "MetadataEntry_" + Number(i),
        Value = Base64(EvenSpread.Of(i, 500, 2_000)),
        Timestamp = Timestamp(s_now.AddDays(-random.Next(365))),
        Tags = Make(1 + (i % 5), tag => $"meta_tag_{Number(i)}_{Number(tag)}_{Number(random.Next(1_000, 10_000))}"),
    };

    private string Base64(int byteCount)
    {
        var bytes = new byte[byteCount];
        random.Fill(bytes);
        return Convert.ToBase64String(bytes);
    }

    /// <summary>27 characters.</summary>
    private string Timestamp(DateTime time) =>
        time.AddTicks(10 * random.Next(60_000_000)).ToString("yyyy-MM-ddTHH:mm:ss.ffffffZ", CultureInfo.InvariantCulture);

    private string HashSetOf(string type) =>
        Constant($"System.Collections.Generic.HashSet`1[[{type}, Orleans.Streaming]], System.Private.CoreLib");

    private string Constant(string text) => areStringsShared ? text : Fresh.Copy(text);

    private static string Number(int number) => number.ToString(CultureInfo.InvariantCulture);

    private static List<TItem> Make<TItem>(int count, Func<int, TItem> make)
    {
        var items = new List<TItem>(count);
        for (var i = 0; i < count; i++)
        {
            items.Add(make(i));
        }

        return items;
    }
}
