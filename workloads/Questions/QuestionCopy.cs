namespace Goldilocks.Workloads;

/// <summary>New objects of equal values, class by class.</summary>
internal static class QuestionCopy
{
    public static Question Copy(Question value) => new()
    {
        QuestionId = value.QuestionId,
        LastEditDate = value.LastEditDate,
        CreationDate = value.CreationDate,
        LastActivityDate = value.LastActivityDate,
        LockedDate = value.LockedDate,
        Score = value.Score,
        CommunityOwnedDate = value.CommunityOwnedDate,
        AnswerCount = value.AnswerCount,
        AcceptedAnswerId = value.AcceptedAnswerId,
        MigratedTo = value.MigratedTo is null ? null : Copy(value.MigratedTo),
        MigratedFrom = value.MigratedFrom is null ? null : Copy(value.MigratedFrom),
        BountyClosesDate = value.BountyClosesDate,
        BountyAmount = value.BountyAmount,
        ClosedDate = value.ClosedDate,
        ProtectedDate = value.ProtectedDate,
        Body = Fresh.Copy(value.Body),
        Title = Fresh.Copy(value.Title),
        Tags = value.Tags is null ? null : Fresh.Copy(value.Tags, item => Fresh.Copy(item)),
        ClosedReason = Fresh.Copy(value.ClosedReason),
        UpVoteCount = value.UpVoteCount,
        DownVoteCount = value.DownVoteCount,
        FavoriteCount = value.FavoriteCount,
        ViewCount = value.ViewCount,
        Owner = value.Owner is null ? null : Copy(value.Owner),
        Comments = value.Comments is null ? null : Fresh.Copy(value.Comments, Copy),
        Answers = value.Answers is null ? null : Fresh.Copy(value.Answers, Copy),
        Link = Fresh.Copy(value.Link),
        IsAnswered = value.IsAnswered,
        CloseVoteCount = value.CloseVoteCount,
        ReopenVoteCount = value.ReopenVoteCount,
        DeleteVoteCount = value.DeleteVoteCount,
        Notice = value.Notice is null ? null : Copy(value.Notice),
        Upvoted = value.Upvoted,
        Downvoted = value.Downvoted,
        Favorited = value.Favorited,
        LastEditor = value.LastEditor is null ? null : Copy(value.LastEditor),
        CommentCount = value.CommentCount,
        BodyMarkdown = Fresh.Copy(value.BodyMarkdown),
        ClosedDetails = value.ClosedDetails is null ? null : Copy(value.ClosedDetails),
        ShareLink = Fresh.Copy(value.ShareLink),
    };

    private static Migration Copy(Migration value) => new()
    {
        QuestionId = value.QuestionId,
        OtherSite = Fresh.Copy(value.OtherSite),
        OnDate = value.OnDate,
    };

    private static Notice Copy(Notice value) => new()
    {
        Body = Fresh.Copy(value.Body),
        CreationDate = value.CreationDate,
        OwnerUserId = value.OwnerUserId,
    };

    private static Closing Copy(Closing value) => new()
    {
        OnHold = value.OnHold,
        Reason = Fresh.Copy(value.Reason),
        Description = Fresh.Copy(value.Description),
        ByUsers = value.ByUsers is null ? null : Fresh.Copy(value.ByUsers, Copy),
    };

    private static Reply Copy(Reply value) => new()
    {
        QuestionId = value.QuestionId,
        AnswerId = value.AnswerId,
        LockedDate = value.LockedDate,
        CreationDate = value.CreationDate,
        LastEditDate = value.LastEditDate,
        LastActivityDate = value.LastActivityDate,
        Score = value.Score,
        CommunityOwnedDate = value.CommunityOwnedDate,
        IsAccepted = value.IsAccepted,
        Body = Fresh.Copy(value.Body),
        Owner = value.Owner is null ? null : Copy(value.Owner),
        Title = Fresh.Copy(value.Title),
        UpVoteCount = value.UpVoteCount,
        DownVoteCount = value.DownVoteCount,
        Comments = value.Comments is null ? null : Fresh.Copy(value.Comments, Copy),
        Link = Fresh.Copy(value.Link),
        Tags = value.Tags is null ? null : Fresh.Copy(value.Tags, item => Fresh.Copy(item)),
        Upvoted = value.Upvoted,
        Downvoted = value.Downvoted,
        Accepted = value.Accepted,
        LastEditor = value.LastEditor is null ? null : Copy(value.LastEditor),
        CommentCount = value.CommentCount,
        BodyMarkdown = Fresh.Copy(value.BodyMarkdown),
        ShareLink = Fresh.Copy(value.ShareLink),
    };

    private static Remark Copy(Remark value) => new()
    {
        CommentId = value.CommentId,
        PostId = value.PostId,
        CreationDate = value.CreationDate,
        PostType = value.PostType,
        Score = value.Score,
        Edited = value.Edited,
        Body = Fresh.Copy(value.Body),
        Owner = value.Owner is null ? null : Copy(value.Owner),
        ReplyToUser = value.ReplyToUser is null ? null : Copy(value.ReplyToUser),
        Link = Fresh.Copy(value.Link),
        BodyMarkdown = Fresh.Copy(value.BodyMarkdown),
    };

    private static Author Copy(Author value) => new()
    {
        UserId = value.UserId,
        DisplayName = Fresh.Copy(value.DisplayName),
        Reputation = value.Reputation,
        UserType = value.UserType,
        ProfileImage = Fresh.Copy(value.ProfileImage),
        Link = Fresh.Copy(value.Link),
        AcceptRate = value.AcceptRate,
        BadgeCounts = value.BadgeCounts is null ? null : Copy(value.BadgeCounts),
    };

    private static BadgeCounts Copy(BadgeCounts value) => new()
    {
        Gold = value.Gold,
        Silver = value.Silver,
        Bronze = value.Bronze,
    };
}
