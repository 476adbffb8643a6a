namespace Goldilocks.Workloads;

/// <summary>A page of questions.</summary>
[Contract]
public sealed partial class QuestionPage
{
    [Member(First + 0)]
    public List<Question> Questions { get; set; } = null!;
}

/// <summary>Forty members, all of which can be null.</summary>
[Contract]
public sealed partial class Question
{
    [Member(First + 0)]
    public int? QuestionId { get; set; }

    [Member(First + 1)]
    public DateTime? LastEditDate { get; set; }

    [Member(First + 2)]
    public DateTime? CreationDate { get; set; }

    [Member(First + 3)]
    public DateTime? LastActivityDate { get; set; }

    [Member(First + 4)]
    public DateTime? LockedDate { get; set; }

    [Member(First + 5)]
    public int? Score { get; set; }

    [Member(First + 6)]
    public DateTime? CommunityOwnedDate { get; set; }

    [Member(First + 7)]
    public int? AnswerCount { get; set; }

    [Member(First + 8)]
    public int? AcceptedAnswerId { get; set; }

    [Member(First + 9)]
    public Migration? MigratedTo { get; set; }

    [Member(First + 10)]
    public Migration? MigratedFrom { get; set; }

    [Member(First + 11)]
    public DateTime? BountyClosesDate { get; set; }

    [Member(First + 12)]
    public int? BountyAmount { get; set; }

    [Member(First + 13)]
    public DateTime? ClosedDate { get; set; }

    [Member(First + 14)]
    public DateTime? ProtectedDate { get; set; }

    [Member(First + 15)]
    public string? Body { get; set; }

    [Member(First + 16)]
    public string? Title { get; set; }

    [Member(First + 17)]
    public List<string>? Tags { get; set; }

    [Member(First + 18)]
    public string? ClosedReason { get; set; }

    [Member(First + 19)]
    public int? UpVoteCount { get; set; }

    [Member(First + 20)]
    public int? DownVoteCount { get; set; }

    [Member(First + 21)]
    public int? FavoriteCount { get; set; }

    [Member(First + 22)]
    public int? ViewCount { get; set; }

    [Member(First + 23)]
    public Author? Owner { get; set; }

    [Member(First + 24)]
    public List<Remark>? Comments { get; set; }

    [Member(First + 25)]
    public List<Reply>? Answers { get; set; }

    [Member(First + 26)]
    public string? Link { get; set; }

    [Member(First + 27)]
    public bool? IsAnswered { get; set; }

    [Member(First + 28)]
    public int? CloseVoteCount { get; set; }

    [Member(First + 29)]
    public int? ReopenVoteCount { get; set; }

    [Member(First + 30)]
    public int? DeleteVoteCount { get; set; }

    [Member(First + 31)]
    public Notice? Notice { get; set; }

    [Member(First + 32)]
    public bool? Upvoted { get; set; }

    [Member(First + 33)]
    public bool? Downvoted { get; set; }

    [Member(First + 34)]
    public bool? Favorited { get; set; }

    [Member(First + 35)]
    public Author? LastEditor { get; set; }

    [Member(First + 36)]
    public int? CommentCount { get; set; }

    [Member(First + 37)]
    public string? BodyMarkdown { get; set; }

    [Member(First + 38)]
    public Closing? ClosedDetails { get; set; }

    [Member(First + 39)]
    public string? ShareLink { get; set; }
}

[Contract]
public sealed partial class Migration
{
    [Member(First + 0)]
    public int? QuestionId { get; set; }

    [Member(First + 1)]
    public string? OtherSite { get; set; }

    [Member(First + 2)]
    public DateTime? OnDate { get; set; }
}

[Contract]
public sealed partial class Notice
{
    [Member(First + 0)]
    public string? Body { get; set; }

    [Member(First + 1)]
    public DateTime? CreationDate { get; set; }

    [Member(First + 2)]
    public int? OwnerUserId { get; set; }
}

[Contract]
public sealed partial class Closing
{
    [Member(First + 0)]
    public bool? OnHold { get; set; }

    [Member(First + 1)]
    public string? Reason { get; set; }

    [Member(First + 2)]
    public string? Description { get; set; }

    [Member(First + 3)]
    public List<Author>? ByUsers { get; set; }
}
