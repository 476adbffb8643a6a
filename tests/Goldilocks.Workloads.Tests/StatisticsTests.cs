using System.IO.Compression;
using System.Text.Encodings.Web;
using System.Text.Json;

namespace Goldilocks.Workloads.Tests;

/// <summary>What was measured of the originals stays true of the values that stand for them. The READMEs of the workloads have the figures of both.</summary>
public sealed class StatisticsTests
{
    /// <summary>twitter.json, minified: 466,906 bytes, 44,864 of them after gzip; of 11,600 leaves 17 % are null, 24 % truth values, 18 % numbers; of 4,754 texts 16 % are not ASCII; 28.8 characters on average; 5.76 bits of entropy in a byte.</summary>
    [Fact]
    public void A_feed_has_the_nulls_and_the_texts_of_the_original()
    {
        var feed = Statistics.Of("feed");

        Assert.InRange(feed.Bytes, 420_000, 490_000);
        Assert.InRange(feed.Compressed / (double)feed.Bytes, 0.09, 0.14);
        Assert.InRange(feed.Depth, 8, 10);
        Assert.InRange(feed.Share(JsonValueKind.Null), 0.17, 0.30);
        Assert.InRange(feed.Share(JsonValueKind.True) + feed.Share(JsonValueKind.False), 0.19, 0.29);
        Assert.InRange(feed.Share(JsonValueKind.Number), 0.13, 0.23);
        Assert.InRange(feed.NotAsciiTexts, 0.14, 0.18);
        Assert.InRange(feed.CharactersPerText, 26, 31);
        Assert.InRange(feed.Entropy, 5.5, 6);
    }

    /// <summary>canada.json, minified and with the shortest form of each number: 2,090,234 bytes, 551,870 of them after gzip, 3.55 bits of entropy in a byte; 111,126 numbers in 56,045 lists, 480 of which are rings.</summary>
    [Fact]
    public void A_map_has_the_numbers_and_lists_of_the_original()
    {
        var map = Statistics.Of("map");

        Assert.InRange(map.Bytes, 1_950_000, 2_200_000);
        Assert.InRange(map.Compressed / (double)map.Bytes, 0.25, 0.28);
        Assert.InRange(map.Entropy, 3.4, 3.7);
        Assert.InRange(map.Leaves, 105_000, 118_000);
        Assert.InRange(map.Lists, 53_000, 59_000);
        Assert.InRange(map.Share(JsonValueKind.Number), 0.99, 1);
    }

    /// <summary>All members can be null. No original says how many are: its benchmark fills every one.</summary>
    [Fact]
    public void Questions_are_wide_and_sparse()
    {
        var questions = Statistics.Of("questions");

        Assert.InRange(questions.Share(JsonValueKind.Null), 0.25, 0.55);
        Assert.InRange(questions.CharactersPerText, 60, 300);
        Assert.InRange(questions.Compressed / (double)questions.Bytes, 0.2, 0.5);
    }

    /// <summary>72 events with 4 tasks each in the original; dates with an offset in all of them.</summary>
    [Fact]
    public void Events_have_the_lists_of_the_original()
    {
        var events = (EventLists)Made.Value(Made.Named("events"), 72);

        Assert.Equal((3, 9, 60), (events.CurrentEvents.Count, events.FutureEvents.Count, events.PastEvents.Count));
        Assert.InRange(events.PastEvents.Average(item => item.Tasks.Count), 3.5, 4.5);
        Assert.InRange(events.PastEvents.Select(item => item.StartDate.Offset).Distinct().Count(), 10, 40);
    }

    /// <summary>fleetbench sets 45 % of the members; half of its texts have 11 characters or fewer; 34 % of its integers fit into 7 bits, 22 % need 7 bytes of 7 bits or more.</summary>
    [Fact]
    public void A_fleet_has_the_distributions_that_were_published()
    {
        var values = ObjectGraph.All(Made.Value(Made.Named("fleet"), 1_000)).Select(found => found.Value).ToList();
        var lengths = values.OfType<string>().Select(text => text.Length).Order().ToList();
        var numbers = values.OfType<long>().ToList();

        Assert.InRange(lengths[lengths.Count / 2], 9, 13);
        Assert.InRange(lengths[lengths.Count * 9 / 10], 45, 80);
        Assert.InRange(numbers.Count(number => number < 128) / (double)numbers.Count, 0.30, 0.42);
        Assert.InRange(numbers.Count(number => number >= 1L << 42) / (double)numbers.Count, 0.12, 0.24);
        Assert.InRange(Statistics.Of("fleet").Share(JsonValueKind.Null), 0.45, 0.65);
    }

    [Fact]
    public void Vectors_have_the_block_of_the_original() => Assert.Equal((1_000, 65_536), ((Mesh)Made.Value(Made.Named("vectors"), 1_000)) is var mesh ? (mesh.Points.Count, mesh.Weights.Length) : default);

    /// <summary>Counts of a value's JSON.</summary>
    private sealed class Statistics
    {
        private static readonly JsonSerializerOptions s_options = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

        private readonly Dictionary<JsonValueKind, int> _leaves = [];
        private int _texts, _notAscii, _characters;

        public int Bytes { get; private init; }

        public int Compressed { get; private init; }

        /// <summary>Bits that a byte takes when bytes are coded by how often each is there, without regard to its neighbours.</summary>
        public double Entropy { get; private init; }

        public int Depth { get; private set; }

        public int Lists { get; private set; }

        public int Leaves => _leaves.Values.Sum();

        public double NotAsciiTexts => _notAscii / (double)_texts;

        public double CharactersPerText => _characters / (double)_texts;

        public static Statistics Of(string name)
        {
            var workload = Made.Named(name);
            var value = Made.Value(workload, workload.DefaultSize);
            var json = JsonSerializer.SerializeToUtf8Bytes(value, value.GetType(), s_options);
            using var compressed = new MemoryStream();
            using (var gzip = new GZipStream(compressed, CompressionLevel.Optimal, leaveOpen: true))
            {
                gzip.Write(json);
            }

            var shares = json.CountBy(letter => letter).Select(count => count.Value / (double)json.Length);
            var statistics = new Statistics { Bytes = json.Length, Compressed = (int)compressed.Length, Entropy = -shares.Sum(share => share * Math.Log2(share)) };
            using var document = JsonDocument.Parse(json);
            statistics.Count(document.RootElement, depth: 0);
            return statistics;
        }

        public double Share(JsonValueKind kind) => _leaves.GetValueOrDefault(kind) / (double)Leaves;

        private void Count(JsonElement element, int depth)
        {
            Depth = Math.Max(Depth, depth);
            switch (element.ValueKind)
            {
                case JsonValueKind.Object:
                    foreach (var member in element.EnumerateObject())
                    {
                        Count(member.Value, depth + 1);
                    }

                    return;
                case JsonValueKind.Array:
                    Lists++;
                    foreach (var item in element.EnumerateArray())
                    {
                        Count(item, depth + 1);
                    }

                    return;
                case JsonValueKind.String:
                    var text = element.GetString()!;
                    (_texts, _characters, _notAscii) = (_texts + 1, _characters + text.Length, _notAscii + (text.All(char.IsAscii) ? 0 : 1));
                    break;
            }

            _leaves[element.ValueKind] = _leaves.GetValueOrDefault(element.ValueKind) + 1;
        }
    }
}
