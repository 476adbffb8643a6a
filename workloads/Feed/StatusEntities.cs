namespace Goldilocks.Workloads;

/// <summary>What was found in a text, with the places where it stands.</summary>
[Contract]
public sealed partial class StatusEntities
{
    [Member(First + 0)]
    public List<Hashtag>? Hashtags { get; set; }

    [Member(First + 1)]
    public List<Hashtag>? Symbols { get; set; }

    [Member(First + 2)]
    public List<Link>? Urls { get; set; }

    [Member(First + 3)]
    public List<Mention>? UserMentions { get; set; }

    [Member(First + 4)]
    public List<Medium>? Media { get; set; }
}

[Contract]
public sealed partial class Hashtag
{
    [Member(First + 0)]
    public string Text { get; set; } = "";

    [Member(First + 1)]
    public List<int> Indices { get; set; } = null!;
}

[Contract]
public sealed partial class Link
{
    [Member(First + 0)]
    public string Url { get; set; } = "";

    [Member(First + 1)]
    public string ExpandedUrl { get; set; } = "";

    [Member(First + 2)]
    public string DisplayUrl { get; set; } = "";

    [Member(First + 3)]
    public List<int> Indices { get; set; } = null!;
}

[Contract]
public sealed partial class Mention
{
    [Member(First + 0)]
    public string ScreenName { get; set; } = "";

    [Member(First + 1)]
    public string Name { get; set; } = "";

    [Member(First + 2)]
    public long Id { get; set; }

    [Member(First + 3)]
    public string IdText { get; set; } = "";

    [Member(First + 4)]
    public List<int> Indices { get; set; } = null!;
}

[Contract]
public sealed partial class Medium
{
    [Member(First + 0)]
    public long Id { get; set; }

    [Member(First + 1)]
    public string IdText { get; set; } = "";

    [Member(First + 2)]
    public List<int> Indices { get; set; } = null!;

    [Member(First + 3)]
    public string MediaUrl { get; set; } = "";

    [Member(First + 4)]
    public string MediaUrlHttps { get; set; } = "";

    [Member(First + 5)]
    public string Url { get; set; } = "";

    [Member(First + 6)]
    public string DisplayUrl { get; set; } = "";

    [Member(First + 7)]
    public string ExpandedUrl { get; set; } = "";

    [Member(First + 8)]
    public string Type { get; set; } = "";

    [Member(First + 9)]
    public MediumSizes Sizes { get; set; } = null!;

    [Member(First + 10)]
    public long? SourceStatusId { get; set; }

    [Member(First + 11)]
    public string? SourceStatusIdText { get; set; }
}

[Contract]
public sealed partial class MediumSizes
{
    [Member(First + 0)]
    public MediumSize Medium { get; set; } = null!;

    [Member(First + 1)]
    public MediumSize Small { get; set; } = null!;

    [Member(First + 2)]
    public MediumSize Thumb { get; set; } = null!;

    [Member(First + 3)]
    public MediumSize Large { get; set; } = null!;
}

[Contract]
public sealed partial class MediumSize
{
    [Member(First + 0)]
    public int Width { get; set; }

    [Member(First + 1)]
    public int Height { get; set; }

    [Member(First + 2)]
    public string Resize { get; set; } = "";
}
