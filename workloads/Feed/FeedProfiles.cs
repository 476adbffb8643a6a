using System.Globalization;
using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>Makes the senders of messages.</summary>
internal sealed class FeedProfiles(SeededRandom random)
{
    private static readonly string[] s_timeZones = ["Irkutsk", "Tokyo", "Hawaii", "Osaka", "Seoul", "Quito", "Bangkok"];

    private readonly Prose _prose = new(random);
    private int _made;

    public Profile Next()
    {
        var (i, id) = (_made++, random.Next(18_000_000, int.MaxValue));
        var (image, background, hasLink) = (Image(id), "http://images.example/themes/theme" + Text(random.Next(1, 20)) + "/bg.png", i % 9 == 4);
        return new Profile
        {
            Id = id,
            IdText = Text(id),
            Name = _prose.Japanese(EvenSpread.Of(i, 2, 17)),
            ScreenName = _prose.Handle(EvenSpread.Of(i, 8, 16)),
            Location = i % 4 == 1 ? _prose.Japanese(random.Next(2, 18)) : null,
            Description = i % 20 == 7 ? null : _prose.Japanese(EvenSpread.Of(i, 4, 145)),
            Url = hasLink ? "http://s.example/" + _prose.Key(10) : null,
            Entities = new ProfileEntities
            {
                Url = hasLink ? new LinkList { Urls = [FeedLinks.Next(_prose, random, at: 0)] } : null,
                Description = new LinkList { Urls = i % 25 == 3 ? [FeedLinks.Next(_prose, random, at: 29)] : null },
            },
            FollowersCount = _prose.Count(14),
            FriendsCount = _prose.Count(14),
            ListedCount = _prose.Count(6),
            CreatedAt = "Wed Jul " + Text(random.Next(10, 32)) + " " + Text(random.Next(10, 24)) + ":" + Text(random.Next(10, 60)) + ":" + Text(random.Next(10, 60)) + " +0000 20" + Text(random.Next(10, 15)),
            FavouritesCount = _prose.Count(15),
            UtcOffset = i % 5 == 2 ? 3_600 * random.Next(-10, 10) : null,
            TimeZone = i % 5 == 2 ? Fresh.Copy(s_timeZones[random.Next(s_timeZones.Length)]) : null,
            GeoEnabled = i % 33 == 5,
            StatusesCount = 145 + _prose.Count(18),
            Language = Fresh.Copy("ja"),
            BackgroundColor = Color(i, "C0DEED"),
            BackgroundImageUrl = background,
            BackgroundImageUrlHttps = "https" + background[4..],
            BackgroundTile = i % 16 == 9,
            ImageUrl = "http" + image,
            ImageUrlHttps = "https" + image,
            BannerUrl = i % 7 == 6 ? null : "https://images.example/profile_banners/" + Text(id) + "/" + Text(random.Next(1_300_000_000, 1_409_000_000)),
            LinkColor = Color(i, "0084B4"),
            SidebarBorderColor = Color(i, "C0DEED"),
            SidebarFillColor = Color(i, "DDEEF6"),
            TextColor = Color(i, "333333"),
            UseBackgroundImage = i % 100 != 50,
            DefaultProfile = i % 7 != 3,
            DefaultProfileImage = i % 50 == 20,
        };
    }

    private string Image(int id) => "://images.example/profile_images/" + Text(id) + Text(random.Next(100_000_000, 999_999_999)) + "/" + _prose.Key(8) + "_normal.jpeg";

    // Nine of ten have the colours that everybody gets.
    private string Color(int i, string usual) => i % 10 == 8 ? _prose.Hex(6).ToUpperInvariant() : Fresh.Copy(usual);

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);
}
