using Goldilocks.Catalog;
using Goldilocks.Cli.Interop;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Running;
using Goldilocks.Running;

namespace Goldilocks.Rooms.Tests.Interop;

public sealed class InteropSurveyTests
{
    private const string Payload = "AAEC";

    private readonly ScriptedWorkers _workers = new();
    private ForeignExchange? _foreign;

    [Fact]
    public void Every_library_reads_what_every_other_of_its_format_wrote_and_what_it_wrote_itself()
    {
        Script("one", _ => null);
        Script("two", _ => null);

        var table = Take(("one", "JSON"), ("two", "JSON"));

        Assert.Equal(["one one", "one two", "two one", "two two"], table.Exchanges.Where(exchange => exchange.Workload == "second").Select(exchange => $"{exchange.Writer.Serializer} {exchange.Reader.Serializer}"));
        Assert.All(table.Exchanges, exchange => Assert.Equal(ExchangeVerdict.Equal, exchange.Verdict));
    }

    [Fact]
    public void A_library_is_not_given_what_another_format_looks_like()
    {
        Script("one", _ => null);
        Script("two", _ => null);

        Assert.All(Take(("one", "JSON"), ("two", "YAML")).Exchanges, exchange => Assert.Equal(exchange.Writer, exchange.Reader));
    }

    [Fact]
    public void Another_value_in_silence_is_told_with_its_member_and_both_values()
    {
        Script("one", _ => null);
        Script("two", _ => new DifferentAnswer("Lines[0].At: expected 2026-11-27T03:00:00.0000000Z (Utc), got 2026-11-27T03:00:00.0000000 (Unspecified)"));

        var exchange = Take(("one", "JSON"), ("two", "JSON")).Exchanges.First(exchange => exchange.Writer.Serializer == "one" && exchange.Reader.Serializer == "two");

        Assert.Equal(
            (ExchangeVerdict.Different, "Lines[0].At", "2026-11-27T03:00:00.0000000Z (Utc)", "2026-11-27T03:00:00.0000000 (Unspecified)", "date"),
            (exchange.Verdict, exchange.Difference!.Member, exchange.Difference.Expected, exchange.Difference.Got, exchange.Difference.About));
        Assert.Equal(["an option on date"], exchange.Options.Distinct());
    }

    [Fact]
    public void A_reader_that_dies_of_one_payload_is_started_again_for_the_next()
    {
        Script("one", _ => null);
        var isFirst = true;
        Script("two", _ =>
        {
            (var dies, isFirst) = (isFirst, false);
            return dies ? throw ScriptedWorkers.Crash() : null;
        });

        var read = Take(("one", "JSON"), ("two", "JSON")).Exchanges.Where(exchange => exchange.Reader.Serializer == "two").Select(exchange => exchange.Verdict);

        Assert.Equal([ExchangeVerdict.Ended, ExchangeVerdict.Equal, ExchangeVerdict.Equal, ExchangeVerdict.Equal], read);
    }

    [Fact]
    public void A_library_that_cannot_write_the_value_is_named_with_the_reason_and_still_reads()
    {
        Script("one", _ => null);
        _workers.Script("two", (request, _) => request is PackRequest ? new UnsupportedAnswer("it only reads") : Answer(request));

        var table = Take(("one", "JSON"), ("two", "JSON"));

        Assert.Equal(["it only reads", "it only reads"], table.Silences.Select(silence => silence.Outcome.Reason));
        Assert.Contains(table.Exchanges, exchange => exchange.Reader.Serializer == "two");
    }

    [Fact]
    public void What_became_of_a_pair_in_the_same_way_on_several_workloads_is_recorded_once()
    {
        Script("one", _ => null);

        var recorded = Take(("one", "JSON")).Recorded();

        Assert.Equal(["first", "second"], Assert.Single(recorded).Workloads);
        Assert.Equal("one/plain", recorded[0].Writer);
    }

    [Fact]
    public void Another_language_reads_each_payload_and_its_own_goes_to_that_library_alone()
    {
        Script("one", asked => asked.Payload == "Bw==" ? new DifferentAnswer("Id: expected 1, got 7") : null);
        Script("two", _ => null);
        _foreign = (jobs, _) => [.. jobs.Where(job => job.Workload == "first").Select(job => new ForeignAnswer(job.Id, "library", "3.0.0", job.Id == 0 ? "equal" : "different", job.Id == 0 ? "" : "Id: expected 1, got 2", job.Id == 0 ? "Bw==" : null))];

        var table = Take(("one", "JSON"), ("two", "JSON"));

        Assert.Equal([ExchangeVerdict.Equal, ExchangeVerdict.Different], table.Exchanges.Where(exchange => exchange.Reader.IsForeign).Select(exchange => exchange.Verdict));
        var back = Assert.Single(table.Exchanges, exchange => exchange.Writer.IsForeign);
        Assert.Equal(("one", "7"), (back.Reader.Serializer, back.Difference!.Got));
        Assert.DoesNotContain("Node.js", back.Command, StringComparison.Ordinal);
    }

    private void Script(string program, Func<UnpackRequest, Answer?> unpack) =>
        _workers.Script(program, (request, _) => request is UnpackRequest asked && unpack(asked) is { } answer ? answer : Answer(request));

    private static Answer? Answer(Request request) => request switch
    {
        PackRequest => new PackedAnswer(Payload, ""),
        UnpackRequest { IsCompared: true } => new UnpackedAnswer(""),
        _ => null,
    };

    private InteropTable Take(params (string Program, string Format)[] speakers) => new InteropSurvey(
        [.. speakers.Select(speaker => new FormatSpeaker(new RunVariant(speaker.Program, "", "1.0.0", speaker.Program, IsFloor: false), speaker.Format))],
        [Workload("first"), Workload("second")],
        (_, about) => [$"an option on {about}"],
        _foreign,
        _workers.Start,
        TimeSpan.FromSeconds(1),
        new Dictionary<string, string>()).Take(CancellationToken.None);

    private static ChosenWorkload Workload(string name) => new(new WorkloadInfo(name, "", "values", 1, 1, true, [1], new Dictionary<string, int>()), new Dictionary<string, int>(), [1]);
}
