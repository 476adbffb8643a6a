using System.Globalization;
using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>
/// Makes questions with their answers and comments. What is null follows from what such a site answers: fields of a closed, migrated or protected question, and those that only a signed-in user sees, are null
/// in most; identifiers, dates, scores, titles and texts are always there.
/// </summary>
internal sealed class QuestionPosts(SeededRandom random)
{
    private static readonly DateTime s_start = new(2024, 3, 1, 0, 0, 0, DateTimeKind.Utc);

    private readonly Prose _prose = new(random);

    public Question Question(int i)
    {
        var (id, body, created, isClosed, isSeen) = (random.Next(1_000, 79_000_000), Body(i), Date(), i % 10 == 7, i % 10 == 2);
        var answers = Enumerable.Range(0, EvenSpread.Of(i, 0, 5)).Select(answer => Answer(i + answer, id)).ToList();
        return new Question
        {
            QuestionId = id,
            LastEditDate = i % 2 == 0 ? created.AddSeconds(random.Next(100_000)) : null,
            CreationDate = created,
            LastActivityDate = created.AddSeconds(random.Next(1_000_000)),
            LockedDate = i % 50 == 9 ? created.AddDays(3) : null,
            Score = _prose.Count(8) - 2,
            AnswerCount = answers.Count,
            AcceptedAnswerId = answers.Count > 1 ? answers[0].AnswerId : null,
            MigratedFrom = i % 30 == 4 ? new Migration { QuestionId = random.Next(1_000_000), OtherSite = "https://" + _prose.Word() + ".example", OnDate = created } : null,
            BountyClosesDate = i % 40 == 3 ? created.AddDays(7) : null,
            BountyAmount = i % 40 == 3 ? 50 * random.Next(1, 10) : null,
            ClosedDate = isClosed ? created.AddDays(1) : null,
            ProtectedDate = i % 25 == 6 ? created.AddDays(30) : null,
            Body = "<p>" + body + "</p>\n",
            Title = _prose.Latin(EvenSpread.Of(i, 25, 90)),
            Tags = Tags(EvenSpread.Of(i, 1, 6)),
            ClosedReason = isClosed ? _prose.Latin(30) : null,
            UpVoteCount = _prose.Count(8),
            DownVoteCount = _prose.Count(3),
            FavoriteCount = _prose.Count(5),
            ViewCount = _prose.Count(17),
            Owner = Author(i),
            Comments = Comments(i, id, PostKind.Question, EvenSpread.Of(i, 0, 4)),
            Answers = answers.Count > 0 ? answers : null,
            Link = "https://questions.example/questions/" + Text(id) + "/" + _prose.Word() + "-" + _prose.Word() + "-" + _prose.Word(),
            IsAnswered = answers.Count > 0,
            CloseVoteCount = isSeen ? 0 : null,
            ReopenVoteCount = isSeen ? 0 : null,
            DeleteVoteCount = isSeen ? 0 : null,
            Notice = i % 60 == 11 ? new Notice { Body = _prose.Latin(120), CreationDate = created, OwnerUserId = random.Next(5_000_000) } : null,
            Upvoted = isSeen ? false : null,
            Downvoted = isSeen ? false : null,
            Favorited = isSeen ? true : null,
            LastEditor = i % 2 == 0 ? Author(i + 1) : null,
            CommentCount = random.Next(4),
            BodyMarkdown = i % 3 == 0 ? Fresh.Copy(body) : null,
            ClosedDetails = isClosed ? new Closing { OnHold = false, Reason = _prose.Latin(30), Description = _prose.Latin(150), ByUsers = [Author(i + 2), Author(i + 3)] } : null,
            ShareLink = "https://questions.example/q/" + Text(id),
        };
    }

    private Reply Answer(int i, int question)
    {
        var (id, created, body) = (question + random.Next(1, 1_000_000), Date(), Body(i + 3));
        return new Reply
        {
            QuestionId = question,
            AnswerId = id,
            CreationDate = created,
            LastEditDate = i % 3 == 0 ? created.AddSeconds(random.Next(100_000)) : null,
            LastActivityDate = created.AddSeconds(random.Next(1_000_000)),
            CommunityOwnedDate = i % 20 == 1 ? created : null,
            Score = _prose.Count(8) - 1,
            IsAccepted = i % 3 == 0,
            Body = "<p>" + body + "</p>\n",
            Owner = Author(i + 5),
            UpVoteCount = _prose.Count(8),
            DownVoteCount = _prose.Count(3),
            Comments = Comments(i, id, PostKind.Answer, EvenSpread.Of(i, 0, 3)),
            Link = "https://questions.example/a/" + Text(id),
            Tags = i % 10 == 0 ? Tags(2) : null,
            LastEditor = i % 3 == 0 ? Author(i + 6) : null,
            CommentCount = random.Next(3),
            BodyMarkdown = i % 3 == 0 ? Fresh.Copy(body) : null,
            ShareLink = "https://questions.example/a/" + Text(id) + "/" + Text(random.Next(9_000)),
        };
    }

    private List<Remark>? Comments(int i, int post, PostKind kind, int count) => count == 0 ? null : [.. Enumerable.Range(0, count).Select(comment => new Remark
    {
        CommentId = random.Next(130_000_000),
        PostId = post,
        CreationDate = Date(),
        PostType = kind,
        Score = _prose.Count(4),
        Edited = random.Next(5) == 0,
        Body = _prose.Latin(random.Next(20, 300)),
        Owner = Author(i + comment),
        ReplyToUser = comment > 0 ? Author(i) : null,
        Link = comment % 2 == 0 ? "https://questions.example/c/" + Text(random.Next(100_000)) : null,
    })];

    private Author Author(int i)
    {
        var (id, name) = (random.Next(1, 23_000_000), _prose.Word() + " " + _prose.Word());
        return new Author
        {
            UserId = id,
            DisplayName = name,
            Reputation = 1 + _prose.Count(17),
            UserType = i % 12 == 5 ? UserKind.Unregistered : i % 30 == 8 ? UserKind.Moderator : UserKind.Registered,
            ProfileImage = "https://avatars.example/" + _prose.Hex(32) + "?s=128&d=identicon",
            Link = "https://questions.example/users/" + Text(id) + "/" + name.Replace(' ', '-'),
            AcceptRate = i % 2 == 0 ? random.Next(101) : null,
            BadgeCounts = i % 4 == 3 ? null : new BadgeCounts { Gold = _prose.Count(4), Silver = _prose.Count(6), Bronze = _prose.Count(8) },
        };
    }

    private List<string> Tags(int count) => [.. Enumerable.Range(0, count).Select(_ => _prose.Word())];

    private string Body(int i) => _prose.Latin(EvenSpread.Of(i, 150, 1_500));

    private DateTime Date() => s_start.AddSeconds(random.Next(60_000_000));

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);
}
