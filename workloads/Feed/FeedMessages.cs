using System.Globalization;
using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>
/// Makes messages one after another. How often a member is null, how long texts are, and how often a message is another's again are counts of the 100 messages of twitter.json; an empty list or text of the
/// original is null here.
/// </summary>
internal sealed class FeedMessages(SeededRandom random)
{
    private const long FirstId = 505_874_847_260_352_513;

    /// <summary>73 of 100 messages repeat one that others repeat too: a third as many originals make 42 different texts of 100.</summary>
    private const int MessagesPerOriginal = 6;

    private readonly Prose _prose = new(random);
    private readonly FeedProfiles _profiles = new(random);
    private readonly List<Status> _originals = [];

    public Status Next(int i)
    {
        if (i % 4 == 2)
        {
            return Message(i, text: Written(i));
        }

        if (_originals.Count <= i / MessagesPerOriginal)
        {
            _originals.Add(Message(-1 - i, Written(i)));
        }

        var original = FeedCopy.Copy(_originals[random.Next(_originals.Count)]);
        var message = Message(i, $"RT @{original.User.ScreenName}: {original.Text}");
        message.Entities.UserMentions = [Mentioned(original.User, at: 3)];
        message.RetweetCount = original.RetweetCount;
        message.RetweetedStatus = original;
        return message;
    }

    public static SearchMetadata Search(int count) => new()
    {
        CompletedIn = 0.087,
        MaxId = FirstId,
        MaxIdText = Text(FirstId),
        NextResults = "?max_id=" + Text(FirstId) + "&q=%E4%B8%80&count=" + Text(count) + "&include_entities=1",
        Query = "%E4%B8%80",
        RefreshUrl = "?since_id=" + Text(FirstId) + "&q=%E4%B8%80&include_entities=1",
        Count = count,
        SinceId = 0,
        SinceIdText = "0",
    };

    private Status Message(int i, string text)
    {
        var id = FirstId + (i * 650_331_968L) + random.Next(600_000_000);
        var reply = i % 11 == 6 ? random.Next(100_000_000, int.MaxValue) : (long?)null;
        var replied = i % 16 == 6 ? id - random.Next(int.MaxValue) : (long?)null;
        return new Status
        {
            Metadata = new StatusMetadata { ResultType = Fresh.Copy("recent"), LanguageCode = Language() },
            CreatedAt = "Sun Aug 31 00:29:" + random.Next(10, 60).ToString(CultureInfo.InvariantCulture) + " +0000 2014",
            Id = id,
            IdText = Text(id),
            Text = text,
            Source = Source(),
            InReplyToStatusId = replied,
            InReplyToStatusIdText = replied is { } status ? Text(status) : null,
            InReplyToUserId = reply,
            InReplyToUserIdText = reply is { } user ? Text(user) : null,
            InReplyToScreenName = reply is null ? null : _prose.Handle(random.Next(8, 15)),
            User = _profiles.Next(),
            RetweetCount = _prose.Count(11),
            Entities = Entities(i),
            PossiblySensitive = i % 7 == 3 ? false : null,
            Language = Language(),
        };
    }

    private string Written(int i) => _prose.Japanese(EvenSpread.Of(i, 60, 137));

    // The original is a search for one ideograph: all but a few messages are Japanese.
    private string Language() => random.Next(50) == 0 ? Fresh.Copy("zh") : Fresh.Copy("ja");

    private string Source() => random.Next(3) == 0
        ? "<a href=\"http://" + _prose.Word() + ".example/" + _prose.Key(8) + "\" rel=\"nofollow\">" + _prose.Japanese(random.Next(4, 12)) + "</a>"
        : "<a href=\"http://client.example/download/" + _prose.Word() + "\" rel=\"nofollow\">Client for " + _prose.Word() + "</a>";

    private StatusEntities Entities(int i) => new()
    {
        Hashtags = i % 14 == 5 ? [new Hashtag { Text = _prose.Japanese(random.Next(4, 14)), Indices = Places(17) }] : null,
        Urls = i % 8 == 1 ? [FeedLinks.Next(_prose, random, at: 25)] : null,
        UserMentions = i % 4 == 2 && i % 3 == 0 ? [Mentioned(_profiles.Next(), at: 0)] : null,
        Media = i % 17 == 8 ? [Picture(i)] : null,
    };

    private static Mention Mentioned(Profile user, int at) => new()
    {
        ScreenName = Fresh.Copy(user.ScreenName),
        Name = Fresh.Copy(user.Name),
        Id = user.Id,
        IdText = Fresh.Copy(user.IdText),
        Indices = [at, at + user.ScreenName.Length + 1],
    };

    private Medium Picture(int i)
    {
        var (id, key, isQuoted) = (FirstId - random.Next(int.MaxValue), _prose.Key(15), i % 3 != 0);
        return new Medium
        {
            Id = id,
            IdText = Text(id),
            Indices = Places(99),
            MediaUrl = "http://pictures.example/media/" + key + ".jpg",
            MediaUrlHttps = "https://pictures.example/media/" + key + ".jpg",
            Url = "http://s.example/" + _prose.Key(10),
            DisplayUrl = "pictures.example/" + _prose.Key(10),
            ExpandedUrl = "http://social.example/" + _prose.Handle(12) + "/status/" + Text(id) + "/photo/1",
            Type = Fresh.Copy("photo"),
            Sizes = new MediumSizes { Medium = Sized(600, 450, "fit"), Small = Sized(340, 255, "fit"), Thumb = Sized(150, 150, "crop"), Large = Sized(random.Next(600, 1_025), random.Next(432, 769), "fit") },
            SourceStatusId = isQuoted ? id - 5 : null,
            SourceStatusIdText = isQuoted ? Text(id - 5) : null,
        };
    }

    private static MediumSize Sized(int width, int height, string resize) => new() { Width = width, Height = height, Resize = Fresh.Copy(resize) };

    private List<int> Places(int from)
    {
        var start = from + random.Next(20);
        return [start, start + random.Next(5, 24)];
    }

    private static string Text(long number) => number.ToString(CultureInfo.InvariantCulture);
}

/// <summary>Makes links: a short one, where it leads, and what is shown of it.</summary>
internal static class FeedLinks
{
    public static Link Next(Prose prose, SeededRandom random, int at)
    {
        var page = prose.Word() + ".example/" + prose.Key(random.Next(6, 30));
        return new() { Url = "http://s.example/" + prose.Key(10), ExpandedUrl = "http://" + page, DisplayUrl = page, Indices = [at, at + 22] };
    }
}
