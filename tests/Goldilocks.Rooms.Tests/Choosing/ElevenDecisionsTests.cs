using System.Globalization;
using System.Text.Json;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Choosing;

/// <summary>Eleven decisions from what was measured, probed and looked up on one day, as text: the choice, the runner-up, the first exclusions with their evidence.</summary>
public class ElevenDecisionsTests
{
    private const int FirstOfEachList = 3;

    private static readonly Dictionary<string, Wishes> s_decisions = new()
    {
        ["public-api"] = Asked("public-api") with { From = "Newtonsoft.Json" },
        ["messages-between-languages"] = Asked("messages"),
        ["events-for-ten-years"] = Asked("events") with { From = "Newtonsoft.Json" },
        ["cache"] = Asked("cache"),
        ["replacing-binaryformatter"] = Asked("replace-binaryformatter") with { From = "BinaryFormatter" },
        ["game"] = Asked("game"),
        ["grain-state"] = Asked("grain-state"),
        ["telemetry"] = Asked("telemetry"),
        ["client-with-a-payload-limit"] = new Wishes(
            Asked("smallest-client").Required, Aim.Size, MaximumPayloadBytes: 8000, Preset: Asked("smallest-client").Preset),
        ["a-maintainer-asks-why-not"] = Asked("messages") with { From = "MemoryPack" },
        ["only-the-first-screen"] = new Wishes(Needs()),
    };

    public static TheoryData<string> Decisions => [.. s_decisions.Keys];

    [Theory]
    [MemberData(nameof(Decisions))]
    public void The_decision_is_this_one_because(string name) =>
        RecordedDecisions.Matches($"{name}.md", RecordedDecisions.Record(RecordedDecisions.Choose(s_decisions[name]), FirstOfEachList));

    [Fact]
    public void The_record_that_the_documentation_shows_is_the_one_that_is_made()
    {
        var folder = new DirectoryInfo(AppContext.BaseDirectory);
        while (!File.Exists(Path.Combine(folder.FullName, "docs", "choosing.md")))
        {
            folder = folder.Parent!;
        }

        var shown = File.ReadAllLines(Path.Combine(folder.FullName, "docs", "choosing.md")).Where(line => line.StartsWith('>')).Select(line => line[1..].TrimStart().Replace("#### ", "## ", StringComparison.Ordinal));

        Assert.Equal(RecordedDecisions.Record(RecordedDecisions.Choose(s_decisions["replacing-binaryformatter"]), FirstOfEachList), string.Join('\n', shown) + "\n");
    }

    [Theory]
    [InlineData("de-DE")]
    [InlineData("tr-TR")]
    public void A_decision_reads_the_same_in_every_culture(string culture)
    {
        var choice = RecordedDecisions.Choose(s_decisions["public-api"]);
        var (before, expected) = (CultureInfo.CurrentCulture, RecordedDecisions.Record(choice) + Json(choice));
        CultureInfo.CurrentCulture = new CultureInfo(culture);
        try
        {
            Assert.Equal(expected, RecordedDecisions.Record(choice) + Json(choice));
        }
        finally
        {
            CultureInfo.CurrentCulture = before;
        }
    }

    [Fact]
    public void A_program_reads_the_whole_decision_as_JSON() => RecordedDecisions.Matches("replacing-binaryformatter.json", Json(RecordedDecisions.Choose(s_decisions["replacing-binaryformatter"])));

    [Fact]
    public void MemoryPack_is_never_the_answer_to_input_of_strangers_whatever_else_is_asked()
    {
        foreach (var wishes in Many(Requirement.Untrusted))
        {
            var choice = RecordedDecisions.Choose(wishes);

            Assert.DoesNotContain(choice.Eligible, judged => judged.Candidate.Key.Serializer.StartsWith("MemoryPack", StringComparison.Ordinal));
            Assert.Contains(choice.Excluded, judged => judged.Candidate.Key.Serializer == "MemoryPack");
        }
    }

    [Fact]
    public void MemoryPack_is_never_named_without_its_mark()
    {
        var named = 0;
        foreach (var line in Many().SelectMany(wishes => RecordedDecisions.Record(RecordedDecisions.Choose(wishes)).Split('\n')).Where(line => line.Contains("MemoryPack 1.21.4", StringComparison.Ordinal)))
        {
            Assert.Matches(@"MemoryPack 1\.21\.4.*\[killed\]", line);
            named++;
        }

        Assert.InRange(named, 1, int.MaxValue);
    }

    /// <summary>Each requirement alone and every two of them that do not contradict each other, beside the given ones.</summary>
    private static IEnumerable<Wishes> Many(params Requirement[] always)
    {
        var optional = RequirementNames.Switches;
        return from first in optional
               from second in optional
               where first <= second && !RequirementNames.Contradictions.Contains((first, second))
               select new Wishes(always.Append(first).Append(second).ToHashSet());
    }

    /// <summary>One of the usual questions, as <c>--for</c> asks it.</summary>
    private static Wishes Asked(string question)
    {
        var preset = RecordedDecisions.Facts.PresetOf(question);
        return preset.Wishes with { Preset = preset };
    }

    private static HashSet<Requirement> Needs(params Requirement[] required) => [.. required];

    private static string Json(Choice choice) => JsonSerializer.Serialize(ChoiceJson.Of(choice), RunJson.File).ReplaceLineEndings("\n") + "\n";
}
