using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>The shape of twitter.json of nativejson-benchmark: nested profiles and entities, many nulls and truth values, much of the text Japanese.</summary>
public sealed class FeedWorkload : Workload<Feed>
{
    /// <inheritdoc/>
    public override string Name => "feed";

    /// <inheritdoc/>
    public override string Description => "messages with their senders and entities; many nulls, much Japanese text (the shape of a search of a social network)";

    /// <inheritdoc/>
    public override string SizeUnit => "messages";

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [1, 10, 100, 1_000];

    /// <inheritdoc/>
    public override int DefaultSize => 100;

    /// <inheritdoc/>
    public override ModelShape Shape { get; } = new(
    [
        new(Construct.NullableValue, "Statuses[].InReplyToStatusId", "a nullable long"),
        new(Construct.RecursiveType, "Status", "a class that contains itself"),
    ]);

    /// <inheritdoc/>
    public override Feed Create(WorkloadSize size, SeededRandom random)
    {
        var messages = new FeedMessages(random);
        return new Feed
        {
            Statuses = [.. Enumerable.Range(0, size.Count).Select(messages.Next)],
            SearchMetadata = FeedMessages.Search(size.Count),
        };
    }

    /// <inheritdoc/>
    public override Feed AllocateCopy(Feed value) => FeedCopy.Copy(value);
}
