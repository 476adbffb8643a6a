internal readonly struct GrainStateWalk : IWalk<PubSubGrainStateDocument, Own.PubSubGrainStateDocument>
{
    public static string WhatIsOne => "the key of one consumer";

    public static long All(Own.PubSubGrainStateDocument own) => Sum.Of(own.Id) + Sum.Of(own.Etag) + All(own.Doc);

    public static string One(Own.PubSubGrainStateDocument own)
    {
        var consumers = own.Doc.Consumers.Values;
        return consumers[consumers.Count / 2].Consumer.Key;
    }


    private static long All(Own.PubSubGrainState own) =>
        Sum.Of(own.Id) + Sum.Of(own.Type) + All(own.Producers) + All(own.Consumers) + Sum.Of(own.Metadata, All);

    private static long All(Own.Producers own) => Sum.Of(own.Type) + Sum.Of(own.Values, All);

    private static long All(Own.Consumers own) => Sum.Of(own.Type) + Sum.Of(own.Values, All);

    private static long All(Own.MetadataPair own) => Sum.Of(own.Key) + All(own.Value);

    private static long All(Own.MetadataEntry own) => Sum.Of(own.Name) + Sum.Of(own.Value) + Sum.Of(own.Timestamp) + Sum.Of(own.Tags, Sum.Of);

    private static long All(Own.PubSubPublisherState own) =>
        Sum.Of(own.Id) + Sum.Of(own.Type) + All(own.Producer) + All(own.Stream) + Sum.Of(own.LastTimeUsed);

    private static long All(Own.PubSubSubscriptionState own) =>
        Sum.Of(own.Id)
        + Sum.Of(own.Type)
        + All(own.SubscriptionId)
        + All(own.Stream)
        + All(own.Consumer)
        + (own.FilterData is { } filter ? All(filter) : 0)
        + own.State;

    private static long All(Own.TypedKey own) => Sum.Of(own.Type) + Sum.Of(own.Key);

    private static long All(Own.GuidId own) => Sum.Of(own.Id) + Sum.Of(own.Type) + Sum.Of(own.Guid);

    private static long All(Own.FilterData own) => Sum.Of(own.Id) + Sum.Of(own.Type) + Sum.Of(own.Properties, All);

    private static long All(Own.TextPair own) => Sum.Of(own.Key) + Sum.Of(own.Value);

    private static long All(Own.QualifiedStreamId own) => Sum.Of(own.Id) + Sum.Of(own.Type) + Sum.Of(own.ProviderName) + All(own.StreamId);

    private static long All(Own.StreamId own) => Sum.Of(own.Id) + Sum.Of(own.Type) + All(own.FullKey) + own.KeyIndex + own.HashCode;

    private static long All(Own.BinaryData own) => Sum.Of(own.Type) + All(own.Value.Binary);

    private static long All(Own.BinaryInfo own) => Sum.Of(own.Base64) + Sum.Of(own.SubType);
}
