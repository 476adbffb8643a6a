using System.Globalization;

namespace Goldilocks.Protocol.Tests;

/// <summary>Each side can read the other's messages, and reports what is wrong with anything else.</summary>
public sealed class MessageTests
{
    /// <summary>Fields whose absence means something: no codec, memory, no asynchronous call, nothing that is unsupported, an empty list.</summary>
    private static readonly string[] s_optional =
    [
        "allocation bytes",
        "conform async", "conform parameter",
        "counters last-error",
        "description floor-variant", "description variant", "description workload", "description workload-parameter", "description workload-size",
        "footprint check",
        "graph check-copies", "graph component", "graph read-bytes",
        "open async", "open codec-library", "open parameter", "open sink",
        "opened deserialize.unsupported", "opened partial", "opened serialize.unsupported",
        "peaks generation-collections",
        "rechecked payload",
        "serve parameter",
        "serving deserialize.unsupported", "serving serialize.unsupported",
        "take lead-in",
        "unpack check",
        "warm cell", "warm rest-nanoseconds", "warm step-nanoseconds",
        "warmed plan",
        "was-read keeps-object",
    ];

    [Fact]
    public void There_is_an_example_of_every_message_so_that_the_other_tests_mean_all() => Assert.Equal(
        typeof(Message).Assembly.GetTypes().Where(type => type.IsSubclassOf(typeof(Message)) && !type.IsAbstract).Select(type => type.Name).Order(),
        MessageExamples.All.Select(message => message.GetType().Name).Order());

    [Fact]
    public void Every_message_is_the_same_after_being_written_and_read() => Assert.All(MessageExamples.All, message =>
    {
        var text = message.ToFrame().ToString();
        var read = Read(message, Frame.Parse(text));

        Assert.IsType(message.GetType(), read);
        Assert.Equal(text, read.ToFrame().ToString());
    });

    [Fact]
    public void A_message_without_one_of_its_fields_says_which_unless_that_field_may_be_absent()
    {
        var spared = MessageExamples.All.SelectMany(FieldsThatMayBeAbsent).ToList();

        Assert.Equal(string.Join("\n", s_optional.Order(StringComparer.Ordinal)), string.Join("\n", spared.Order(StringComparer.Ordinal)));
    }

    [Fact]
    public void A_message_with_nonsense_in_one_of_its_fields_says_where_or_takes_it_for_a_text() => Assert.All(MessageExamples.All, message =>
    {
        foreach (var name in message.ToFrame().Fields.Select(field => field.Key).Distinct())
        {
            var nonsense = new Frame(message.Verb);
            foreach (var (key, value) in message.ToFrame().Fields)
            {
                nonsense.With(key, key == name ? "NaN" : value);
            }

            if (Problem(message, nonsense) is { } problem)
            {
                Assert.Contains("NaN", problem, StringComparison.Ordinal);
            }
        }
    });

    [Theory]
    [InlineData("")]
    [InlineData("NaN")]
    [InlineData("-5")]
    [InlineData("1.5")]
    [InlineData("1,000")]
    [InlineData("0x10")]
    [InlineData(" 1")]
    [InlineData("9223372036854775808")]
    [InlineData("12345678901234567890123")]
    public void A_time_that_is_none_is_quoted_with_what_was_expected(string time)
    {
        var frame = new Frame(Verbs.Sample).With("operations", "1").With("thread-nanoseconds", "1").With("wall-nanoseconds", time);

        Assert.Equal(
            $"'sample' has 'wall-nanoseconds' = '{time}', where a whole number of 0 or more was expected",
            Assert.Throws<ProtocolException>(() => Answers.Read(frame)).Message);
    }

    [Fact]
    public void An_answer_that_there_is_not_is_quoted_whatever_it_is() =>
        Assert.Equal("there is no answer 'sampled'", Assert.Throws<ProtocolException>(() => Answers.Read(new Frame("sampled"))).Message);

    [Fact]
    public void A_long_or_unreadable_value_is_quoted_in_part_and_visibly()
    {
        var frame = new Frame(Verbs.Rechecked).With("payload-bytes", "\u001b[2J\u202e" + new string('9', 1_000_000));

        var message = Assert.Throws<ProtocolException>(() => Answers.Read(frame)).Message;

        Assert.StartsWith("'rechecked' has 'payload-bytes' = '\\u001B[2J\\u202E999", message, StringComparison.Ordinal);
        Assert.InRange(message.Length, 100, 300);
    }

    [Fact]
    public void A_worker_of_another_protocol_is_refused()
    {
        var frame = Frame.Parse(MessageExamples.Answers.OfType<DescriptionAnswer>().Single().ToFrame().ToString().Replace("protocol 3", "protocol 1", StringComparison.Ordinal));

        Assert.Equal("the worker speaks protocol 1, where 3 was expected", Assert.Throws<ProtocolException>(() => Answers.Read(frame)).Message);
    }

    [Fact]
    public void Whole_numbers_look_the_same_under_every_culture()
    {
        var before = CultureInfo.CurrentCulture;
        try
        {
            // Swedish writes its own minus sign, and it is not the one of ASCII.
            CultureInfo.CurrentCulture = new CultureInfo("sv-SE");
            var request = new OpenRequest(new Subject("", "person", 1, long.MinValue, new Dictionary<string, int>()));

            Assert.Contains("\nseed -9223372036854775808", request.ToFrame().ToString(), StringComparison.Ordinal);
            Assert.Equal(long.MinValue, ((OpenRequest)Requests.Read(request.ToFrame())).Subject.Seed);
        }
        finally
        {
            CultureInfo.CurrentCulture = before;
        }
    }

    [Fact]
    public void An_answer_to_another_question_is_objected_to()
    {
        var cells = new[] { new BoundOperation(1, Operation.Serialize), new BoundOperation(1, Operation.Deserialize) };
        var warm = new WarmRequest(new WarmupLimits(1, 1, 1, 1, 1, null), cells);
        SamplePlan Plan(long binding, Operation operation) => new(binding, operation, 1, 1);

        Assert.Null(warm.Objection(new WarmingAnswer()));
        Assert.Null(warm.Objection(new WarmedAnswer(1, true, 1, [Plan(1, Operation.Serialize), Plan(1, Operation.Deserialize)])));
        Assert.NotNull(warm.Objection(new WarmedAnswer(1, true, 1, [Plan(1, Operation.Serialize)])));
        Assert.NotNull(warm.Objection(new WarmedAnswer(1, true, 1, [Plan(1, Operation.Serialize), Plan(9, Operation.Deserialize)])));
        Assert.NotNull(warm.Objection(new WarmedAnswer(1, true, 1, [Plan(1, Operation.Serialize), Plan(1, Operation.Deserialize), Plan(1, Operation.Serialize)])));
        Assert.Equal("it is of 1 operations, where 60 were asked for", new SampleRequest(1, Operation.Serialize, 60, 0).Objection(new SampleAnswer(1, 1, 1, 1, 1, 1)));
        Assert.Equal("it has 1 repetitions, where 3 were asked for", new AllocateRequest(1, Operation.Serialize, 3).Objection(new AllocationAnswer(1, [1])));
    }

    private static Message Read(Message like, Frame frame) => like is Request ? Requests.Read(frame) : Answers.Read(frame);

    /// <summary>Null where there is none.</summary>
    private static IEnumerable<string> FieldsThatMayBeAbsent(Message message)
    {
        foreach (var name in message.ToFrame().Fields.Select(field => field.Key).Distinct())
        {
            var without = new Frame(message.Verb);
            foreach (var (key, value) in message.ToFrame().Fields.Where(field => field.Key != name))
            {
                without.With(key, value);
            }

            // No other exception may be thrown.
            if (Problem(message, without) is { } problem)
            {
                Assert.StartsWith($"'{message.Verb}' comes without '{name}', which is ", problem, StringComparison.Ordinal);
            }
            else
            {
                yield return $"{message.Verb} {name}";
            }
        }
    }

    private static string? Problem(Message like, Frame frame)
    {
        try
        {
            Read(like, frame);
            return null;
        }
        catch (ProtocolException exception)
        {
            return exception.Message;
        }
    }
}
