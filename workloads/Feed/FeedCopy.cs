namespace Goldilocks.Workloads;

/// <summary>New objects of equal values, class by class.</summary>
internal static class FeedCopy
{
    public static Feed Copy(Feed value) => new()
    {
        Statuses = Fresh.Copy(value.Statuses, Copy),
        SearchMetadata = Copy(value.SearchMetadata),
    };

    private static SearchMetadata Copy(SearchMetadata value) => new()
    {
        CompletedIn = value.CompletedIn,
        MaxId = value.MaxId,
        MaxIdText = Fresh.Copy(value.MaxIdText),
        NextResults = Fresh.Copy(value.NextResults),
        Query = Fresh.Copy(value.Query),
        RefreshUrl = Fresh.Copy(value.RefreshUrl),
        Count = value.Count,
        SinceId = value.SinceId,
        SinceIdText = Fresh.Copy(value.SinceIdText),
    };

    public static Status Copy(Status value) => new()
    {
        Metadata = Copy(value.Metadata),
        CreatedAt = Fresh.Copy(value.CreatedAt),
        Id = value.Id,
        IdText = Fresh.Copy(value.IdText),
        Text = Fresh.Copy(value.Text),
        Source = Fresh.Copy(value.Source),
        Truncated = value.Truncated,
        InReplyToStatusId = value.InReplyToStatusId,
        InReplyToStatusIdText = Fresh.Copy(value.InReplyToStatusIdText),
        InReplyToUserId = value.InReplyToUserId,
        InReplyToUserIdText = Fresh.Copy(value.InReplyToUserIdText),
        InReplyToScreenName = Fresh.Copy(value.InReplyToScreenName),
        User = Copy(value.User),
        Geo = Fresh.Copy(value.Geo),
        Coordinates = value.Coordinates is null ? null : [.. value.Coordinates],
        Place = Fresh.Copy(value.Place),
        Contributors = value.Contributors is null ? null : [.. value.Contributors],
        RetweetedStatus = value.RetweetedStatus is null ? null : Copy(value.RetweetedStatus),
        RetweetCount = value.RetweetCount,
        FavoriteCount = value.FavoriteCount,
        Entities = Copy(value.Entities),
        Favorited = value.Favorited,
        Retweeted = value.Retweeted,
        PossiblySensitive = value.PossiblySensitive,
        Language = Fresh.Copy(value.Language),
    };

    private static StatusMetadata Copy(StatusMetadata value) => new()
    {
        ResultType = Fresh.Copy(value.ResultType),
        LanguageCode = Fresh.Copy(value.LanguageCode),
    };

    private static Profile Copy(Profile value) => new()
    {
        Id = value.Id,
        IdText = Fresh.Copy(value.IdText),
        Name = Fresh.Copy(value.Name),
        ScreenName = Fresh.Copy(value.ScreenName),
        Location = Fresh.Copy(value.Location),
        Description = Fresh.Copy(value.Description),
        Url = Fresh.Copy(value.Url),
        Entities = Copy(value.Entities),
        IsProtected = value.IsProtected,
        FollowersCount = value.FollowersCount,
        FriendsCount = value.FriendsCount,
        ListedCount = value.ListedCount,
        CreatedAt = Fresh.Copy(value.CreatedAt),
        FavouritesCount = value.FavouritesCount,
        UtcOffset = value.UtcOffset,
        TimeZone = Fresh.Copy(value.TimeZone),
        GeoEnabled = value.GeoEnabled,
        Verified = value.Verified,
        StatusesCount = value.StatusesCount,
        Language = Fresh.Copy(value.Language),
        ContributorsEnabled = value.ContributorsEnabled,
        IsTranslator = value.IsTranslator,
        IsTranslationEnabled = value.IsTranslationEnabled,
        BackgroundColor = Fresh.Copy(value.BackgroundColor),
        BackgroundImageUrl = Fresh.Copy(value.BackgroundImageUrl),
        BackgroundImageUrlHttps = Fresh.Copy(value.BackgroundImageUrlHttps),
        BackgroundTile = value.BackgroundTile,
        ImageUrl = Fresh.Copy(value.ImageUrl),
        ImageUrlHttps = Fresh.Copy(value.ImageUrlHttps),
        BannerUrl = Fresh.Copy(value.BannerUrl),
        LinkColor = Fresh.Copy(value.LinkColor),
        SidebarBorderColor = Fresh.Copy(value.SidebarBorderColor),
        SidebarFillColor = Fresh.Copy(value.SidebarFillColor),
        TextColor = Fresh.Copy(value.TextColor),
        UseBackgroundImage = value.UseBackgroundImage,
        DefaultProfile = value.DefaultProfile,
        DefaultProfileImage = value.DefaultProfileImage,
        Following = value.Following,
        FollowRequestSent = value.FollowRequestSent,
        Notifications = value.Notifications,
    };

    private static ProfileEntities Copy(ProfileEntities value) => new()
    {
        Url = value.Url is null ? null : Copy(value.Url),
        Description = Copy(value.Description),
    };

    private static LinkList Copy(LinkList value) => new()
    {
        Urls = value.Urls is null ? null : Fresh.Copy(value.Urls, Copy),
    };

    private static StatusEntities Copy(StatusEntities value) => new()
    {
        Hashtags = value.Hashtags is null ? null : Fresh.Copy(value.Hashtags, Copy),
        Symbols = value.Symbols is null ? null : Fresh.Copy(value.Symbols, Copy),
        Urls = value.Urls is null ? null : Fresh.Copy(value.Urls, Copy),
        UserMentions = value.UserMentions is null ? null : Fresh.Copy(value.UserMentions, Copy),
        Media = value.Media is null ? null : Fresh.Copy(value.Media, Copy),
    };

    private static Hashtag Copy(Hashtag value) => new()
    {
        Text = Fresh.Copy(value.Text),
        Indices = [.. value.Indices],
    };

    private static Link Copy(Link value) => new()
    {
        Url = Fresh.Copy(value.Url),
        ExpandedUrl = Fresh.Copy(value.ExpandedUrl),
        DisplayUrl = Fresh.Copy(value.DisplayUrl),
        Indices = [.. value.Indices],
    };

    private static Mention Copy(Mention value) => new()
    {
        ScreenName = Fresh.Copy(value.ScreenName),
        Name = Fresh.Copy(value.Name),
        Id = value.Id,
        IdText = Fresh.Copy(value.IdText),
        Indices = [.. value.Indices],
    };

    private static Medium Copy(Medium value) => new()
    {
        Id = value.Id,
        IdText = Fresh.Copy(value.IdText),
        Indices = [.. value.Indices],
        MediaUrl = Fresh.Copy(value.MediaUrl),
        MediaUrlHttps = Fresh.Copy(value.MediaUrlHttps),
        Url = Fresh.Copy(value.Url),
        DisplayUrl = Fresh.Copy(value.DisplayUrl),
        ExpandedUrl = Fresh.Copy(value.ExpandedUrl),
        Type = Fresh.Copy(value.Type),
        Sizes = Copy(value.Sizes),
        SourceStatusId = value.SourceStatusId,
        SourceStatusIdText = Fresh.Copy(value.SourceStatusIdText),
    };

    private static MediumSizes Copy(MediumSizes value) => new()
    {
        Medium = Copy(value.Medium),
        Small = Copy(value.Small),
        Thumb = Copy(value.Thumb),
        Large = Copy(value.Large),
    };

    private static MediumSize Copy(MediumSize value) => new()
    {
        Width = value.Width,
        Height = value.Height,
        Resize = Fresh.Copy(value.Resize),
    };
}
