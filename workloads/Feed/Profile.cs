namespace Goldilocks.Workloads;

/// <summary>The sender of a message, whole in each message.</summary>
[Contract]
public sealed partial class Profile
{
    [Member(First + 0)]
    public long Id { get; set; }

    [Member(First + 1)]
    public string IdText { get; set; } = "";

    [Member(First + 2)]
    public string Name { get; set; } = "";

    [Member(First + 3)]
    public string ScreenName { get; set; } = "";

    [Member(First + 4)]
    public string? Location { get; set; }

    [Member(First + 5)]
    public string? Description { get; set; }

    [Member(First + 6)]
    public string? Url { get; set; }

    [Member(First + 7)]
    public ProfileEntities Entities { get; set; } = null!;

    [Member(First + 8)]
    public bool IsProtected { get; set; }

    [Member(First + 9)]
    public int FollowersCount { get; set; }

    [Member(First + 10)]
    public int FriendsCount { get; set; }

    [Member(First + 11)]
    public int ListedCount { get; set; }

    [Member(First + 12)]
    public string CreatedAt { get; set; } = "";

    [Member(First + 13)]
    public int FavouritesCount { get; set; }

    [Member(First + 14)]
    public int? UtcOffset { get; set; }

    [Member(First + 15)]
    public string? TimeZone { get; set; }

    [Member(First + 16)]
    public bool GeoEnabled { get; set; }

    [Member(First + 17)]
    public bool Verified { get; set; }

    [Member(First + 18)]
    public int StatusesCount { get; set; }

    [Member(First + 19)]
    public string Language { get; set; } = "";

    [Member(First + 20)]
    public bool ContributorsEnabled { get; set; }

    [Member(First + 21)]
    public bool IsTranslator { get; set; }

    [Member(First + 22)]
    public bool IsTranslationEnabled { get; set; }

    [Member(First + 23)]
    public string BackgroundColor { get; set; } = "";

    [Member(First + 24)]
    public string BackgroundImageUrl { get; set; } = "";

    [Member(First + 25)]
    public string BackgroundImageUrlHttps { get; set; } = "";

    [Member(First + 26)]
    public bool BackgroundTile { get; set; }

    [Member(First + 27)]
    public string ImageUrl { get; set; } = "";

    [Member(First + 28)]
    public string ImageUrlHttps { get; set; } = "";

    [Member(First + 29)]
    public string? BannerUrl { get; set; }

    [Member(First + 30)]
    public string LinkColor { get; set; } = "";

    [Member(First + 31)]
    public string SidebarBorderColor { get; set; } = "";

    [Member(First + 32)]
    public string SidebarFillColor { get; set; } = "";

    [Member(First + 33)]
    public string TextColor { get; set; } = "";

    [Member(First + 34)]
    public bool UseBackgroundImage { get; set; }

    [Member(First + 35)]
    public bool DefaultProfile { get; set; }

    [Member(First + 36)]
    public bool DefaultProfileImage { get; set; }

    [Member(First + 37)]
    public bool Following { get; set; }

    [Member(First + 38)]
    public bool FollowRequestSent { get; set; }

    [Member(First + 39)]
    public bool Notifications { get; set; }
}

[Contract]
public sealed partial class ProfileEntities
{
    [Member(First + 0)]
    public LinkList? Url { get; set; }

    [Member(First + 1)]
    public LinkList Description { get; set; } = null!;
}

[Contract]
public sealed partial class LinkList
{
    [Member(First + 0)]
    public List<Link>? Urls { get; set; }
}
