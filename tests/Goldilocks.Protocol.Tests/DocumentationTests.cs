using System.Reflection;
using System.Text;
using System.Text.RegularExpressions;

namespace Goldilocks.Protocol.Tests;

/// <summary>docs/internals/protocol.md promises to be complete and to show real messages.</summary>
public sealed partial class DocumentationTests
{
    private static readonly string Text = File.ReadAllText(Path.Combine(Repository(), "docs", "internals", "protocol.md")).ReplaceLineEndings("\n");

    private static readonly IReadOnlyList<string> AllVerbs = [.. typeof(Verbs)
        .GetFields(BindingFlags.Public | BindingFlags.Static)
        .Where(constant => constant.FieldType == typeof(string))
        .Select(constant => (string)constant.GetRawConstantValue()!)];

    [Fact]
    public void Every_verb_is_described() => Assert.All(AllVerbs, verb => Assert.Contains($"| `{verb}` |", Text, StringComparison.Ordinal));

    [Fact]
    public void The_version_is_the_one_that_is_spoken() => Assert.Contains($"protocol version is {Verbs.ProtocolVersion}.", Text, StringComparison.Ordinal);

    [Fact]
    public void The_example_conversation_is_made_of_valid_frames()
    {
        var frames = Examples().Matches(Text).Select(match => match.Groups["frames"].Value).SelectMany(Envelopes).Select(envelope => envelope.ToFrame()).ToList();

        Assert.True(frames.Count >= 10, $"found {frames.Count} frames");
        Assert.Equal(Verbs.Describe, frames[0].Verb);
        Assert.All(frames, frame => Assert.Contains(frame.Verb, AllVerbs));
    }

    [Fact]
    public void The_example_conversation_is_made_of_messages_that_both_sides_can_read()
    {
        Assert.All(Frames("coordinator"), frame => Requests.Read(frame));
        Assert.All(Frames("worker"), frame => Answers.Read(frame));
    }

    [Fact]
    public void Every_answer_carries_the_number_of_the_request_before_it()
    {
        var numbers = Examples().Matches(Text).SelectMany(match => Envelopes(match.Groups["frames"].Value)).Select(envelope => envelope.Number).ToList();

        Assert.All(numbers.Chunk(2), pair => Assert.Equal(pair[0], pair[1]));
    }

    [Fact]
    public void Every_field_is_described() => Assert.All(
        MessageExamples.All.SelectMany(message => message.ToFrame().Fields.Select(field => field.Key)).Distinct(),
        name => Assert.Contains($"`{name}`", Text, StringComparison.Ordinal));

    private static IEnumerable<Frame> Frames(string side) =>
        Examples().Matches(Text).Where(match => match.Groups[1].Value == side).SelectMany(match => Envelopes(match.Groups["frames"].Value)).Select(envelope => envelope.ToFrame());

    private static List<Envelope> Envelopes(string text)
    {
        var channel = new FrameChannel(new MemoryStream(Encoding.UTF8.GetBytes(text)), Stream.Null);
        var envelopes = new List<Envelope>();
        while (channel.Read() is { } envelope)
        {
            envelopes.Add(envelope);
        }

        return envelopes;
    }

    private static string Repository()
    {
        var folder = new DirectoryInfo(AppContext.BaseDirectory);
        while (!File.Exists(Path.Combine(folder.FullName, "Goldilocks.slnx")))
        {
            folder = folder.Parent!;
        }

        return folder.FullName;
    }

    [GeneratedRegex("```(coordinator|worker)\n(?<frames>.*?)```", RegexOptions.Singleline)]
    private static partial Regex Examples();
}
