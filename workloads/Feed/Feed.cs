namespace Goldilocks.Workloads;

/// <summary>An answer to a search: statuses, and how the search went on.</summary>
[Contract]
public sealed partial class Feed
{
    [Member(First + 0)]
    public List<Status> Statuses { get; set; } = null!;

    [Member(First + 1)]
    public SearchMetadata SearchMetadata { get; set; } = null!;
}

[Contract]
public sealed partial class SearchMetadata
{
    [Member(First + 0)]
    public double CompletedIn { get; set; }

    [Member(First + 1)]
    public long MaxId { get; set; }

    [Member(First + 2)]
    public string MaxIdText { get; set; } = "";

    [Member(First + 3)]
    public string NextResults { get; set; } = "";

    [Member(First + 4)]
    public string Query { get; set; } = "";

    [Member(First + 5)]
    public string RefreshUrl { get; set; } = "";

    [Member(First + 6)]
    public int Count { get; set; }

    [Member(First + 7)]
    public long SinceId { get; set; }

    [Member(First + 8)]
    public string SinceIdText { get; set; } = "";
}

/// <summary>One message. What is null in nine of ten stays null in nine of ten, and four members are always null, as in the original.</summary>
[Contract]
public sealed partial class Status
{
    [Member(First + 0)]
    public StatusMetadata Metadata { get; set; } = null!;

    [Member(First + 1)]
    public string CreatedAt { get; set; } = "";

    [Member(First + 2)]
    public long Id { get; set; }

    [Member(First + 3)]
    public string IdText { get; set; } = "";

    [Member(First + 4)]
    public string Text { get; set; } = "";

    [Member(First + 5)]
    public string Source { get; set; } = "";

    [Member(First + 6)]
    public bool Truncated { get; set; }

    [Member(First + 7)]
    public long? InReplyToStatusId { get; set; }

    [Member(First + 8)]
    public string? InReplyToStatusIdText { get; set; }

    [Member(First + 9)]
    public long? InReplyToUserId { get; set; }

    [Member(First + 10)]
    public string? InReplyToUserIdText { get; set; }

    [Member(First + 11)]
    public string? InReplyToScreenName { get; set; }

    [Member(First + 12)]
    public Profile User { get; set; } = null!;

    [Member(First + 13)]
    public string? Geo { get; set; }

    [Member(First + 14)]
    public List<double>? Coordinates { get; set; }

    [Member(First + 15)]
    public string? Place { get; set; }

    [Member(First + 16)]
    public List<long>? Contributors { get; set; }

    [Member(First + 17)]
    public Status? RetweetedStatus { get; set; }

    [Member(First + 18)]
    public int RetweetCount { get; set; }

    [Member(First + 19)]
    public int FavoriteCount { get; set; }

    [Member(First + 20)]
    public StatusEntities Entities { get; set; } = null!;

    [Member(First + 21)]
    public bool Favorited { get; set; }

    [Member(First + 22)]
    public bool Retweeted { get; set; }

    [Member(First + 23)]
    public bool? PossiblySensitive { get; set; }

    [Member(First + 24)]
    public string Language { get; set; } = "";
}

[Contract]
public sealed partial class StatusMetadata
{
    [Member(First + 0)]
    public string ResultType { get; set; } = "";

    [Member(First + 1)]
    public string LanguageCode { get; set; } = "";
}
