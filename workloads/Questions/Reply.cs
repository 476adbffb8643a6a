namespace Goldilocks.Workloads;

[Contract]
public sealed partial class Reply
{
    [Member(First + 0)]
    public int? QuestionId { get; set; }

    [Member(First + 1)]
    public int? AnswerId { get; set; }

    [Member(First + 2)]
    public DateTime? LockedDate { get; set; }

    [Member(First + 3)]
    public DateTime? CreationDate { get; set; }

    [Member(First + 4)]
    public DateTime? LastEditDate { get; set; }

    [Member(First + 5)]
    public DateTime? LastActivityDate { get; set; }

    [Member(First + 6)]
    public int? Score { get; set; }

    [Member(First + 7)]
    public DateTime? CommunityOwnedDate { get; set; }

    [Member(First + 8)]
    public bool? IsAccepted { get; set; }

    [Member(First + 9)]
    public string? Body { get; set; }

    [Member(First + 10)]
    public Author? Owner { get; set; }

    [Member(First + 11)]
    public string? Title { get; set; }

    [Member(First + 12)]
    public int? UpVoteCount { get; set; }

    [Member(First + 13)]
    public int? DownVoteCount { get; set; }

    [Member(First + 14)]
    public List<Remark>? Comments { get; set; }

    [Member(First + 15)]
    public string? Link { get; set; }

    [Member(First + 16)]
    public List<string>? Tags { get; set; }

    [Member(First + 17)]
    public bool? Upvoted { get; set; }

    [Member(First + 18)]
    public bool? Downvoted { get; set; }

    [Member(First + 19)]
    public bool? Accepted { get; set; }

    [Member(First + 20)]
    public Author? LastEditor { get; set; }

    [Member(First + 21)]
    public int? CommentCount { get; set; }

    [Member(First + 22)]
    public string? BodyMarkdown { get; set; }

    [Member(First + 23)]
    public string? ShareLink { get; set; }
}

[Contract]
public sealed partial class Remark
{
    [Member(First + 0)]
    public int? CommentId { get; set; }

    [Member(First + 1)]
    public int? PostId { get; set; }

    [Member(First + 2)]
    public DateTime? CreationDate { get; set; }

    [Member(First + 3)]
    public PostKind? PostType { get; set; }

    [Member(First + 4)]
    public int? Score { get; set; }

    [Member(First + 5)]
    public bool? Edited { get; set; }

    [Member(First + 6)]
    public string? Body { get; set; }

    [Member(First + 7)]
    public Author? Owner { get; set; }

    [Member(First + 8)]
    public Author? ReplyToUser { get; set; }

    [Member(First + 9)]
    public string? Link { get; set; }

    [Member(First + 10)]
    public string? BodyMarkdown { get; set; }
}

[Contract]
public sealed partial class Author
{
    [Member(First + 0)]
    public int? UserId { get; set; }

    [Member(First + 1)]
    public string? DisplayName { get; set; }

    [Member(First + 2)]
    public int? Reputation { get; set; }

    [Member(First + 3)]
    public UserKind? UserType { get; set; }

    [Member(First + 4)]
    public string? ProfileImage { get; set; }

    [Member(First + 5)]
    public string? Link { get; set; }

    [Member(First + 6)]
    public int? AcceptRate { get; set; }

    [Member(First + 7)]
    public BadgeCounts? BadgeCounts { get; set; }
}

[Contract]
public sealed partial class BadgeCounts
{
    [Member(First + 0)]
    public int? Gold { get; set; }

    [Member(First + 1)]
    public int? Silver { get; set; }

    [Member(First + 2)]
    public int? Bronze { get; set; }
}

public enum PostKind
{
    Question = 1,
    Answer = 2,
}

public enum UserKind
{
    Unregistered = 2,
    Registered = 3,
    Moderator = 4,
}
