using System.Globalization;
using System.Runtime.CompilerServices;
using Goldilocks.Protocol;

/// <summary>Answers every request as a worker would, without doing anything, but for one mistake.</summary>
internal static class Impostor
{
    /// <summary>About what the object takes that it says it has read. Less would be below the floor, which is a finding.</summary>
    private const long PersonBytes = 4_000;

    private const long Binding = 1;
    private static readonly Stream s_output = Console.OpenStandardOutput();
    private static readonly FrameChannel s_channel = new(Console.OpenStandardInput(), s_output);
    private static string s_mistake = "";

    /// <summary>The mistakes, and none.</summary>
    private static readonly string[] s_variants =
    [
        "none", "missing field", "no number", "23 digits", "not a number", "negative time", "unknown binding", "other operations", "unknown frame", "other frame",
        "too long a frame", "half a frame", "no frame", "other request", "request of 23 digits", "unverifiable",
    ];

    [ModuleInitializer]
    internal static void TakeOver()
    {
        while (s_channel.Read() is { } envelope)
        {
            var request = Requests.Read(envelope.ToFrame());
            Send(envelope.Number, AnswerTo(request).ToFrame());
            if (request is ExitRequest)
            {
                break;
            }
        }

        Environment.Exit(0);
    }

    private static Answer AnswerTo(Request request)
    {
        switch (request)
        {
            case DescribeRequest:
                return new DescriptionAnswer(".NET 10.0.0", "thread-cpu", [.. s_variants.Select(name => new VariantInfo(name))], [.. AllWorkloads.Instances.Select(Describe)]);
            case OpenRequest open:
                s_mistake = open.Subject.Variant;
                return new OpenedAnswer(Binding);
            case VerifyRequest:
                return new VerifiedAnswer("0123456789abcdef", 100, new FirstTimes(1, 1, 1));
            case WarmRequest warm:
                return new WarmedAnswer(1, true, 1, [.. warm.Cells.Select(cell => new SamplePlan(s_mistake == "unknown binding" ? 9 : cell.Binding, cell.Operation, 1000, 1_000_000))]);
            case SampleRequest sample:
                return new SampleAnswer(sample.Operations, 1_000_000, 1_000_000, 1_000_000, 0, 0);
            case AllocateRequest allocate:
                return new AllocationAnswer(PersonBytes, [.. Enumerable.Repeat(PersonBytes, allocate.Repetitions)]);
            case RecheckRequest:
                return new RecheckedAnswer(100);
            default:
                return new DoneAnswer();
        }
    }

    private static WorkloadInfo Describe(Workload workload) => new(
        workload.Name,
        workload.Description,
        workload.SizeUnit,
        workload.DefaultSize,
        workload.MaximumSize,
        workload.IsInDefaultRun,
        [.. workload.Sizes],
        new Dictionary<string, int>(workload.Parameters));

    /// <summary>Samples have most of the mistakes, because most answers of a run are samples.</summary>
    private static void Send(long number, Frame answer)
    {
        if (answer.Verb == Verbs.Verified && s_mistake == "unverifiable")
        {
            answer = Without(answer, "digest");
        }

        if (answer.Verb != Verbs.Sample)
        {
            s_channel.Write(number, answer);
            return;
        }

        switch (s_mistake)
        {
            case "too long a frame":
                Print($"99999999 {number}\n");
                break;
            case "half a frame":
                Print($"1000 {number}\n{answer}");
                Environment.Exit(0);
                break;
            case "no frame":
                Print("hello from a library\n");
                break;
            case "request of 23 digits":
                Print($"{answer.ToString().Length} 12345678901234567890123\n{answer}\n");
                break;
            default:
                s_channel.Write(s_mistake == "other request" ? number + 1 : number, Mistaken(answer));
                break;
        }
    }

    private static Frame Mistaken(Frame answer) => s_mistake switch
    {
        "missing field" => Without(answer, "wall-nanoseconds"),
        "no number" => With(answer, "wall-nanoseconds", "soon"),
        "23 digits" => With(answer, "wall-nanoseconds", "12345678901234567890123"),
        "not a number" => With(answer, "wall-nanoseconds", "NaN"),
        "negative time" => With(answer, "thread-nanoseconds", "-5"),
        "other operations" => With(answer, "operations", "1234567"),
        "unknown frame" => new Frame("sampled"),
        "other frame" => new DoneAnswer().ToFrame(),
        _ => answer,
    };

    private static Frame Without(Frame frame, string name) => Copy(frame, name, value: null);

    private static Frame With(Frame frame, string name, string value) => Copy(frame, name, value);

    private static Frame Copy(Frame frame, string name, string? value)
    {
        var copy = new Frame(frame.Verb);
        foreach (var field in frame.Fields)
        {
            var text = field.Key == name ? value : field.Value;
            if (text is not null)
            {
                copy.With(field.Key, text);
            }
        }

        return copy;
    }

    private static void Print(FormattableString text) => Print(text.ToString(CultureInfo.InvariantCulture));

    private static void Print(string text)
    {
        s_output.Write(System.Text.Encoding.UTF8.GetBytes(text));
        s_output.Flush();
    }
}
